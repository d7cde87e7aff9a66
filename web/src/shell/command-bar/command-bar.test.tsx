import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { noteAccount } from '../../api/account.ts';
import { queryClient } from '../../api/query-client.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { noteOpenedByNobody } from '../../session/user.ts';
import type { Answer } from '../../testing/serve.ts';
import { serveCouncil } from '../../testing/serve-council.ts';
import { shown } from '../../testing/shown.tsx';
import CommandBar from './command-bar.tsx';

const FEATURES = ['consultation pages', 'document builder'];
const READS = ['placemaker.read', 'sites.read', 'representations.read', 'consultations.read'];
const WRITES = [...READS, 'representations.write'];

const site = (siteId: number, label: string) => ({
  kind: 'site',
  label,
  detail: 'Mill Lane',
  siteId,
});
const page = (records: object[]) => ({ records, total: records.length, page: 1, pages: 1 });
const contact = {
  id: 4,
  row_version: 1,
  name: 'Ann Miller',
  organisation: 'Mill Trust',
  email: null,
};

type Served = (path: string, term: string) => Answer | Promise<Answer> | undefined;

/** The server's answers in their form; nothing is found but what a test gives. */
function answers(path: string): unknown {
  if (path.includes('autocomplete')) return { options: [] };
  if (path.includes('/search/places')) return { places: [] };
  if (path.includes('/table')) return page([]);
  if (path.includes('/drafts')) return { documents: [], mayWrite: false };
  if (path.includes('/events')) return { consultations: [] };
  return { lists: [] };
}

function open(served: Served = () => undefined, grants: string[] = WRITES, uid = 'ada') {
  const close = vi.fn<() => void>();
  const calls = serveCouncil(
    ({ path }) => {
      const term = new URLSearchParams(path.split('?')[1]).get('term') ?? '';
      return served(path, term) ?? { json: { result: answers(path) } };
    },
    { grants, uid, council: { features: FEATURES } },
  );
  noteAccount(uid);
  const { unmount } = shown(
    <TenantGate>
      <CommandBar slot={null} close={close} />
    </TenantGate>,
  );
  return { close, calls, unmount };
}
afterEach(() => history.replaceState(null, '', '/'));

const bar = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search or go to' });
const names = () =>
  screen.queryAllByRole('option').map((option) => option.firstElementChild?.textContent ?? '');
const active = async () =>
  document.getElementById((await bar()).getAttribute('aria-activedescendant') ?? '')
    ?.firstElementChild?.textContent;
const found = (name: string) => screen.findByRole('option', { name: new RegExp(name) });
const sitesOf =
  (...sites: object[]): Served =>
  (path) =>
    path.includes('autocomplete') ? { json: { result: { options: sites } } } : undefined;

it('lists what was found under the heading of its kind, with the search of sites last', async () => {
  open((path, term) => {
    if (path.includes('contacts/table')) return { json: { result: page([contact]) } };
    return sitesOf(site(7, 'Corn Mill'))(path, term);
  });
  await userEvent.type(await bar(), 'mill');
  await found('Ann Miller');
  await found('Corn Mill');
  expect(within(screen.getByRole('group', { name: 'Sites' })).getAllByRole('option')).toHaveLength(
    1,
  );
  expect(screen.getByRole('group', { name: 'Contacts' }).textContent).toContain('Mill Trust');
  expect(names()).toEqual(['Corn Mill', 'Ann Miller', 'Search sites for “mill”']);
});

it('is moved through by arrows, Home and End, and opened by Enter, with Ctrl in a new tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { close } = open(sitesOf(site(7, 'Corn Mill'), site(8, 'Mill Yard')));
  const box = await bar();
  await userEvent.type(box, 'mill');
  await found('Mill Yard');
  await waitFor(async () => expect(await active()).toBe('Corn Mill'));
  await userEvent.keyboard('{ArrowDown}');
  expect(await active()).toBe('Mill Yard');
  await userEvent.keyboard('{End}');
  expect(await active()).toBe('Search sites for “mill”');
  await userEvent.keyboard('{ArrowDown}');
  expect(await active()).toBe('Corn Mill');
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/site/8', '_blank', 'noopener'));
  expect(close).not.toHaveBeenCalled();
  expect(box.value).toBe('mill');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/site/8'));
  expect(close).toHaveBeenCalledOnce();
});

it('opens the first that is found where Enter comes before the answer', async () => {
  const answer = Promise.withResolvers<Answer>();
  open((path) => (path.includes('autocomplete') ? answer.promise : undefined));
  await userEvent.type(await bar(), 'OWN-0007{Enter}');
  expect(location.pathname).toBe('/');
  answer.resolve({ json: { result: { options: [site(7, 'Corn Mill')] } } });
  await waitFor(() => expect(location.pathname).toBe('/site/7'));
});

