import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  type Answer,
  emptyAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import { keepDraft } from '../../../forms/drafts.ts';
import { type Asked, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { LiveQuestionFields } from './live-question.tsx';
import { type OwnAnswers, reloadOwn } from './own-answers.ts';
import { ABOUT_SITES, answeredBy, commentOn, PART, QUESTION } from './testing/about-sites.ts';

let own: OwnAnswers;
let calls: Asked[];

const about = (siteComment: string): Answer => ({
  ...emptyAnswer(),
  siteComment,
  parts: [{ questionId: PART, chosen: ['yess'], text: '', conditionalText: '' }],
});
const drafted = (siteComment: string, draftMark: string): OwnAnswer => ({
  ...commentOn(7, 'Mill field'),
  answer: null,
  version: 0,
  submittedAt: null,
  draft: about(siteComment),
  draftMark,
});
const changed = {
  status: 409,
  json: { error: { code: 'changed-meanwhile', message: 'Changed', fields: { answer: 'Changed' } } },
};
interface Sent {
  draft: Answer | null;
  answer?: Answer;
  version: number;
  over: string | null;
  tab: string;
}
const sent = (what: 'draft' | 'answer') =>
  calls.filter(({ path }) => path.endsWith(`/${what}`)).map(({ body }) => body as Sent);

/** By what it says; its name tells its question as well. */
const button = (words: string) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: (name) => name === words || name === `${words}: What about it?`,
  });
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment on the site/ });
const comment = (value: string) => fireEvent.change(box(), { target: { value } });
const choose = (id: number) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Site' }), {
    target: { value: String(id) },
  });
const ELSEWHERE = /changed this answer on another device/;
const notice = () => screen.findByRole('group', { name: ELSEWHERE });

/** The server as somebody's phone left it while this page was open: it takes what is typed over that alone. */
function serveOver(theirs: OwnAnswer | undefined, failing = 0): void {
  let failures = failing;
  calls = serve(({ method, path, body }) => {
    if (failures > 0) {
      failures -= 1;
      throw new TypeError('No network');
    }
    if (method === 'GET') return { json: { result: answeredBy(theirs ? [theirs] : []) } };
    const { over, version } = body as Sent;
    const draftMark = theirs?.draftMark ?? null;
    if (version !== (theirs?.version ?? 0) || (draftMark && over !== draftMark)) return changed;
    const result = path.endsWith('/answer')
      ? { answer: commentOn(7, 'Mill field'), respondent: null }
      : { savedAt: '2026-01-02T10:00:00.000Z', mark: 'ours' };
    return { json: { result } };
  });
}

async function opened() {
  calls = serve(() => ({ json: { result: own } }));
  await reloadOwn(ABOUT_SITES.documentId);
  return shown(<LiveQuestionFields data={ABOUT_SITES} />);
}

/** What was submitted about the first site is open, and says something else now. */
async function edited() {
  own = answeredBy([commentOn(7, 'Mill field')]);
  await opened();
  fireEvent.click(button('Edit answer: What about it?, Mill field'));
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  comment('Mine');
}

beforeEach(() => {
  sessionStorage.clear();
  own = answeredBy([]);
});

/** The phone has a longer draft by now; this window still shows what it opened with. */
async function typedOverPhone() {
  await opened();
  choose(7);
  serveOver(drafted('A long comment from the phone', 'theirs'));
  comment('Short');
  return notice();
}

it('what was typed on another device is not written over, and both can be read', async () => {
  const there = await typedOverPhone();
  expect(there.textContent).toContain('A long comment from the phone');
  expect(there.textContent).toContain('Yes');
  expect(box().value).toBe('Short');
  comment('Shorter');
  fireEvent.click(button('Submit'));
  screen.getByText('Choose first which of the two it should say');
  expect(document.activeElement?.textContent).toMatch(ELSEWHERE);
  expect(sent('answer')).toEqual([]);
  expect(sent('draft').map(({ draft, over }) => [draft?.siteComment, over])).toEqual([
    ['Short', null],
  ]);
});

