import { screen } from '@testing-library/react';
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
