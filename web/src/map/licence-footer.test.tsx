import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { LicenceFooter } from './licence-footer.tsx';

it('hides the licence while it is collapsed, and keeps it for prints of the map', async () => {
  const { container } = shown(
    <LicenceFooter licence="© <b>Oak</b><script>alert(1)</script>" folded={false} />,
  );
  expect((await screen.findByText('Oak')).closest('[hidden]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide map licence' }));
  expect(screen.getByText('Oak').closest('[hidden]')).not.toBeNull();
  expect(container.textContent).toBe('© Oak');
});