it('what stands here goes over it once somebody says so', async () => {
  await typedOverPhone();
  fireEvent.click(button('Keep what stands here'));
  await screen.findByText('Draft saved, not sent yet');
  expect(screen.queryByRole('group', { name: ELSEWHERE })).toBeNull();
  expect(sent('draft').at(-1)).toMatchObject({ draft: { siteComment: 'Short' }, over: 'theirs' });
  comment('Short and sweet');
  await waitFor(() => expect(sent('draft').at(-1)).toMatchObject({ over: 'ours' }));
  const tabs = new Set(sent('draft').map(({ tab }) => tab));
  expect(tabs.size).toBe(1);
});

it('what it says there can be gone on with, and what stood here had back', async () => {
  await typedOverPhone();
  fireEvent.click(button('Use what it says there'));
  expect(box().value).toBe('A long comment from the phone');
  screen.getByText(/What was typed there stands here now\./);
  await waitFor(() =>
    expect(sent('draft').at(-1)).toMatchObject({
      draft: { siteComment: 'A long comment from the phone' },
      over: 'theirs',
    }),
  );
  fireEvent.click(button('Undo'));
  expect(box().value).toBe('Short');
});

it('both can be kept: what stood here, then what it says there', async () => {
  await typedOverPhone();
  fireEvent.click(button('Keep both'));
  const both = 'Short\n\nA long comment from the phone';
  expect(box().value).toBe(both);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  await waitFor(() => expect(screen.queryByRole('group', { name: ELSEWHERE })).toBeNull());
  await screen.findByText('Both stand here now, one after the other.');
  await waitFor(() =>
    expect(sent('draft').at(-1)).toMatchObject({ draft: { siteComment: both }, over: 'theirs' }),
  );
});

