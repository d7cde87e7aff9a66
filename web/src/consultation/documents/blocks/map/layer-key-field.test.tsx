import {
  layerEntry,
  type LayerKeyEntry,
  mapContent,
  emptyMap,
  MAX_DIVIDER_NAME,
  MAX_LAYERS,
} from '@contract/consultation/ground/documents/blocks/map/schema.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { serve } from '../../../../testing/serve.ts';
import { shown } from '../../../../testing/shown.tsx';
import { LayerKeyField } from './layer-key-field.tsx';

let key: LayerKeyEntry[];

function Edited() {
  const [entries, setEntries] = useState(key);
  const change = (changed: LayerKeyEntry[]) => {
    key = changed;
    setEntries(changed);
  };
  return <LayerKeyField at="" entries={entries} change={change} />;
}

const layer = (id: string, layerName: string, publicWebmapVisibility = true) => ({
  id,
  layerName,
  placemakerVisibility: true,
  publicWebmapVisibility,
});

const layers = [
  layer('belt', 'Green belt'),
  layer('trees', 'Trees'),
  layer('flood', 'Flood zone'),
  layer('owners', 'Owners', false),
  layer('wards', 'Wards'),
  layer('parks', 'Parks'),
];

async function open(others: string[] = []) {
  key = ['belt', 'trees', 'flood', ...others].map((id) => layerEntry(id));
  serve(() => ({ json: { result: layers } }));
  shown(<Edited />);
  await screen.findByRole('button', { name: 'Move Trees' });
  return userEvent.setup();
}
const ids = () => key.map(({ id, name }) => name || id);
/** What the server would say of it. */
const isKept = () => mapContent.isValidSync({ ...emptyMap(), layerKey: key }, { strict: true });

it('layers are put in order by keyboard, which says where they went and keeps the focus', async () => {
  const user = await open();
  screen.getByRole('button', { name: 'Move Trees' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(ids()).toEqual(['trees', 'belt', 'flood']);
  screen.getByText('Trees moved to 1 of 3');
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(ids()).toEqual(['belt', 'flood', 'trees']);
  screen.getByText('Trees moved to 3 of 3');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Trees' }));
  expect(isKept()).toBe(true);
});

it('headings are added, written and moved between layers; layers are hidden at first, and removed', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add heading' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Heading'));
  await user.keyboard('Water');
  screen.getByRole('button', { name: 'Move Water' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(ids()).toEqual(['belt', 'trees', 'Water', 'flood']);
  await user.click(screen.getByLabelText('Show Flood zone at first'));
  expect(key.map(({ visible }) => visible)).toEqual([true, true, true, false]);
  expect(isKept()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove Green belt' }));
  expect(ids()).toEqual(['trees', 'Water', 'flood']);
  screen.getByText('Green belt removed');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Trees' }));
});

it('a heading that is too long keeps its text when the headings are shown anew in another order', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add heading' }));
  await user.click(screen.getByRole('button', { name: 'Add heading' }));
  const words = () =>
    screen.getAllByLabelText<HTMLInputElement>('Heading').map(({ value }) => value);
  const tooLong = 'Water'.repeat(MAX_DIVIDER_NAME);
  fireEvent.change(screen.getAllByLabelText('Heading')[1] as Element, {
    target: { value: tooLong },
  });
  key = [...key.slice(0, 3), ...key.slice(3).toReversed()];
  cleanup();
  shown(<Edited />);
  await screen.findByRole('button', { name: 'Move Trees' });
  expect(words()).toEqual([tooLong, '']);
});

it('offers the layers that the public may see and that are not chosen', async () => {
  const user = await open();
  await user.click(screen.getByRole('combobox'));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Wards', 'Parks']);
});

it('says that a layer is added, and the focus stays in the box until there is no room', async () => {
  const user = await open(Array.from({ length: MAX_LAYERS - 5 }, (_, at) => `other-${at}`));
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name }));
  };
  await choose('Wards');
  screen.getByText(`Added as ${MAX_LAYERS - 1} of ${MAX_LAYERS - 1}`);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await choose('Parks');
  expect(key).toHaveLength(MAX_LAYERS);
  expect(document.activeElement).toBe(screen.getByLabelText('Show Parks at first'));
});
