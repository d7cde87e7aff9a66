import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import type { Picked } from '../ground/people/record-picker.tsx';
import { ContactDrawer } from './contact-drawer.tsx';

it('a contact who is there already is offered while another is typed, and is used instead', async () => {
  storeTenant('oak');
  const calls = serve(({ path }) => ({
    json: {
      result: path.includes('look-alikes')
        ? { found: [{ id: 7, name: 'Ada Marsh', about: '' }] }
        : {},
    },
  }));
  const [onAdded, close] = [vi.fn<(picked: Picked) => void>(), vi.fn<() => void>()];
  shown(<ContactDrawer contact={undefined} onAdded={onAdded} close={close} />);
  await userEvent.type(screen.getByLabelText('First name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last name'), 'Marsh');
  // Offers for what was typed before it are gone by then.
  await waitFor(() =>
    expect(calls.map(({ path }) => path).join()).toMatch(/name=Ada(\+|%20)Marsh/),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Use Ada Marsh' }));
  expect(screen.getByText('This may be')).toBeTruthy();
  expect(onAdded.mock.calls).toEqual([[{ id: 7, name: 'Ada Marsh' }]]);
  expect(close).toHaveBeenCalledOnce();
  // Nobody was written down anew.
  expect(calls.filter(({ path }) => path === '/consultations/contacts')).toEqual([]);
});
