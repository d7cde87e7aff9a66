import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
