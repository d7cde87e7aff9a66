import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { serve } from '../testing/serve.ts';
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
