import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import MyResponsesPage from './my-responses-page.tsx';

/** The page as it is for whoever is signed in so; gives what was asked of the document. */
async function open(kind: string, provider: string) {
  history.replaceState(null, '', '/p/document/7/my-responses');
  const user = {
    uid: 'una',
    email: 'una@oak.test',
    kind,
    provider,
    grants: ['consultations.read'],
  };
  const calls = serve(({ path }) =>
    path.startsWith('/auth')
      ? { json: { result: { isAuthenticated: true, user, newsFrom: 0 } } }
      : { status: 500, json: { error: { code: 'internal', message: 'Out of order' } } },
  );
  shown(
    <Routes>
      <Route path="/p/document/:documentId/my-responses" element={<MyResponsesPage />} />
    </Routes>,
  );
  await screen.findByRole('heading', { level: 1, name: 'My responses' });
  return () => calls.map(({ path }) => path).filter((path) => path.startsWith('/documents/7'));
}
const STAFF =
  'You are currently logged in as a PlaceMaker user. Please log in with a consultation account to submit answers.';
afterEach(() => history.replaceState(null, '', '/'));

it('staff read why they have no responses, and none are asked for', async () => {
  const asked = await open('staff', 'azure');
  await screen.findByText(STAFF);
  expect(asked()).toEqual([]);
});

it('a resident’s are asked for', async () => {
  const asked = await open('consultation', 'firebase-auth');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(STAFF)).toBeNull();
  expect(asked().join()).toContain('/documents/7/my-responses');
});

it('an agent’s say for whom what was answered, and lead to it without losing the focus', async () => {
  history.replaceState(null, '', '/p/document/7/my-responses');
  sessionStorage.clear();
  const user = {
    uid: 'una',
    email: 'una@oak.test',
    kind: 'consultation',
    provider: 'firebase-auth',
    grants: ['consultations.read'],
  };
  const card = (number: number) => ({
    questionId: `q${number}`,
    number,
    title: `Question title ${number}`,
    wording: '',
    section: '',
    isOfSites: false,
    isBegun: false,
    tags: [],
    answers: [],
  });
  const result = {
    title: 'Local plan',
    mayAnswer: true,
    reason: null,
    isUnverified: false,
    mayTag: false,
    deadline: null,
    reference: null,
    consent: null,
    clientName: null,
    clients: [{ id: 'c1', companyName: 'Cedar Homes' }],
    given: [
      { clientId: null, removedName: null, answered: 0, unsent: 0, reference: null },
      { clientId: 'c1', removedName: null, answered: 1, unsent: 2, reference: 'ABC-123' },
      { clientId: 'c2', removedName: 'Beech Ltd', answered: 1, unsent: 0, reference: 'DEF-456' },
    ],
    cards: [card(1), card(2)],
  };
  const forCedar = Promise.withResolvers<void>();
  serve(async ({ path }) => {
    if (path.startsWith('/auth'))
      return { json: { result: { isAuthenticated: true, user, newsFrom: 0 } } };
    if (!path.includes('clientId=c1')) return { json: { result } };
    await forCedar.promise;
    return { json: { result: { ...result, clientName: 'Cedar Homes', reference: 'ABC-123' } } };
  });
  shown(
    <Routes>
      <Route path="/p/document/:documentId/my-responses" element={<MyResponsesPage />} />
    </Routes>,
  );
  const table = await screen.findByRole('table', { name: 'Who you answered for' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ClientAnsweredNot sent yetReference',
    'Myself0 of 20',
    'Cedar Homes1 of 22ABC-123',
    'Beech Ltd1 of 20DEF-456',
  ]);
  expect(within(table).queryByRole('button', { name: 'Beech Ltd' })).toBeNull();
  await screen.findByText('Your own answers');
  expect(rows[1]!.getAttribute('aria-current')).toBe('true');
  const cedar = within(table).getByRole('button', { name: 'Cedar Homes' });
  await userEvent.click(cedar);
  // What was answered for somebody else is gone at once; where one chose stays.
  await waitFor(() => expect(screen.queryByText('Question title 1')).toBeNull());
  expect(screen.queryByText('Your own answers')).toBeNull();
  expect(document.activeElement).toBe(cedar);
  forCedar.resolve();
  expect((await screen.findByText('Answers for Cedar Homes')).getAttribute('role')).toBe('status');
  await screen.findByText('Question title 1');
  expect(document.activeElement).toBe(cedar);
  expect(rows[2]!.getAttribute('aria-current')).toBe('true');
  sessionStorage.clear();
});
