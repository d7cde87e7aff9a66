import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { serve } from '../testing/serve.ts';
import { TenantGate } from '../session/tenant.tsx';
import { serveCouncil } from '../testing/serve-council.ts';
import { shown } from '../testing/shown.tsx';
import KeyList from './key-list.tsx';

const place = document.createElement('main');
beforeEach(() => {
  queryClient.clear();
  place.innerHTML = '';
  document.body.append(place);
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

function show(address: string) {
  history.replaceState(null, '', address);
  serve(() => ({ status: 401, json: { error: { code: 'unauthenticated', message: 'No' } } }));
  shown(<KeyList />);
}
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });

it('focuses the search of the page, unfolded first where it is folded away', async () => {
  show('/table');
  place.innerHTML = '<input data-search>';
  expect(press('/')).toBe(false);
  expect(document.activeElement).toBe(place.firstElementChild);
  expect(press('/', place.firstElementChild!)).toBe(true);

  place.innerHTML = '<button data-opens-search></button>';
  const unfold = () => (place.innerHTML = '<input data-search id="box">');
  place.querySelector('button')!.addEventListener('click', unfold);
  press('/');
  await waitFor(() => expect(document.activeElement?.id).toBe('box'));
});

it('loses nothing of what is typed before a search that is folded away has come', async () => {
  show('/table');
  place.innerHTML = '<button data-opens-search></button>';
  press('/');
  for (const key of ['O', 'W', 'N', '-', '6', 'Enter']) expect(press(key)).toBe(false);
  const taken: string[] = [];
  place.innerHTML = '<form><input data-search></form>';
  const box = place.querySelector('input')!;
  box.addEventListener('input', () => taken.push(box.value));
  box.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    taken.push('searched');
  });
  await waitFor(() => expect(taken).toEqual(['OWN-6', 'searched']));
  expect(document.activeElement).toBe(box);
  expect(press('x', box)).toBe(true);
});

it('leaves the key to the browser where there is nothing to search, and does not list it', async () => {
  show('/p/document');
  expect(press('/')).toBe(true);
  expect(location.pathname).toBe('/p/document');
  press('?');
  await screen.findByText('Show this list');
  expect(screen.queryByText('Go to the search')).toBeNull();
});

function showToStaff(address: string) {
  history.replaceState(null, '', address);
  serveCouncil(() => ({ json: { result: { lists: [] } } }), { grants: ['placemaker.read'] });
  shown(
    <TenantGate>
      <div data-commands />
      <KeyList />
    </TenantGate>,
  );
  return screen.findByRole('button', { name: /^Search or go to/ });
}
const bar = () => screen.findByRole('combobox', { name: 'Search or go to' });

it('opens the command bar by a slash, Ctrl or Cmd and K, or a press, and gives the focus back', async () => {
  const button = await showToStaff('/settings');
  button.focus();
  const openers = [
    () => press('/', button),
    () => fireEvent.keyDown(button, { key: 'k', ctrlKey: true }),
    () => fireEvent.keyDown(button, { key: 'K', metaKey: true }),
    () => fireEvent.click(button),
  ];
  for (const open of openers) {
    open();
    await waitFor(async () => expect(document.activeElement).toBe(await bar()));
    press('Escape', document.activeElement!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  }
});

it('leaves both keys to whoever types, and the slash to a page that has a search', async () => {
  await showToStaff('/settings');
  place.innerHTML = '<input data-search>';
  const box = place.querySelector('input')!;
  expect(press('/', box)).toBe(true);
  expect(fireEvent.keyDown(box, { key: 'k', ctrlKey: true })).toBe(true);
  expect(press('/')).toBe(false);
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await bar();
});

it('searches the page for what was typed into the command bar', async () => {
  const button = await showToStaff('/settings');
  place.innerHTML = '<form><input data-search value="before"></form>';
  const box = place.querySelector('input')!;
  const sent: string[] = [];
  box.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(box.value);
  });
  fireEvent.click(button);
  fireEvent.change(await bar(), { target: { value: 'mill' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Search this page for “mill”' }));
  await waitFor(() => expect(sent).toEqual(['mill']));
  expect(document.activeElement).toBe(box);
});