it('both texts are kept where one of the two choices has to go, which is said', async () => {
  await opened();
  choose(7);
  serveOver(drafted('A long comment from the phone', 'theirs'));
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  comment('Short');
  await notice();
  fireEvent.click(button('Keep both'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  expect(box().value).toContain('A long comment from the phone');
  await screen.findByText(/the one that was chosen here stays/);
});

it('both are not offered where one says all of it', async () => {
  await opened();
  choose(7);
  serveOver(drafted('Short and sweet', 'theirs'));
  comment('Short');
  await notice();
  expect(screen.queryByRole('button', { name: 'Keep both' })).toBeNull();
});

it('what this tab kept is not sent over what was submitted since', async () => {
  const kept = { value: about('Narrow lane'), base: { version: 0, over: null } };
  keepDraft(`answer::${QUESTION}:7`, kept);
  const submitted = commentOn(7, 'Mill field');
  serveOver(submitted);
  await reloadOwn(ABOUT_SITES.documentId);
  shown(<LiveQuestionFields data={ABOUT_SITES} />);
  expect(box().value).toBe('Narrow lane');
  expect((await notice()).textContent).toContain('Of Mill field');
  fireEvent.click(button('Keep what stands here'));
  await screen.findByText('Draft saved, not sent yet');
  expect(sent('draft').map(({ version }) => version)).toEqual([0, 1]);
});

it('an answer that was submitted elsewhere meanwhile is not written over by submitting', async () => {
  await edited();
  serveOver({ ...commentOn(7, 'Mill field'), version: 2, answer: about('From the phone') });
  fireEvent.click(button('Submit'));
  expect((await notice()).textContent).toContain('From the phone');
  expect(box().value).toBe('Mine');
  fireEvent.click(button('Keep what stands here'));
  await screen.findByText('Draft saved, not sent yet');
  expect(sent('draft').at(-1)).toMatchObject({ version: 2, draft: { siteComment: 'Mine' } });
});

it('submitting within the second in which it would be saved does not end what was typed elsewhere', async () => {
  await opened();
  choose(7);
  serveOver(drafted('A long comment from the phone', 'theirs'));
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  comment('Short');
  fireEvent.click(button('Submit'));
  expect((await notice()).textContent).toContain('A long comment from the phone');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(ELSEWHERE));
  expect(sent('answer').map(({ over }) => over)).toEqual([null]);
  fireEvent.click(button('Keep what stands here'));
  await screen.findByText('Draft saved, not sent yet');
  expect(document.activeElement).toBe(button('Clear'));
});

it('the choice is offered as well where the network was gone meanwhile', async () => {
  await opened();
  choose(7);
  serveOver(drafted('A long comment from the phone', 'theirs'), 3);
  comment('Short');
  await screen.findByText('Not saved yet, trying again', undefined, { timeout: 5000 });
  await waitFor(() => {
    // Each time the device is connected again it is tried at once.
    window.dispatchEvent(new Event('online'));
    const there = screen.getByRole('group', { name: ELSEWHERE });
    expect(there.textContent).toContain('A long comment from the phone');
  });
}, 20_000);

it('an answer that was deleted elsewhere can be submitted again, once somebody has read that', async () => {
  await edited();
  serveOver(undefined);
  fireEvent.click(button('Submit'));
  await screen.findByText(/You have deleted this answer on another device/);
  expect(box().value).toBe('Mine');
  await waitFor(() =>
    expect(sent('draft')).toMatchObject([{ version: 0, draft: { siteComment: 'Mine' } }]),
  );
  fireEvent.click(button('Submit'));
  await waitFor(() => expect(sent('answer').map(({ version }) => version)).toEqual([1, 0]));
});

it('what is the same there needs no choice', async () => {
  await opened();
  choose(7);
  serveOver(drafted('The same', 'theirs'));
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  comment('The same');
  await screen.findByText('Draft saved, not sent yet');
  expect(sent('draft').map(({ over }) => over)).toEqual([null, 'theirs']);
});

it('what is being submitted arrives where another site is chosen meanwhile', async () => {
  await opened();
  let arrive: (() => void) | undefined;
  calls = serve(async ({ path, method }) => {
    if (path.endsWith('/answer')) await new Promise<void>((resolve) => (arrive = resolve));
    const answer = { ...commentOn(7, 'Mill field'), answer: about('Narrow lane') };
    return {
      json: { result: method === 'GET' ? own : { answer, respondent: null, mark: 'ours' } },
    };
  });
  choose(7);
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  comment('Narrow lane');
  fireEvent.click(button('Submit'));
  await screen.findByText('Submitting');
  choose(8);
  comment('The other');
  await waitFor(() => expect(arrive).toBeDefined());
  arrive?.();
  await screen.findByRole('button', { name: 'Edit answer: What about it?, Mill field' });
  expect(box().value).toBe('The other');
});

it('what is typed after one came back to an answer that is being submitted goes over what was submitted', async () => {
  await opened();
  let arrive: (() => void) | undefined;
  let theirs: OwnAnswer | undefined;
  calls = serve(async ({ path, method, body }) => {
    if (method === 'GET') return { json: { result: answeredBy(theirs ? [theirs] : []) } };
    if (path.endsWith('/draft')) {
      if ((body as Sent).version !== (theirs?.version ?? 0)) return changed;
      return { json: { result: { savedAt: '2026-01-02T10:00:00.000Z', mark: 'ours' } } };
    }
    await new Promise<void>((resolve) => (arrive = resolve));
    theirs = { ...commentOn(7, 'Mill field'), answer: about('Narrow lane') };
    return { json: { result: { answer: theirs, respondent: null } } };
  });
  choose(7);
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  comment('Narrow lane');
  fireEvent.click(button('Submit'));
  await waitFor(() => expect(arrive).toBeDefined());
  choose(8);
  choose(7);
  comment('Narrow lane, and it floods');
  await screen.findByText('Saving');
  expect(sent('draft')).toEqual([]);
  arrive?.();
  await screen.findByText('Draft saved, not sent yet');
  expect(box().value).toBe('Narrow lane, and it floods');
  expect(sent('draft').map(({ draft, version }) => [draft?.siteComment, version])).toEqual([
    ['Narrow lane, and it floods', 1],
  ]);
});
