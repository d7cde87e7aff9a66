import type { countGivenAnswers } from '@calls/consultation/answers/council-contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { AnswerTools } from './answer-tools.tsx';

const counts: OutputOf<typeof countGivenAnswers> = {
  title: 'Local plan',
  respondents: 4,
  people: 2,
  registered: 0,
  changed: 0,
  begun: 0,
  held: 0,
  waiting: 0,
  ready: 4,
  hasConsultation: true,
  opensToRegister: null,
  mayRegister: true,
  maySearch: true,
  questions: [],
};

it('offers to register once the consultation is closed, and says before when that is', () => {
  const { unmount } = shown(
    <AnswerTools documentId={7} counts={{ ...counts, opensToRegister: '2099-12-01T17:00:00Z' }} />,
  );
  screen.getByText(
    /^Answers can be registered once the consultation is closed: on 1 December 2099/,
  );
  expect(screen.queryByRole('button', { name: 'Register as representations' })).toBeNull();
  unmount();
  shown(<AnswerTools documentId={7} counts={counts} />);
  screen.getByRole('button', { name: 'Register as representations' });
});
