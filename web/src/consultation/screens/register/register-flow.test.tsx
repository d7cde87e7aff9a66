import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storeTenant } from '../../../api/host.ts';
import { serve } from '../../../testing/serve.ts';
import { shown } from '../../../testing/shown.tsx';
import { RegisterFlow } from './register-flow.tsx';

const lookups = {
  correspondenceTypes: [],
  salutations: [],
  organisationTypes: [],
  countries: [],
  consultationKinds: [],
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('a step that nobody has come to begins at the first; a flow that is left asks first', async () => {
  storeTenant('oak');
  serve(() => ({ json: { result: lookups } }));
  const close = vi.fn<() => void>();
  shown(<RegisterFlow step="correspondence" goTo={() => undefined} close={close} />);
  await screen.findByText(/^Step 1 of 3/);
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Progress will be lost' });
  await press('Continue with form');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Progress will be lost' })).toBeNull(),
  );
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await press('Leave form');
  expect(close).toHaveBeenCalledOnce();
});
