import type { DraftLink } from '@contract/consultation/documents/contract/links.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { type Answer, serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { LinkCheck } from './link-check.tsx';

beforeEach(() => storeTenant('oak'));

const unasked = (n: number): DraftLink => ({
  address: `https://example.org/${n}`,
  askedAt: null,
  isThere: null,
});
const links = Array.from({ length: 12 }, (_, n) => unasked(n));
const answered: Answer = { json: { result: { links: [] } } };
const asked = (calls: ReturnType<typeof serve>) =>
  calls.flatMap(({ body }) => (body as { addresses: string[] }).addresses);

it('asks a few at a time, says how far it is, and stops when somebody wants it', async () => {
  const waiting: ((answer: Answer) => void)[] = [];
  const calls = serve(() => new Promise<Answer>((answer) => waiting.push(answer)));
  shown(<LinkCheck documentId={7} links={links} mayWrite />);
  screen.getByText('12 links, 12 of them not checked yet');
  await userEvent.click(screen.getByRole('button', { name: 'Check links' }));
  await screen.findByText('Checking links… 0/12');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /documents/drafts/7/links',
  ]);
  waiting.shift()!(answered);
  await screen.findByText('Checking links… 5/12');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  waiting.shift()!(answered);
  await screen.findByText(/^Stopped\. What was found is kept/);
  expect(asked(calls)).toEqual(links.slice(0, 10).map(({ address }) => address));
});

it('goes on with what is not known, and asks all again once everything is', async () => {
  const calls = serve(() => answered);
  const now = new Date().toISOString();
  const there = { ...unasked(1), askedAt: now, isThere: true };
  const gone = { ...unasked(2), askedAt: now, isThere: false };
  const { unmount } = shown(
    <LinkCheck documentId={7} links={[there, gone, unasked(3)]} mayWrite />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check links' }));
  await waitFor(() => expect(asked(calls)).toEqual([gone.address, unasked(3).address]));
  unmount();
  shown(<LinkCheck documentId={7} links={[there]} mayWrite />);
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(asked(calls)).toHaveLength(3));
});

it('says when it failed, and is for those who write', async () => {
  serve(() => ({ status: 503, json: { error: { code: 'unavailable', message: 'Busy' } } }));
  const { unmount } = shown(<LinkCheck documentId={7} links={links} mayWrite />);
  await userEvent.click(screen.getByRole('button', { name: 'Check links' }));
  await screen.findByText('Failed to check the links');
  unmount();
  shown(<LinkCheck documentId={7} links={links} mayWrite={false} />);
  expect(screen.queryByRole('button')).toBeNull();
});
