import { beforeAll, expect, it } from 'vitest';
import { londonDay } from '../../platform/dates/london.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import type { Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { getSiteTableSums } from '../site-table/contract.ts';
import { getSite } from '../sites/contract.ts';
import { updateGeometry } from './contract.ts';
import { changeBoundary } from './testing/change-boundary.ts';
import { councilWithEnds } from './testing/council-with-ends.ts';
import { polygon, siteAt, square } from './testing/square.ts';

useWorld();

const [X, Y] = [424_000, 564_000];
let oak: Council;
let [whole, part, over]: number[] = [];
beforeAll(async () => {
  oak = await councilWithEnds();
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
