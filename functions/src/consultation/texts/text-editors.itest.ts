import { beforeAll, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { endEditing, noteEditing } from './contract.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;

const officer = () => oak.as('officer');

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
}, 120_000);

it('a text tells who else has it open', async () => {
  const { id } = await said.register();
  expect((await officer().call(noteEditing, { id, tab: 'one' })).others).toEqual([]);
  const { others } = await oak.as('admin').call(noteEditing, { id, tab: 'two' });
  expect(others).toHaveLength(1);
  await officer().call(endEditing, { id, tab: 'one' });
  expect((await oak.as('admin').call(noteEditing, { id, tab: 'two' })).others).toEqual([]);
});
