import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyAnswer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { hasDrafts, keepDraft } from '../../../forms/drafts.ts';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { wantEdit } from '../edit-wanted.ts';
import { mountEnding } from './ending.tsx';
import { reloadOwn } from './own-answers.ts';
import { SiteQuestion } from './site-question.tsx';
import { ABOUT_SITES, answeredBy, commentOn, QUESTION } from './testing/about-sites.ts';

const OFF_MAP = 9;
const answers = [commentOn(7, 'Mill field'), commentOn(OFF_MAP, 'Old depot')];

it('an answer about a site that is off the map can be deleted, not edited, and says why', () => {
  wantEdit({ questionId: QUESTION, siteId: OFF_MAP });
  shown(<SiteQuestion data={ABOUT_SITES} own={answeredBy(answers)} clientId={null} />);
  // Who came to edit it reads it: there is no form that leads nowhere.
  expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
  const given = within(screen.getByRole('region', { name: 'Sites that you commented on' }));
  given.getByRole('button', { name: 'Edit answer: What about it?, Mill field' });
  given.getByText('Of Old depot');
  given.getByText(
    'The document does not ask about this site any more. Your answer is kept; you can delete it, not edit it.',
  );
  expect(
    given.queryByRole('button', { name: 'Edit answer: What about it?, Old depot' }),
  ).toBeNull();
  given.getByRole('button', { name: 'Delete answer: What about it?, Old depot' });
});

it('what was begun about a site that is off the map is not gone on with', () => {
  const { answer, ...begun } = commentOn(OFF_MAP, 'Old depot');
  const own = answeredBy([{ ...begun, answer: null, draft: answer, version: 0 }]);
  shown(<SiteQuestion data={ABOUT_SITES} own={own} clientId={null} />);
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment on the site/ });
  expect(comment.value).toBe('');
});

const comment = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment on the site/ });

it('an edit that was begun of an answered site is open, as what was begun about a new one is', () => {
  const begun = { ...commentOn(7, 'Mill field'), draft: commentOn(7, 'Mill field, wetter').answer };
  shown(<SiteQuestion data={ABOUT_SITES} own={answeredBy([begun])} clientId={null} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' }).value).toBe('7');
  expect(comment().value).toBe('Of Mill field, wetter');
  // It can be closed: what was submitted stands.
  screen.getByRole('button', { name: 'Close: What about it?' });
});

it('what this tab alone has is gone on with: who logs in again finds it open', async () => {
  serve(() => ({ json: { result: { mark: 'ours' } } }));
  const begun = { ...commentOn(7, 'Mill field'), draft: commentOn(7, 'Mill field, wetter').answer };
  const value = { ...emptyAnswer(), siteComment: 'Of Brook' };
  keepDraft(`answer::${QUESTION}:8`, { value, base: {} });
  shown(<SiteQuestion data={ABOUT_SITES} own={answeredBy([begun])} clientId={null} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' }).value).toBe('8');
  expect(comment().value).toBe('Of Brook');
  await waitFor(() => expect(hasDrafts()).toBe(false));
});

it('who comes by a link about a site goes on with that site', () => {
  const begun = {
    ...commentOn(8, 'Brook'),
    answer: null,
    version: 0,
    draft: commentOn(8, 'Brook').answer,
  };
  wantEdit({ questionId: QUESTION, siteId: 8 });
  shown(
    <SiteQuestion
      data={ABOUT_SITES}
      own={answeredBy([{ ...commentOn(7, 'Mill field'), draft: answers[0]!.answer }, begun])}
      clientId={null}
    />,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' }).value).toBe('8');
  expect(comment().value).toBe('Of Brook');
});

it('answers to questions that are asked no more are not counted', async () => {
  const dropped = { ...commentOn(7, 'Mill field'), questionId: 'dropped' };
  serve(() => ({ json: { result: answeredBy([...answers, dropped]) } }));
  await act(() => reloadOwn(1));
  document.body.innerHTML = `<div id="${QUESTION}"></div><div data-answers="2"></div>`;
  act(() => mountEnding(1));
  expect((await screen.findByText(/^Answered/)).textContent).toBe('Answered 1 of 2');
});

it('who chooses a site by keys keeps the focus, though another site is another form', async () => {
  shown(<SiteQuestion data={ABOUT_SITES} own={answeredBy(answers.slice(0, 1))} clientId={null} />);
  await userEvent.click(screen.getByRole('button', { name: /another site/ }));
  const site = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' });
  await waitFor(() => expect(document.activeElement).toBe(site()));
  const pass = (id: number) => {
    fireEvent.keyDown(site(), { key: 'ArrowDown' });
    fireEvent.change(site(), { target: { value: String(id) } });
    fireEvent.keyUp(site(), { key: 'ArrowDown' });
  };
  pass(7);
  pass(8);
  expect(comment().value).toBe('');
  await userEvent.tab();
  await waitFor(() => expect(document.activeElement).toBe(site()));
  expect(site().value).toBe('8');
  pass(7);
  fireEvent.keyDown(site(), { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(site()));
  expect(comment().value).toBe('Of Mill field');
  await userEvent.tab();
  expect(document.activeElement).not.toBe(site());
});

it('submits nothing about a site that the menu no longer shows', async () => {
  const sent = serve(() => ({ json: { result: answeredBy(answers) } }));
  const begun = { ...commentOn(7, 'Mill field'), answer: null, version: 0 };
  const draft = commentOn(7, 'Mill field').answer;
  shown(
    <SiteQuestion data={ABOUT_SITES} own={answeredBy([{ ...begun, draft }])} clientId={null} />,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  const menu = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' });
  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  fireEvent.change(menu, { target: { value: '8' } });
  fireEvent.keyUp(menu, { key: 'ArrowDown' });
  const submit = screen.getByRole('button', { name: /^Submit/ });
  fireEvent.mouseDown(submit, { button: 0 });
  fireEvent.blur(menu);
  fireEvent.mouseUp(submit);
  fireEvent.click(submit);
  await waitFor(() => expect(comment().value).toBe(''));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site' }).value).toBe('8');
  expect(sent.filter(({ path }) => path.endsWith('/answer'))).toEqual([]);
});
