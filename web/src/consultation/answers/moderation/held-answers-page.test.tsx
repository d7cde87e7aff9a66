import type { HeldAnswer } from '@contract/consultation/answers/contract/moderation.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import HeldAnswersPage from './held-answers-page.tsx';

const held: HeldAnswer = {
  id: 5,
  respondentId: 2,
  reference: 'D1-ABCD-EF',
  name: '<Redacted name>',
  onBehalfOf: null,
  question: 'Why?',
  wording: '',
  section: '',
  number: 3,
  site: null,
  lines: [{ title: '', words: '<Redacted>', more: '' }],
  comment: '',
  edition: 1,
  submittedAt: '2026-04-02T10:00:00.000Z',
  representationId: null,
  document: { id: 1, title: 'Local plan' },
  version: 1,
  state: 'held',
  heldFor: ['hidden field'],
  decisions: [],
};
const listed = (mayDecide: boolean) => ({
  json: {
    result: { answers: [held], counts: { held: 1, approved: 0, rejected: 0 }, mayDecide },
  },
});
afterEach(() => history.replaceState(null, '', '/'));

it('held answers that cannot be loaded are said to be so, and are asked for again', async () => {
  let failing = true;
  const failure = { status: 500, json: { error: { code: 'internal', message: 'Out of order' } } };
  serve(() => (failing ? failure : listed(true)));
  shown(<HeldAnswersPage />);
  await screen.findByText('Failed to load held answers');
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('A field that people do not see was filled in');
  expect(screen.getAllByRole('button', { name: /^(Approve|Reject) the answer of/ })).toHaveLength(
    2,
  );
});

it('those who may not decide read why, and are offered no decision', async () => {
  history.replaceState(null, '', '/documents/held-answers?document=1');
  const calls = serve(() => listed(false));
  shown(<HeldAnswersPage />);
  await screen.findByText(/^Only those who may register representations/);
  expect(screen.queryByRole('button', { name: /^(Approve|Reject) the answer of/ })).toBeNull();
  expect(calls.map(({ path }) => path).join()).toContain('documentId=1');
});
