import type { SiteList } from '@contract/land/ground/site-lists/site-list.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeTenant } from '../api/host.ts';
import { noteClosedSession, noteOpenSession } from '../session/storage.ts';
import { TenantGate } from '../session/tenant.tsx';
import { serve } from '../testing/serve.ts';
import { shown } from '../testing/shown.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { SiteBulkBar } from './bulk-work/bulk-bar.tsx';
import {
  type Pointing,
  type SearchModel,
  SearchModelProvider,
} from './ground/search/search-model.tsx';
import type { FoundSites } from './ground/search/use-found-sites.ts';
import { type SiteOnPage, SiteProvider } from './ground/sites/site-context.tsx';
import { CreateScenario } from './scenarios/scenario-dialogs.tsx';
import { RenameDialog } from './site-lists/rename-dialog.tsx';
import { TagInput } from './tags/tag-input.tsx';

const user = {
  uid: 'ada',
  email: 'ada@oak.test',
  grants: ['sites.read', 'sites.write', 'sites.delete', 'site-lists.write'],
};

beforeEach(() => {
  storeTenant('oak');
  noteOpenSession(user.uid);
  serve(({ path, method }) => {
    const result = (json: unknown) => ({ json: { result: json } });
    if (path.startsWith('/tenant')) return result({ shortName: 'oak', name: 'Oak', features: [] });
    if (path.startsWith('/auth')) return result({ isAuthenticated: true, user, newsFrom: 0 });
    if (method === 'POST') return { json: { created: { data: [{ site_id: 7, tag_id: 1 }] } } };
    return result({ tags: [], lists: [] });
  });
});
afterEach(() => history.replaceState(null, '', '/'));

/** Shows it; gives what ends the session meanwhile and shows it anew to the same person. */
function at(address: string, part: ReactNode) {
  history.replaceState(null, '', address);
  const show = () => shown(<TenantGate>{part}</TenantGate>);
  let { unmount } = show();
  return () => {
    unmount();
    noteClosedSession('ended');
    noteOpenSession(user.uid);
    ({ unmount } = show());
  };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const typed = async (name: string) => (await field(name)).value;

const pointing = { ticked: new Set([7]) as ReadonlySet<number>, everything: false } as Pointing;
const tools = (
  <SearchModelProvider
    model={{} as SearchModel}
    found={{ arriving: false } as FoundSites}
    pointing={pointing}
  >
    <SiteBulkBar />
    <Toaster />
  </SearchModelProvider>
);

it('a tag and a list for selected sites, half typed, outlive the session, and go when put away', async () => {
  const signInAgain = at('/map', tools);
  await press('Tag');
  await userEvent.type(await field('Tag'), 'half a tag');
  await press('Tag');
  await press('List');
  await userEvent.type(await field('List name'), 'Half a list');
  signInAgain();

  await press('List');
  expect(await typed('List name')).toBe('Half a list');
  await press('Cancel');
  await press('List');
  expect(await typed('List name')).toBe('');
  await press('List');
  await press('Tag');
  expect(await typed('Tag')).toBe('half a tag');
  await userEvent.type(await field('Tag'), '{Enter}');
  await screen.findByText('Tag half-a-tag added to 1 site');
  await press('Tag');
  expect(await typed('Tag')).toBe('');
});

it('the name of a scenario and the tag of a site, half typed, outlive the session', async () => {
  const signInAgain = at(
    '/site/7',
    <SiteProvider value={{ siteId: 7, scenario: 'base' } as SiteOnPage}>
      <TagInput input={createRef()} taken={new Set()} add={() => undefined} />
      <CreateScenario close={() => undefined} />
    </SiteProvider>,
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add a tag' }), 'half a tag');
  await userEvent.type(await field('Scenario name'), 'Half a scenario');
  signInAgain();
  const tag = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Add a tag' });
  expect(tag.value).toBe('half a tag');
  expect(await typed('Scenario name')).toBe('Half a scenario');
});

function Renaming() {
  const [open, setOpen] = useState(false);
  const list: SiteList = { id: 3, listName: 'As it was', isUnique: false, sites: 0, isOwn: true };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      {open && <RenameDialog list={list} close={() => setOpen(false)} />}
    </>
  );
}

it('another name for a list outlives the session, and goes when put away', async () => {
  const signInAgain = at('/list/3', <Renaming />);
  await press('Rename');
  await userEvent.clear(await field('List name'));
  await userEvent.type(await field('List name'), 'Half a name');
  signInAgain();
  await press('Rename');
  expect(await typed('List name')).toBe('Half a name');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Rename');
  expect(await typed('List name')).toBe('As it was');
});
