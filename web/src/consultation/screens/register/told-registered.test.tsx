import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { toldRegistered } from './told-registered.ts';

it('says under which number, and leads to it', async () => {
  shown(<Toaster />);
  const { text, link, undo } = toldRegistered({ representation: { id: 313 }, bulk_id: 'b' });
  act(() => void showToast({ kind: 'success', title: 'Done', text, link, action: undo }));
  expect(screen.getByText('Registered as 313')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Open it' }));
  expect(location.pathname + location.search).toBe(
    '/consultations/representations/all?representationId=313',
  );
  expect(screen.queryByText('Registered as 313')).toBeNull();
});
