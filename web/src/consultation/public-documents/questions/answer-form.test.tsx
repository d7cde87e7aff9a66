import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyAnswer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { type Asked, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { LiveQuestionFields } from './live-question.tsx';
import { chooseClient } from '../chosen-client.ts';
import { followClient, type OwnAnswers, reloadOwn } from './own-answers.ts';
import { draftOf, hasDrafts, keepDraft } from '../../../forms/drafts.ts';
import { ABOUT_SITES, answeredBy, commentOn, PART, QUESTION } from './testing/about-sites.ts';

let own: OwnAnswers;
let calls: Asked[];
/** Where a tab keeps what is typed about the first site. */
const KEPT = `answer::${QUESTION}:7`;

beforeEach(() => {
  sessionStorage.clear();
  own = answeredBy([]);
  calls = serve(({ method }) => ({ json: { result: method === 'GET' ? own : {} } }));
});

/** By what it says; its name tells its question as well. */
const button = (words: string) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: (name) => name === words || name === `${words}: What about it?`,
  });
const box = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const no = () => screen.getByRole<HTMLInputElement>('radio', { name: 'No' });
const site = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' });
const choose = (id: number) => fireEvent.change(site(), { target: { value: String(id) } });
const comment = (value: string) =>
  fireEvent.change(box(/Comment on the site/), { target: { value } });
/** The drafts that the server was sent, in their order. */
const kept = () =>
  calls
    .filter(({ path }) => path.endsWith('/draft'))
    .map(({ body }) => body as { siteId: number; draft: { siteComment: string } | null });

/** The question about sites as whoever may answer it sees it. */
async function question() {
  await reloadOwn(ABOUT_SITES.documentId);
  return shown(<LiveQuestionFields data={ABOUT_SITES} />);
}

async function filledIn() {
  const page = await question();
  choose(7);
  fireEvent.click(no());
  fireEvent.change(box(/Why not/), { target: { value: 'It floods' } });
  comment('Narrow lane');
  return page;
}

it('Clear empties the site and every field about it, here and on the server, and Undo brings all of it back', async () => {
  await filledIn();
  fireEvent.click(button('Clear'));
  expect(site().value).toBe('');
  expect(no().checked).toBe(false);
  expect(screen.queryByRole('textbox', { name: /Why not/ })).toBeNull();
  expect(box(/Comment on the site/).value).toBe('');
  expect(box(/Comment on the site/).matches(':disabled')).toBe(true);
  screen.getByText(/All fields are empty\./);
  await waitFor(() => expect(kept().at(-1)).toMatchObject({ siteId: 7, draft: null }));

  fireEvent.click(button('Undo'));
  expect(site().value).toBe('7');
  expect(no().checked).toBe(true);
  expect(box(/Why not/).value).toBe('It floods');
  expect(box(/Comment on the site/).value).toBe('Narrow lane');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  // The button that was pressed is gone; the focus is not.
  expect(document.activeElement).toBe(button('Clear'));
  await waitFor(() => expect(kept().at(-1)?.draft?.siteComment).toBe('Narrow lane'));
});

