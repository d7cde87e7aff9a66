import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hasDrafts, keepDraft } from '../../forms/drafts.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { OwnAccount } from './own-account.tsx';

it('puts the layout of a site’s page back by one that is newer than what any device keeps', async () => {
  const before = new Date().toISOString();
  const calls = serve(({ path, body }) =>
    path.startsWith('/auth')
      ? { json: { result: { isAuthenticated: false, user: null, newsFrom: null } } }
      : { json: { result: body } },
  );
  shown(
    <>
      <OwnAccount />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reset the layout' }));
  await screen.findByText('Layout reset');
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.path).toBe('/user/site-details-layout');
  expect(sent?.body).toEqual({ layout: { savedAt: expect.any(String), layouts: {} } });
  const { savedAt } = (sent!.body as { layout: { savedAt: string } }).layout;
  expect(savedAt >= before).toBe(true);
});

it('ends no session, and forgets nothing, where somebody keeps what is typed in this tab', async () => {
  const calls = serve(() => ({
    json: { result: { isAuthenticated: false, user: null, newsFrom: null } },
  }));
  const ask = vi.fn<typeof confirm>(() => false);
  vi.stubGlobal('confirm', ask);
  keepDraft('topic-3', { typed: { name: 'Half a na' } });
  shown(<OwnAccount />);
  const everywhere = screen.getByRole('button', { name: 'Sign out everywhere' });
  await userEvent.click(everywhere);
  expect(ask).toHaveBeenCalledWith(expect.stringMatching(/^Some of what you typed/));
  expect(hasDrafts()).toBe(true);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  sessionStorage.clear();
});
