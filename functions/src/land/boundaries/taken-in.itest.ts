import { beforeAll, describe, expect, it } from 'vitest';
import { addDictionaryField } from '../../council/ground/dictionary/add-dictionary-field.ts';
import { londonDay } from '../../platform/dates/london.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { getSiteTableSums } from '../site-table/contract.ts';
import { getSite } from '../sites/contract.ts';
import { updateGeometry } from './contract.ts';
import { changeBoundary } from './testing/change-boundary.ts';
import { polygon, siteAt, square } from './testing/square.ts';

useWorld();

const [X, Y] = [424_000, 564_000];
let oak: Council;
let [whole, part, over]: number[] = [];
beforeAll(async () => {
  oak = await newCouncil();
  await inSchemaOf(oak, async (tx) => {
    const add = (field: Omit<Parameters<typeof addDictionaryField>[1], 'label'>, label: string) =>
      addDictionaryField(tx, { ...field, label });
    await add({ dbPropertyName: 'site_name', type: 'text.small', searchable: true }, 'Site name');
    await add({ dbPropertyName: 'size_ha', type: 'area.hectares' }, 'Size');
    await add({ dbPropertyName: 'left_on', type: 'date', standardName: 'EndDate' }, 'Left');
  });
  whole = await siteAt(oak, X, Y, 'Whole');
  part = await siteAt(oak, X + 100, Y, 'Part');
  over = await siteAt(oak, X + 150, Y, 'Over the edge');
}, 120_000);

const settle = (json: object) => oak.as('officer').post('/site/boundary/taken-in', { json });
const siteOf = async (siteId: unknown) =>
  (await oak.as('viewer').call(getSite, { siteId: Number(siteId) })).site;
const sums = () => oak.as('viewer').call(getSiteTableSums, { filters: [] });

it('a boundary says which sites it has taken in as a whole', async () => {
  const answer = await changeBoundary(oak, {
    siteId: whole,
    wkbGeometry: polygon(square(X, Y, 200)),
  });
  const { overlaps } = answerOf(updateGeometry, answer);
  expect(overlaps.map(({ name, takenIn }) => [name, takenIn])).toEqual([
    ['Part', true],
    ['Over the edge', false],
  ]);
});

it('they become its children, whose land counts no second time, with history on both', async () => {
  expect((await settle({ siteId: whole, siteIds: [part], becomes: 'child' })).status).toBe(200);
  expect(await siteOf(part)).toMatchObject({ parent_id: whole });
  expect(await sums()).toMatchObject({ sites: 3, inside: 1, ended: 0 });
  expect((await editsOf(oak, Number(part))).join()).toContain('Part of Whole');
  expect((await editsOf(oak, Number(whole))).join()).toContain('Part');
});

it('or end today, and count no more', async () => {
  expect((await settle({ siteId: whole, siteIds: [over], becomes: 'ended' })).status).toBe(200);
  expect(await siteOf(over)).toMatchObject({ left_on: londonDay(new Date()), parent_id: null });
  expect(await sums()).toMatchObject({ inside: 1, ended: 1 });
  expect((await editsOf(oak, Number(over))).join()).toContain('Whole');
});

it('what a site lies inside of does not become its part', async () => {
  for (const siteIds of [[whole], [part]])
    expect((await settle({ siteId: part, siteIds, becomes: 'child' })).status).toBe(400);
  expect(await siteOf(whole)).toMatchObject({ parent_id: null });
});

describe('a merge', () => {
  const merged = async (x: number) => {
    const [big, child, other] = await Promise.all([
      siteAt(oak, x, Y, `Big ${x}`),
      siteAt(oak, x + 100, Y, `Child ${x}`),
      siteAt(oak, x + 150, Y, `Ended ${x}`),
    ]);
    const answer = await changeBoundary(oak, {
      siteId: big,
      wkbGeometry: polygon(square(x, Y, 400)),
    });
    const { change_id } = answerOf(updateGeometry, answer);
    const siteId = big;
    for (const [id, becomes] of [
      [child, 'child'],
      [other, 'ended'],
    ] as const)
      expect((await settle({ siteId, siteIds: [id], becomes, change_id })).status).toBe(200);
    return { big, child, other, change_id };
  };
  const undo = (siteId: unknown, change_id: unknown) =>
    oak.as('officer').post(`/site/${String(siteId)}/undo`, { json: { change_id } });

  it('is undone as one: the boundary, and what became of the sites that it took in', async () => {
    const { big, child, other, change_id } = await merged(X + 2_000);
    const before = await siteOf(big);
    expect(before).toMatchObject({ size_ha: 16 });
    expect((await undo(big, change_id)).status).toBe(200);
    const after = await siteOf(big);
    expect(after).toMatchObject({ size_ha: 1 });
    expect(after.wkb_geometry).not.toEqual(before.wkb_geometry);
    expect(await siteOf(child)).toMatchObject({ parent_id: null });
    expect(await siteOf(other)).toMatchObject({ left_on: null });
    expect((await editsOf(oak, big)).join()).toContain('taken back');
    // Once.
    expect((await undo(big, change_id)).status).not.toBe(200);
  });

  it('stays once something was built on it', async () => {
    const { big, change_id } = await merged(X + 4_000);
    const children = [{ name: 'Corner', wkbGeometry: polygon(square(X + 4_300, Y, 50)) }];
    const made = await oak.as('officer').post('/site/child', { json: { siteId: big, children } });
    expect(made.status).toBe(201);
    expect((await undo(big, change_id)).status).toBe(409);
    expect(await siteOf(big)).toMatchObject({ size_ha: 16 });
  });

  it('asks no second time about what has ended or become a part', async () => {
    const { big } = await merged(X + 6_000);
    const again = await changeBoundary(oak, {
      siteId: big,
      wkbGeometry: polygon(square(X + 6_000, Y, 390)),
    });
    expect(answerOf(updateGeometry, again).overlaps.filter(({ takenIn }) => takenIn)).toEqual([]);
  });
});
