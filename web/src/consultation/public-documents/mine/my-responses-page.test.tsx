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

it('an agent’s say for whom what was answered, and lead to it', async () => {
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
      { clientId: null, answered: 0, unsent: 0, reference: null },
      { clientId: 'c1', answered: 1, unsent: 2, reference: 'ABC-123' },
    ],
    cards: [card(1), card(2)],
  };
  const calls = serve(({ path }) => ({
    json: {
      result: path.startsWith('/auth') ? { isAuthenticated: true, user, newsFrom: 0 } : result,
    },
  }));
  shown(
    <Routes>
      <Route path="/p/document/:documentId/my-responses" element={<MyResponsesPage />} />
    </Routes>,
  );
  const table = await screen.findByRole('table', { name: 'For whom you answered' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ForAnsweredNot sent yetReference',
    'Myself0 of 20',
    'Cedar Homes1 of 22ABC-123',
  ]);
  expect(rows[1]!.getAttribute('aria-current')).toBe('true');
  await userEvent.click(within(table).getByRole('button', { name: 'Cedar Homes' }));
  await waitFor(() => expect(calls.map(({ path }) => path).join()).toContain('clientId=c1'));
  sessionStorage.clear();
});
