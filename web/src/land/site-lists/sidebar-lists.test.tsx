import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useUser } from '../../session/user.ts';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import SidebarLists from './sidebar-lists.tsx';

const Grants = () => <p>{useUser()?.grants.join(', ')}</p>;

/** The lists in the menu of somebody with these permissions, once these are known. */
async function show(...grants: string[]) {
  const lists = [{ id: 9, listName: 'By the river', isUnique: false }];
  const asked = serveCouncil(() => ({ json: { result: { lists } } }), { grants });
  shown(
    <>
      <Grants />
      <SidebarLists open />
    </>,
  );
  await screen.findByText(grants.join(', '));
  return asked;
}
const reader = ['placemaker.read', 'site-lists.read'];

it('are in the menu of those who may change them', async () => {
  await show(...reader, 'site-lists.write', 'site-lists.delete');
  await screen.findByRole('link', { name: 'By the river' });
  screen.getByLabelText('Search site lists');
  expect(screen.getByRole('button', { name: 'New list' })).toBeTruthy();
});

it('are not in the menu of those who may not change them', async () => {
  const asked = await show(...reader);
  expect(screen.queryByLabelText('Search site lists')).toBeNull();
  expect(screen.queryByRole('button', { name: 'New list' })).toBeNull();
  expect(asked.some(({ path }) => path.includes('list'))).toBe(false);
});
