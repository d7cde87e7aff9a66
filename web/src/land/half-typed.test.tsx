import type { SiteList } from '@contract/land/ground/site-lists/site-list.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeTenant } from '../api/host.ts';
import { queryClient } from '../api/query-client.ts';
import { useConsequences } from '../session/follow-consequences.ts';
import { Guarded } from '../session/guarded.tsx';
import SessionExpiredPage from '../session/session-expired-page.tsx';
import SignInPage from '../session/sign-in-page.tsx';
import { TenantGate } from '../session/tenant.tsx';
import { firebase, identityAnswer, refuseSignIn } from '../testing/identity.ts';
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

const tenant = { shortName: 'oak', name: 'Oak', features: [], smallLogo: null, firebase };
const WAY_IN = { name: 'firebase-auth', kind: 'password', label: 'Email', forStaff: true };
/** Whether the session that the browser has is still one. */
let isOpen = true;

beforeEach(() => {
  isOpen = true;
  storeTenant('oak');
  refuseSignIn(undefined);
  serve((asked) => {
    const { path, method } = asked;
    const result = (json: unknown) => ({ json: { result: json } });
    if (path.startsWith('/auth/providers')) return result([WAY_IN]);
    if (path.startsWith('/tenant')) return result(tenant);
    if (path.startsWith('/auth/is-authenticated'))
      return result({ isAuthenticated: isOpen, user: isOpen ? user : null, newsFrom: 0 });
    if (path.startsWith('/auth/firebase-auth/login')) {
      isOpen = true;
      return result({ verified: true, withoutInfo: false, redirectPath: '/' });
    }
    const byIdentity = identityAnswer(asked);
    if (byIdentity) return byIdentity;
    if (!isOpen) return { status: 401, json: { error: { code: 'session-terminated' } } };
    if (method === 'POST') return { json: { created: { data: [{ site_id: 7, tag_id: 1 }] } } };
    return result({ tags: [], lists: [] });
  });
});
afterEach(() => history.replaceState(null, '', '/'));

function Pages({ part }: { part: ReactNode }) {
  useConsequences(false);
  return (
    <Routes>
      <Route path="/session-expired" element={<SessionExpiredPage />} />
      <Route path="/sign-in" element={<SignInPage />} />
      <Route
        path="*"
        element={
          <Guarded guard="signed-in" title="Sites">
            {part}
          </Guarded>
        }
      />
    </Routes>
  );
}

/** Shows it at an address; gives what ends the session elsewhere and signs the same person in again. */
function at(address: string, part: ReactNode) {
  history.replaceState(null, '', address);
  shown(
    <TenantGate>
      <Pages part={part} />
    </TenantGate>,
  );
  return async () => {
    isOpen = false;
    await act(() => queryClient.invalidateQueries());
    await screen.findByRole('heading', { name: 'Your session has ended' });
    expect(location.pathname).toBe('/session-expired');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in again' }));
    fireEvent.change(await field('Email'), { target: { value: user.email } });
    fireEvent.change(await field('Password'), { target: { value: 'secret' } });
    await press('Sign in');
    await waitFor(() => expect(location.pathname).toBe(address));
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
  await signInAgain();

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
  await signInAgain();
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
  await signInAgain();
  await press('Rename');
  expect(await typed('List name')).toBe('Half a name');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Rename');
  expect(await typed('List name')).toBe('As it was');
});
