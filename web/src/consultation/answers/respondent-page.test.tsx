import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { storeTenant } from '../../api/host.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import RespondentPage from './respondent-page.tsx';

const answer = (id: number, question: string, words: string) => ({
  id,
  respondentId: 1,
  reference: 'REF1',
  name: 'Ann Ashe',
  onBehalfOf: null,
  question,
  wording: '',
  section: '1 Homes',
  number: 1,
  site: null,
  lines: [{ title: '', words, more: '' }],
  comment: '',
  edition: 1,
  submittedAt: '2026-11-23T05:00:00Z',
  representationId: null,
});
const asked = { section: '1 Homes', wording: '' };
const response = (id: number) => ({
  document: 'Local plan',
  reference: `REF${id}`,
  name: 'Ann Ashe',
  onBehalfOf: 'Cedar Homes',
  consent: 'Text only',
  firstSubmittedAt: '2026-11-23T05:00:00Z',
  representationId: null,
  place: id,
  respondents: 2,
  previousId: id === 1 ? null : 1,
  nextId: id === 1 ? 2 : null,
  questions: [
    {
      ...asked,
      questionId: 'a',
      number: 1,
      title: 'How many homes?',
      answers: [answer(5, 'How many dwellings?', 'More')],
    },
    { ...asked, questionId: 'b', number: 2, title: 'Why?', answers: [] },
  ],
});

beforeEach(() => {
  storeTenant('oak');
  history.replaceState(null, '', '/documents/7/answers/1');
  serve(({ path }) => ({ json: { result: response(Number(path.split('/').at(-1))) } }));
  shown(
    <Routes>
      <Route path="/documents/:documentId/answers/:respondentId" element={<RespondentPage />} />
    </Routes>,
  );
});

it('shows every question with what was answered, in the words that were answered', async () => {
  await screen.findByRole('heading', { level: 1, name: 'Response REF1' });
  screen.getByText('Ann Ashe on behalf of Cedar Homes');
  screen.getByText(/Respondent 1 of 2 · .* · Consent to publish: Text only/);
  screen.getByText('As it was asked: How many dwellings?');
  screen.getByText('More');
  screen.getByRole('heading', { level: 2, name: 'Why?' });
  expect(screen.getAllByText('Not answered')).toHaveLength(1);
});

it('walks to the respondents after and before by keys', async () => {
  await screen.findByRole('heading', { level: 1, name: 'Response REF1' });
  expect(screen.queryByRole('link', { name: 'Previous respondent' })).toBeNull();
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { level: 1, name: 'Response REF2' });
  expect(location.pathname).toBe('/documents/7/answers/2');
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { level: 1, name: 'Response REF1' });
});