it('what is cleared can be had back until something else is typed', async () => {
  await filledIn();
  fireEvent.click(button('Clear'));
  choose(7);
  button('Undo');
  comment('Wide lane');
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('without a site, cleared or not yet chosen, it cannot be submitted', async () => {
  await filledIn();
  fireEvent.click(button('Clear'));
  fireEvent.click(button('Submit'));
  screen.getByText('Field is required');
  expect(document.activeElement).toBe(site());
  choose(8);
  expect(screen.queryByText('Field is required')).toBeNull();
  choose(0);
  fireEvent.click(button('Submit'));
  screen.getByText('Field is required');
  fireEvent.click(button('Clear'));
  expect(screen.queryByText('Field is required')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/answer'))).toBe(false);
});

it('what was typed about a site and saved is there again after another was looked at', async () => {
  await filledIn();
  await screen.findByText('Draft saved, not sent yet');
  choose(8);
  expect(box(/Comment on the site/).value).toBe('');
  choose(7);
  expect(box(/Comment on the site/).value).toBe('Narrow lane');
});

it('what was typed is read and cannot be sent once the consultation is closed', async () => {
  await filledIn();
  own = { ...own, mayAnswer: false, state: 'closed', reason: 'This consultation closed.' };
  await reloadOwn(ABOUT_SITES.documentId);
  await screen.findByText('This consultation closed.');
  for (const name of ['Submit', 'Clear']) expect(button(name).disabled).toBe(true);
  expect(box(/Comment on the site/).value).toBe('Narrow lane');
  expect(no().matches(':disabled')).toBe(true);
});

it.each([
  ['signed out', 'open', 'Log in or sign up for a consultation account to submit your answers.'],
  ['staff', 'open', 'You are currently logged in as a PlaceMaker user.'],
  ['resident', 'closed', 'This consultation closed.'],
] as const)(
  'who may not answer (%s, %s) reads why beside Clear and Submit, which are locked',
  async (who, state, reason) => {
    const heading = who === 'signed out' ? 'Log in to begin answering questions' : null;
    own = { ...own, who, state, heading, reason, mayAnswer: false };
    await question();
    screen.getByText(reason);
    if (heading) screen.getByText(heading);
    for (const name of ['Submit', 'Clear']) expect(button(name).disabled).toBe(true);
    expect(no().matches(':disabled')).toBe(true);
  },
);

it('who edits an answer can clear it, and close it as it was', async () => {
  own = answeredBy([{ ...commentOn(7, 'Mill field'), questionId: QUESTION }]);
  await question();
  fireEvent.click(button('Edit answer: What about it?, Mill field'));
  expect(box(/Comment on the site/).value).toBe('Of Mill field');
  fireEvent.click(button('Clear'));
  expect(box(/Comment on the site/).value).toBe('');
  fireEvent.click(button('Close'));
  screen.getByText('Of Mill field');
});

it('what is typed is sent at once when the form is left', async () => {
  const { unmount } = await filledIn();
  expect(kept()).toEqual([]);
  unmount();
  await waitFor(() =>
    expect(kept()).toMatchObject([{ siteId: 7, draft: { siteComment: 'Narrow lane' } }]),
  );
  await waitFor(() => expect(draftOf(KEPT)).toBeUndefined());
});

it('what this tab kept and the server has not is sent when one comes back', async () => {
  keepDraft(KEPT, { value: { ...emptyAnswer(), siteComment: 'Narrow lane' }, base: {} });
  await question();
  choose(7);
  expect(box(/Comment on the site/).value).toBe('Narrow lane');
  await screen.findByText('Draft saved, not sent yet');
  expect(kept()).toMatchObject([{ siteId: 7, draft: { siteComment: 'Narrow lane' } }]);
  expect(draftOf(KEPT)).toBeUndefined();
});

it('who goes on typing after coming back sends those words, and nothing that the call does not know', async () => {
  calls = serve(({ method }) =>
    method === 'GET' ? { json: { result: own } } : { status: 503, json: { error: {} } },
  );
  const before = await filledIn();
  before.unmount();
  await waitFor(() => expect(kept()).not.toEqual([]));
  calls = serve(({ method }) => ({ json: { result: method === 'GET' ? own : { mark: 'ours' } } }));
  await question();
  choose(7);
  comment('Narrow lane, and it floods');
  expect(draftOf<{ value: { siteComment: string } }>(KEPT)?.value?.siteComment).toBe(
    'Narrow lane, and it floods',
  );
  await screen.findByText('Draft saved, not sent yet');
  expect(kept().at(-1)?.draft?.siteComment).toBe('Narrow lane, and it floods');
  expect(Object.keys(kept().at(-1) ?? {}).toSorted()).toEqual([
    'clientId',
    'draft',
    'over',
    'siteId',
    'submittedAt',
    'tab',
    'version',
  ]);
  expect(draftOf(KEPT)).toBeUndefined();
});

it('who submits once the session has ended can log in again beside what was typed', async () => {
  await filledIn();
  calls = serve(({ method }) =>
    method === 'GET'
      ? { json: { result: own } }
      : { status: 401, json: { error: { code: 'not-authenticated', message: 'Log in' } } },
  );
  fireEvent.click(button('Submit'));
  const again = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Log in' });
  fireEvent.click(again);
  expect(Object.values(sessionStorage).join()).toContain(`#${QUESTION}`);
  expect(box(/Comment on the site/).value).toBe('Narrow lane');
  expect(hasDrafts()).toBe(true);
});

it('leads to the log in while one types on after the session has ended, until it is saved', async () => {
  calls = serve(({ method }) =>
    method === 'GET'
      ? { json: { result: own } }
      : { status: 401, json: { error: { code: 'not-authenticated', message: 'Log in' } } },
  );
  await filledIn();
  await screen.findByRole('link', { name: 'Log in' });
  comment('Narrow lane, and it floods');
  screen.getByRole('link', { name: 'Log in' });
  screen.getByText(/^Your session has ended/);
  calls = serve(({ method }) => ({ json: { result: method === 'GET' ? own : {} } }));
  await screen.findByText('Draft saved, not sent yet');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

it('says why what is typed is refused, not that it is tried again', async () => {
  const why = 'This consultation closed.';
  calls = serve(({ method }) =>
    method === 'GET'
      ? { json: { result: own } }
      : {
          status: 403,
          json: {
            error: { code: 'not-authorized', message: 'Closed', fields: { document: why } },
          },
        },
  );
  await filledIn();
  await screen.findByText(why);
  expect(screen.queryByText(/trying again/)).toBeNull();
  expect(box(/Comment on the site/).value).toBe('Narrow lane');
});

it('says no more why it was not submitted once one types on, also where that is refused in turn', async () => {
  const refused = (why: string) => ({
    status: 403,
    json: { error: { code: 'not-authorized', message: 'Closed', fields: { document: why } } },
  });
  calls = serve(({ method, path }) =>
    method === 'GET'
      ? { json: { result: own } }
      : refused(path.endsWith('/answer') ? 'Not submitted today' : 'Not saved today'),
  );
  await filledIn();
  fireEvent.click(button('Submit'));
  await screen.findByText('Not submitted today');
  comment('Narrow lane, and it floods');
  expect(screen.queryByText('Not submitted today')).toBeNull();
  await screen.findByText('Not saved today');
});

it('who edits an answer is not held up by an option that is not offered any more', async () => {
  const gone = { questionId: PART, chosen: ['gone'], text: '', conditionalText: '' };
  const before = commentOn(7, 'Mill field');
  own = answeredBy([{ ...before, answer: { ...before.answer!, parts: [gone] } }]);
  await question();
  screen.getByText('An option that is not offered any more');
  fireEvent.click(button('Edit answer: What about it?, Mill field'));
  comment('Wide lane');
  await waitFor(() => expect(kept()).toHaveLength(1));
  expect(kept()[0]!.draft).toMatchObject({ parts: [{ questionId: PART, chosen: [] }] });
});

it('what was submitted elsewhere while the fields stand as they were is not called a draft', async () => {
  own = answeredBy([commentOn(7, 'Mill field')]);
  await question();
  fireEvent.click(button('Edit answer: What about it?, Mill field'));
  const newer = { ...emptyAnswer(), siteComment: 'From the phone' };
  own = answeredBy([{ ...commentOn(7, 'Mill field'), answer: newer, version: 2 }]);
  await act(() => reloadOwn(ABOUT_SITES.documentId));
  expect(box(/Comment on the site/).value).toBe('Of Mill field');
  expect(screen.queryByText('Draft saved, not sent yet')).toBeNull();
});

it('what is left for another client arrives for the one for whom it was typed alone', async () => {
  const stop = followClient(ABOUT_SITES.documentId);
  await filledIn();
  act(() => chooseClient('c2'));
  await waitFor(() => expect(kept()).toMatchObject([{ siteId: 7, clientId: null }]));
  await waitFor(() => expect(draftOf(KEPT)).toBeUndefined());
  await screen.findByRole('combobox', { name: 'Site' });
  expect(site().value).toBe('');
  choose(7);
  expect(box(/Comment on the site/).value).toBe('');
  stop();
});

it('what was written over elsewhere is not compared with what another client has, and stays in this tab', async () => {
  const stop = followClient(ABOUT_SITES.documentId);
  act(() => chooseClient('c1'));
  await filledIn();
  calls = serve(({ method, body }) => {
    if (method === 'GET') return { json: { result: own } };
    if ((body as { clientId: string }).clientId === 'c2')
      return { json: { result: { mark: 'm' } } };
    return { status: 409, json: { error: { code: 'changed-meanwhile', fields: {} } } };
  });
  act(() => chooseClient('c2'));
  await screen.findByRole('combobox', { name: 'Site' });
  choose(7);
  comment('For the second client');
  await screen.findByText('Draft saved, not sent yet');
  expect(kept().map(({ draft }) => draft?.siteComment)).toEqual([
    'Narrow lane',
    'For the second client',
  ]);
  const left = draftOf<{ value: { siteComment: string } }>(`answer:c1:${QUESTION}:7`);
  expect(left?.value?.siteComment).toBe('Narrow lane');
  stop();
});

it('what was submitted before it was kept is sent as a draft where the page is closed while nothing answers', async () => {
  let status = 503;
  calls = serve(({ method, path }) =>
    method === 'GET'
      ? { json: { result: own } }
      : path.endsWith('/answer')
        ? { status, json: { error: { code: 'payload-invalid', fields: {} } } }
        : { json: { result: {} } },
  );
  const tries = () => calls.filter(({ path }) => path.endsWith('/answer')).length;
  await filledIn();
  fireEvent.click(button('Submit'));
  await waitFor(() => expect(tries()).toBe(1));
  expect(kept()).toEqual([]);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() =>
    expect(kept()).toMatchObject([{ siteId: 7, draft: { siteComment: 'Narrow lane' } }]),
  );
  // It tries again by itself, until it is told not to.
  status = 400;
  await waitFor(() => expect(tries()).toBe(2), { timeout: 20_000 });
  await waitFor(() => expect(screen.queryByText(/trying again/)).toBeNull());
});

it('what was submitted and refused before it was kept is sent as a draft', async () => {
  calls = serve(({ method, path }) =>
    method === 'GET'
      ? { json: { result: own } }
      : path.endsWith('/answer')
        ? {
            status: 400,
            json: {
              error: { code: 'payload-invalid', fields: { 'answer.siteComment': 'No links' } },
            },
          }
        : { json: { result: {} } },
  );
  await filledIn();
  fireEvent.click(button('Submit'));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/answer'))).toBe(true));
  await waitFor(() =>
    expect(kept()).toMatchObject([{ siteId: 7, draft: { siteComment: 'Narrow lane' } }]),
  );
});
