import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyAnswer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { hasDrafts, keepDraft } from '../../../forms/drafts.ts';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { LiveQuestionFields } from './live-question.tsx';
import { reloadOwn } from './own-answers.ts';
import { ABOUT_SITES, answeredBy, commentOn } from './testing/about-sites.ts';

const plain = {
  ...ABOUT_SITES,
  question: { ...ABOUT_SITES.question, ...ABOUT_SITES.question.questions[0]!, title: 'Homes?' },
};
const given = {
  ...commentOn(7, ''),
  siteId: null,
  siteName: null,
  answer: { ...emptyAnswer(), chosen: ['yess'] },
};

beforeEach(async () => {
  sessionStorage.clear();
  serve(({ method }) => ({ json: { result: method === 'GET' ? answeredBy([given]) : {} } }));
  await reloadOwn(ABOUT_SITES.documentId);
  shown(<LiveQuestionFields data={plain} />);
});

const button = (name: string) => screen.getByRole('button', { name, hidden: true });

it('asks before an answer is deleted with the focus on Cancel, and says that it is deleted', async () => {
  fireEvent.click(button('Delete answer: Homes?'));
  expect(document.activeElement).toBe(button('Cancel'));
  fireEvent.click(button('Delete'));
  await screen.findByText('Your answer is deleted.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Homes?' })),
  );
});

it('who edits an answer is told so, and is in its first field', async () => {
  fireEvent.click(button('Edit answer: Homes?'));
  await screen.findByText('You can edit your answer.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
});

it('an answer to earlier words is shown in these, also while it is edited', async () => {
  const worded = {
    askedThen: 'How many homes?',
    said: [{ title: '', chosen: ['Of course'], text: '' }],
  };
  serve(() => ({ json: { result: answeredBy([{ ...given, worded }]) } }));
  await act(() => reloadOwn(ABOUT_SITES.documentId));
  await screen.findByText('Of course');
  screen.getByText('As it was asked when you answered: How many homes?');
  fireEvent.click(button('Edit answer: Homes?'));
  await screen.findByText(/^The words of this question have changed/);
  expect(screen.getAllByText('Of course')).toHaveLength(1);
});

it('an answer of which this tab keeps newer words is open: who logs in again finds them', async () => {
  cleanup();
  const value = { ...given.answer, chosen: ['none'], conditionalText: 'It floods' };
  keepDraft(`answer::${plain.id}:`, { value, base: { version: 1 } });
  shown(<LiveQuestionFields data={plain} />);
  const why = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Why not/ });
  expect(why.value).toBe('It floods');
  await waitFor(() => expect(hasDrafts()).toBe(false));
});