it('stays on what the keyboard is on as answers come above it', async () => {
  const answer = Promise.withResolvers<Answer>();
  open((path) => (path.includes('autocomplete') ? answer.promise : undefined));
  await userEvent.type(await bar(), 'mill');
  await found('Search sites for');
  await userEvent.keyboard('{End}');
  answer.resolve({ json: { result: { options: [site(7, 'Corn Mill')] } } });
  await found('Corn Mill');
  expect(names()).toEqual(['Corn Mill', 'Search sites for “mill”']);
  expect(await active()).toBe('Search sites for “mill”');
});

it('says which kind failed, beside what the others found, and asks it again alone', async () => {
  let fails = true;
  const { calls } = open((path, term) => {
    if (path.includes('contacts/table'))
      return fails ? { status: 500, json: {} } : { json: { result: page([contact]) } };
    return sitesOf(site(7, 'Corn Mill'))(path, term);
  });
  await userEvent.type(await bar(), 'mill');
  const alert = await screen.findByRole('alert', {}, { timeout: 4_000 });
  expect(alert.textContent).toContain('Contacts could not be searched');
  expect(names()).toContain('Corn Mill');
  fails = false;
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Contacts' }));
  await found('Ann Miller');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls.slice(before).map(({ path }) => path.split('?')[0])).toEqual([
    '/consultations/contacts/table',
  ]);
});

it('never shows an answer to an earlier text', async () => {
  const late = Promise.withResolvers<Answer>();
  open((path, term) => {
    if (!path.includes('autocomplete')) return undefined;
    if (term === 'corn') return late.promise;
    return { json: { result: { options: [site(8, 'Yard')] } } };
  });
  const box = await bar();
  await userEvent.type(box, 'corn');
  await screen.findByText(/^Looking in .*Sites/);
  await waitFor(() => expect(queryClient.isFetching({ queryKey: ['commands', 'sites'] })).toBe(1));
  await userEvent.clear(box);
  await userEvent.type(box, 'yard');
  await found('Yard');
  await act(async () => {
    late.resolve({ json: { result: { options: [site(7, 'Corn Mill')] } } });
    await late.promise;
  });
  await waitFor(() => expect(screen.queryByText(/^Looking in/)).toBeNull());
  expect(names()).toEqual(['Yard', 'Search sites for “yard”']);
});

it('says that nothing was found, and offers to search all the same', async () => {
  open();
  await userEvent.type(await bar(), 'qqqq');
  await screen.findByText('Nothing found for “qqqq”', { ignore: '[role=status]' });
  expect(names()).toEqual(['Search sites for “qqqq”']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/map'));
  expect(new URLSearchParams(location.search).get('filters')).toContain('"value":"qqqq"');
});

it('offers nobody what they may not open, and asks nothing for it', async () => {
  const { calls } = open(() => undefined, ['placemaker.read', 'sites.read']);
  const box = await bar();
  await found('Table');
  expect(names()).toContain('Map');
  for (const name of ['New representation', 'Rep Manager', 'Doc Builder', 'Placemaker', 'Contacts'])
    expect(names()).not.toContain(name);
  await userEvent.type(box, 'mill');
  await screen.findByText('Nothing found for “mill”', { ignore: '[role=status]' });
  const asked = calls.map(({ path }) => path.split('?')[0]);
  expect(asked.filter((path) => path?.startsWith('/consultation'))).toEqual([]);
});

it('offers a reader of representations no new one, and a writer does find it', async () => {
  const { unmount } = open(() => undefined, READS);
  await found('Rep Manager');
  expect(names()).not.toContain('New representation');
  unmount();
  queryClient.clear();
  open();
  expect(await found('New representation')).toBeDefined();
});

it('shows first, while nothing is typed, what this account chose last, and no other', async () => {
  const first = open(sitesOf(site(7, 'Corn Mill')));
  await userEvent.type(await bar(), 'mill');
  await found('Corn Mill');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/site/7'));
  first.unmount();

  const again = open();
  await found('Corn Mill');
  expect(screen.getByRole('group', { name: 'Recent' }).textContent).toContain('Corn Mill');
  expect(names()[0]).toBe('Corn Mill');
  again.unmount();

  queryClient.clear();
  noteOpenedByNobody();
  open(() => undefined, WRITES, 'ben');
  await found('Table');
  expect(names()).not.toContain('Corn Mill');
});

it('forgets, among what was chosen last, a page that may not be opened any more', async () => {
  const first = open();
  await userEvent.type(await bar(), 'rep man');
  await found('Rep Manager');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/consultations/representations/all'));
  first.unmount();

  const second = open();
  await found('Rep Manager');
  expect(screen.getByRole('group', { name: 'Recent' }).textContent).toContain('Rep Manager');
  second.unmount();

  queryClient.clear();
  open(() => undefined, ['placemaker.read', 'sites.read']);
  await found('Table');
  expect(names()).not.toContain('Rep Manager');
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

it('closes by Escape', async () => {
  const { close } = open();
  await userEvent.type(await bar(), 'mill{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
