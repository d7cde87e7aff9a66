import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { storeTenant } from '../../api/host.ts';
import { TenantGate } from '../../session/tenant.tsx';
import { type Asked, serve } from '../../testing/serve.ts';
import { shown } from '../../testing/shown.tsx';
import { SentenceSearch } from './sentence-search.tsx';

const brownfield: Filter = { type: 'checkbox list', dbPropertyName: 'land', value: ['B'] };
const answer = {
  filters: [],
  sort: null,
  everything: false,
  understood: [],
  notUnderstood: [],
  by: 'grammar',
};
const read = (part: object) => ({ result: { ...answer, ...part } });
const council = { shortName: 'oak', features: [], firebase: {}, mainColor: '#14539a' };

/** The box over a search of its own, whose form can be reset and searched by. */
function Search() {
  const [searched, setSearched] = useState<Filter[]>([]);
  const [resets, setResets] = useState(0);
  return (
    <>
      <SentenceSearch
        searched={searched}
        resets={resets}
        onRead={({ filters }) => setSearched(filters)}
      />
      <button onClick={() => setResets(resets + 1)}>Reset</button>
      <button onClick={() => setSearched([])}>Other search</button>
      <output>{searched.length} filters</output>
    </>
  );
}

async function show(answers: (asked: Asked) => object, fails = () => false) {
  storeTenant('oak');
  serve((asked) => {
    if (!asked.path.startsWith('/search/site/sentence')) return { json: { result: council } };
    return fails() ? { status: 500, json: {} } : { json: answers(asked) };
  });
  const view = shown(
    <TenantGate>
      <Search />
    </TenantGate>,
  );
  return {
    view,
    box: await screen.findByLabelText<HTMLTextAreaElement>('Search in your own words'),
  };
}
const type = (box: HTMLElement, text: string) => userEvent.type(box, `${text}{enter}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('stands over its own filters only: another search takes the sentence away', async () => {
  const { box } = await show(() => read({ filters: [brownfield] }));
  await type(box, 'brownfield');
  await screen.findByText('1 filter was set. Change it in the form.');
  expect(box.value).toBe('brownfield');
  await press('Other search');
  await waitFor(() => expect(box.value).toBe(''));
  expect(screen.queryByText(/1 filter was set/)).toBeNull();
});

it('a reset clears the box, read or not', async () => {
  const { box } = await show(() => read({ filters: [brownfield] }));
  await userEvent.type(box, 'begun');
  await press('Reset');
  await waitFor(() => expect(box.value).toBe(''));
});

it('after a reload the sentence comes back with its own filters only, and unread with any', async () => {
  const { view, box } = await show(() => read({ filters: [brownfield] }));
  await type(box, 'brownfield');
  await screen.findByText('1 filters');
  view.unmount();
  const again = await show(() => read({}));
  expect(again.box.value).toBe('');
  await userEvent.type(again.box, 'not sent');
  again.view.unmount();
  expect((await show(() => read({}))).box.value).toBe('not sent');
});

it('says what has no counterpart, and that everything is shown', async () => {
  const { box } = await show(({ body }) =>
    JSON.stringify(body).includes('belt')
      ? read({ notUnderstood: ['in green belt'] })
      : read({ everything: true }),
  );
  await type(box, 'in green belt');
  const missing = await screen.findByRole('list', { name: 'Not understood, and left out' });
  expect(missing.textContent).toBe('“in green belt”');
  await screen.findByText(/Part of a name is never taken for the whole/);
  await screen.findByText('Nothing of this was understood. The search has not changed.');
  screen.getByText('0 filters');
  await userEvent.clear(box);
  await type(box, 'show everything');
  await screen.findByText('Every filter was taken away: all sites are shown.');
});

it('keeps what was typed when the server fails, also over a reload, and tries again', async () => {
  let fails = true;
  const answers = () => read({ filters: [brownfield] });
  const { view, box } = await show(answers, () => fails);
  await type(box, 'any');
  await screen.findByText(/The sentence was not read/);
  expect(box.value).toBe('any');
  view.unmount();
  const again = await show(answers, () => fails);
  expect(again.box.value).toBe('any');
  await userEvent.type(again.box, '{enter}');
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(/The sentence was not read/);
  fails = false;
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1 filters');
});
