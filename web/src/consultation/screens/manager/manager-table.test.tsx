import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TenantGate } from '../../../session/tenant.tsx';
import type { Answer, Asked } from '../../../testing/serve.ts';
import { serveCouncil } from '../../../testing/serve-council.ts';
import { shown } from '../../../testing/shown.tsx';
import { turnTo } from '../../../testing/width.ts';
import { OrganisationsTab } from './organisations-tab.tsx';

/** A council without organisations. */
function answer({ path }: Asked): Answer {
  const result = path.endsWith('/fields')
    ? []
    : { records: [], total: 0, page: 1, pages: 0, templates: [] };
  return { json: { result } };
}

it('keeps what was deleted, and what is typed there, as a phone is turned', async () => {
  serveCouncil(answer, {
    grants: ['representations.read', 'representations.write', 'representations.delete'],
  });
  shown(
    <TenantGate>
      <OrganisationsTab add={() => undefined} addColumn={() => undefined} />
    </TenantGate>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deleted' }));
  const drawer = () => within(screen.getByRole('dialog', { name: 'Deleted organisations' }));
  await userEvent.type(drawer().getByLabelText('Search what is deleted'), 'Oak');
  act(() => turnTo(800));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull());
  expect(drawer().getByLabelText<HTMLInputElement>('Search what is deleted').value).toBe('Oak');
});
