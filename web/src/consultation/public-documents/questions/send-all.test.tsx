import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyAnswer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { hasDrafts, keepDraft } from '../../../forms/drafts.ts';
import { type Asked, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { mountEnding } from './ending.tsx';
import { LiveQuestionFields } from './live-question.tsx';
import { type OwnAnswers, reloadOwn } from './own-answers.ts';
import { ABOUT_SITES, answeredBy, commentOn, PART, QUESTION } from './testing/about-sites.ts';

let own: OwnAnswers;
let calls: Asked[];

/** What was typed about a site and never sent. */
const begun = (siteId: number, siteName: string, chosen: string[]) => ({
  ...commentOn(siteId, siteName),
  answer: null,
  version: 0,
  submittedAt: null,
  draft: {
    ...commentOn(siteId, siteName).answer!,
    parts: [{ questionId: PART, text: '', chosen, conditionalText: '' }],
  },
});

beforeEach(() => {
  sessionStorage.clear();
  calls = serve(({ method, body, path }) => {
    if (method === 'GET') return { json: { result: own } };
    if (path.endsWith('/draft')) return { json: { result: { savedAt: '', mark: null } } };
    const sent = body as { siteId: number; answer: object };
    const answer = {
      ...commentOn(sent.siteId, `Site ${sent.siteId}`),
      answer: sent.answer,
      draft: null,
    };
    return { json: { result: { answer, respondent: { reference: 'R1', consent: null } } } };
  });
});

afterEach(() => document.querySelector('[data-answers]')?.remove());

const submitted = () =>
  calls
    .filter(({ path }) => path.endsWith('/answer'))
    .map(({ body }) => (body as { siteId: number }).siteId);

/** The document with its question about sites, as a resident sees it who comes back. */
async function page(answers: OwnAnswers['answers']) {
  own = answeredBy(answers);
  await reloadOwn(ABOUT_SITES.documentId);
  shown(
    <div id={QUESTION}>
      <div className="asks">
        <LiveQuestionFields data={ABOUT_SITES} />
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(ABOUT_SITES) }}
        />
      </div>
    </div>,
  );
  const ending = document.createElement('div');
  ending.dataset['answers'] = '1';
  document.body.append(ending);
  act(() => mountEnding(ABOUT_SITES.documentId));
  await screen.findByText(/^Answered/);
}

it('says at the question, in the bar and at the end what is typed and not sent, and sends all of it at once', async () => {
  await page([begun(7, 'Mill field', ['yess']), begun(8, 'Brook', ['yess'])]);
  screen.getByText('Draft saved, not sent yet');
  expect(screen.getByRole('link', { name: '2 not sent' }).getAttribute('href')).toBe(
    '#your-answers',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send all 2 answers' }));
  const told = await screen.findByText('2 answers have been sent.');
  expect(submitted().toSorted()).toEqual([7, 8]);
  expect(screen.queryByText(/not sent/)).toBeNull();
  expect(document.activeElement).toBe(told);
});

it('sends what this tab keeps where the server has less of it, and keeps it no more', async () => {
  const both = [begun(7, 'Mill field', ['yess']), begun(8, 'Brook', ['yess'])];
  for (const { siteId, draft } of both) {
    const value = { ...draft, siteComment: `${draft.siteComment}, and newer` };
    keepDraft(`answer::${QUESTION}:${siteId}`, { value, base: { over: 'mine' } });
  }
  await page(both);
  fireEvent.click(screen.getByRole('button', { name: 'Send all 2 answers' }));
  await screen.findByText('2 answers have been sent.');
  const sent = calls.filter(({ path }) => path.endsWith('/answer'));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { siteId: 7, answer: { siteComment: 'Of Mill field, and newer' } },
    { siteId: 8, answer: { siteComment: 'Of Brook, and newer' }, over: 'mine' },
  ]);
  await waitFor(() => expect(hasDrafts()).toBe(false));
  expect(screen.queryByText(/not sent/)).toBeNull();
});

it('sends of every site what this tab alone keeps, though one form at most is open', async () => {
  for (const siteId of [7, 8]) {
    const { draft: value } = begun(siteId, `Site ${siteId}`, ['yess']);
    keepDraft(`answer::${QUESTION}:${siteId}`, { value, base: {} });
  }
  // What another client's agent typed, and about a site that is asked no more.
  keepDraft(`answer:ann:${QUESTION}:8`, { value: begun(8, 'Brook', ['none']).draft, base: {} });
  keepDraft(`answer::${QUESTION}:9`, { value: begun(9, 'Gone', ['yess']).draft, base: {} });
  await page([]);
  fireEvent.click(screen.getByRole('button', { name: 'Send all 2 answers' }));
  await screen.findByText('2 answers have been sent.');
  expect(submitted().toSorted()).toEqual([7, 8]);
  expect(screen.queryByText(/not sent/)).toBeNull();
});

it('sends what is whole, and says of the rest where it stands', async () => {
  await page([begun(7, 'Mill field', []), begun(8, 'Brook', ['yess'])]);
  fireEvent.click(screen.getByRole('button', { name: 'Send all 2 answers' }));
  await screen.findByText(/^Your answer has been sent\. 1 answer was not sent/);
  expect(submitted()).toEqual([8]);
});

it('counts what is typed on this page before it is saved, and not what was typed back to what was sent', async () => {
  await page([commentOn(7, 'Mill field')]);
  fireEvent.click(screen.getByRole('button', { name: 'Edit answer: What about it?, Mill field' }));
  const comment = screen.getByRole('textbox', { name: /Comment on the site/ });
  expect(screen.queryByText(/not sent/)).toBeNull();
  fireEvent.change(comment, { target: { value: 'Wetter' } });
  screen.getByRole('link', { name: '1 not sent' });
  fireEvent.change(comment, { target: { value: 'Of Mill field' } });
  await waitFor(() => expect(screen.queryByText(/not sent/)).toBeNull());
});

it('keeps what a question asks above what was answered to it', async () => {
  const plain = {
    ...ABOUT_SITES,
    question: {
      ...ABOUT_SITES.question,
      ...ABOUT_SITES.question.questions[0]!,
      title: 'Policy P1',
      question: '<p>Do you agree with it?</p>',
    },
  };
  own = answeredBy([
    {
      ...commentOn(7, ''),
      siteId: null,
      siteName: null,
      answer: { ...emptyAnswer(), chosen: ['none'], conditionalText: 'It floods' },
    },
  ]);
  await reloadOwn(ABOUT_SITES.documentId);
  shown(<LiveQuestionFields data={{ ...plain, id: QUESTION }} />);
  const said = ['Policy P1', 'Do you agree with it?', 'No', 'Why not?', 'It floods'];
  expect(said.filter((words) => !screen.queryByText(words))).toEqual([]);
});
