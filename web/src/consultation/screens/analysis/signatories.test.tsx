import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../api/query-client.ts';
import { hasDrafts } from '../../../forms/drafts.ts';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shown } from '../../../testing/shown.tsx';
import { Signatories } from './signatories.tsx';

const GRANTS = { grants: ['representations.read', 'representations.write'] };
const member = { representationId: 12, representee: 'Ada', similarity: 1, signatories: 1 };
const field = () => screen.findByLabelText<HTMLInputElement>('Signatories of representation 12');
let stored = 120;

beforeEach(() => {
  stored = 120;
  sessionStorage.clear();
  queryClient.clear();
});

const answering = () =>
  serveCouncil(({ body }) => {
    const { from, signatories } = body as { from: number; signatories: number };
    const fields = { signatories: String(stored) };
    if (from !== stored)
      return { status: 409, json: { error: { code: 'changed-meanwhile', message: '', fields } } };
    stored = signatories;
    return { json: { result: { campaign: {} } } };
  }, GRANTS);
const sent = (calls: ReturnType<typeof answering>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('tells a colleague’s newer number before it is replaced, and keeps the typed one', async () => {
  const calls = answering();
  const page = shown(<Signatories campaignId={3} of={member} />);
  await waitFor(async () => expect((await field()).disabled).toBe(false));
  await userEvent.clear(await field());
  await userEvent.type(await field(), '30{Enter}');
  await screen.findByText(/^Somebody else has since changed this to: 120\./);
  page.unmount();
  // After a reload as well.
  shown(<Signatories campaignId={3} of={{ ...member, signatories: 120 }} />);
  await screen.findByText(/^Somebody else has since changed this to: 120\./);
  expect((await field()).value).toBe('30');
  expect(stored).toBe(120);
  await waitFor(async () => expect((await field()).disabled).toBe(false));
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect(stored).toBe(30));
  // Its own number is no colleague's, though it is not listed yet.
  await waitFor(() => expect(hasDrafts()).toBe(false));
  expect((await field()).value).toBe('30');
  await userEvent.clear(await field());
  await userEvent.type(await field(), '31{Enter}');
  await waitFor(() => expect(stored).toBe(31));
  expect(sent(calls)).toEqual([
    { signatories: 30, from: 1 },
    { signatories: 30, from: 120 },
    { signatories: 31, from: 30 },
  ]);
});

it('replaces a colleague’s number by no mere leaving of the field, and lets it be with Escape', async () => {
  const calls = answering();
  shown(<Signatories campaignId={3} of={member} />);
  await waitFor(async () => expect((await field()).disabled).toBe(false));
  await userEvent.clear(await field());
  await userEvent.type(await field(), '30{Enter}');
  await screen.findByText(/^Somebody else has since changed this to: 120\./);
  await userEvent.click(await field());
  await userEvent.tab();
  await userEvent.type(await field(), '{Escape}');
  expect((await field()).value).toBe('120');
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  expect(hasDrafts()).toBe(false);
  await userEvent.tab();
  expect(sent(calls)).toEqual([{ signatories: 30, from: 1 }]);
});

it('is saved on leaving the field again once somebody has typed on over a colleague’s number', async () => {
  answering();
  shown(<Signatories campaignId={3} of={member} />);
  await waitFor(async () => expect((await field()).disabled).toBe(false));
  await userEvent.clear(await field());
  await userEvent.type(await field(), '30{Enter}');
  await screen.findByText(/^Somebody else has since changed this to: 120\./);
  await userEvent.type(await field(), '5');
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  await userEvent.tab();
  await waitFor(() => expect(stored).toBe(305));
  await waitFor(() => expect(hasDrafts()).toBe(false));
});
