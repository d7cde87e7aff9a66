import { beforeAll, expect, it } from 'vitest';
import { answerOf } from '../../platform/testing/answer-of.ts';
import type { Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { deleteSites, getSite } from '../sites/contract.ts';
import { updateGeometry } from './contract.ts';
import { changeBoundary } from './testing/change-boundary.ts';
import { councilWithEnds } from './testing/council-with-ends.ts';
import { polygon, siteAt, square } from './testing/square.ts';

useWorld();

const Y = 564_000;
let oak: Council;
beforeAll(async () => {
  oak = await councilWithEnds();
}, 120_000);

const officer = () => oak.as('officer');
const siteOf = async (siteId: number) =>
  (await oak.as('viewer').call(getSite, { siteId })).site as Record<string, unknown>;
const editsIn = async (siteId: number) => (await editsOf(oak, siteId)).join();
const drawn = async (siteId: number, x: number, side: number) => {
  const answer = await changeBoundary(oak, { siteId, wkbGeometry: polygon(square(x, Y, side)) });
  return answerOf(updateGeometry, answer);
};
const settle = async (json: object) =>
  expect((await officer().post('/site/boundary/taken-in', { json })).status).toBe(200);
const write = async (siteId: number, column_name_raw: string, new_value: unknown) => {
  const json = { column_name_raw, new_value };
  expect((await officer().put(`/site/${siteId}?scenario=base`, { json })).status).toBe(200);
};
const remove = (siteId: number) => oak.as('admin').call(deleteSites, { sites_ids: [siteId] });
const undo = async (siteId: number, change_id?: unknown) => {
  const json = change_id === undefined ? {} : { change_id };
  const { status, body } = await officer().post(`/site/${siteId}/undo`, { json });
  return { status, told: JSON.stringify(body) };
};

/** A site that has taken in one as its part, and one that ended for it. */
async function merged(x: number) {
  const big = await siteAt(oak, x, Y, `Big ${x}`);
  const child = await siteAt(oak, x + 100, Y, `Child ${x}`);
  const ended = await siteAt(oak, x + 150, Y, `Ended ${x}`);
  const { change_id } = await drawn(big, x, 400);
  await settle({ siteId: big, siteIds: [child], becomes: 'child', change_id });
  await settle({ siteId: big, siteIds: [ended], becomes: 'ended', change_id });
  return { big, child, ended, change_id, names: { ended: `Ended ${x}`, child: `Child ${x}` } };
}

it('a merge is undone as one: the boundary, and what became of the sites that it took in', async () => {
  const { big, child, ended, change_id } = await merged(402_000);
  const before = await siteOf(big);
  expect(before).toMatchObject({ size_ha: 16 });
  expect((await undo(big, change_id)).status).toBe(200);
  const after = await siteOf(big);
  expect(after).toMatchObject({ size_ha: 1 });
  expect(after['wkb_geometry']).not.toEqual(before['wkb_geometry']);
  expect(await siteOf(child)).toMatchObject({ parent_id: null });
  expect(await siteOf(ended)).toMatchObject({ left_on: null });
  expect(await editsIn(big)).toContain('taken back');
  // Once.
  expect((await undo(big, change_id)).status).not.toBe(200);
});

it('two boundaries are undone one after the other, the newer first', async () => {
  const site = await siteAt(oak, 404_000, Y, 'Twice');
  const first = await drawn(site, 404_000, 200);
  const second = await drawn(site, 404_000, 300);
  const early = await undo(site, first.change_id);
  expect(early.status).toBe(409);
  expect((await undo(site, second.change_id)).status).toBe(200);
  expect(await siteOf(site)).toMatchObject({ size_ha: 4 });
  expect((await undo(site, first.change_id)).status).toBe(200);
  expect(await siteOf(site)).toMatchObject({ size_ha: 1 });
});

it('stays while something is built on it, which is named', async () => {
  const { big, change_id } = await merged(406_000);
  const children = [{ name: 'Corner', wkbGeometry: polygon(square(406_300, Y, 50)) }];
  const made = await officer().post('/site/child', { json: { siteId: big, children } });
  expect(made.status).toBe(201);
  const refused = await undo(big, change_id);
  expect(refused.status).toBe(409);
  expect(refused.told).toContain('Corner became a part of it since');
  expect(await siteOf(big)).toMatchObject({ size_ha: 16 });
  const [corner = 0] = (made.body as { result: { ids: number[] } }).result.ids;
  await remove(corner);
  expect((await undo(big, change_id)).status).toBe(200);
  expect(await siteOf(big)).toMatchObject({ size_ha: 1 });
});

it('what else was changed of a site that ended for it, its own undo and a deletion are in nobody’s way', async () => {
  const touched = await merged(408_000);
  await write(touched.ended, 'site_name', 'Renamed');
  expect((await undo(touched.big, touched.change_id)).status).toBe(200);
  expect(await siteOf(touched.ended)).toMatchObject({ site_name: 'Renamed', left_on: null });

  const undone = await merged(410_000);
  expect((await undo(undone.ended)).status).toBe(200);
  expect(await siteOf(undone.ended)).toMatchObject({ left_on: null });
  expect((await undo(undone.big, undone.change_id)).status).toBe(200);
  expect(await siteOf(undone.child)).toMatchObject({ parent_id: null });

  const gone = await merged(412_000);
  await remove(gone.ended);
  await remove(gone.child);
  expect((await undo(gone.big, gone.change_id)).status).toBe(200);
  expect(await siteOf(gone.big)).toMatchObject({ size_ha: 1 });
});

it('another end that somebody gave such a site is, and its name is told', async () => {
  const { big, ended, change_id, names } = await merged(414_000);
  await write(ended, 'left_on', '2031-02-03');
  const refused = await undo(big, change_id);
  expect(refused.status).toBe(409);
  expect(refused.told).toContain(`The end of ${names.ended} was changed since`);
  expect(await siteOf(big)).toMatchObject({ size_ha: 16 });
  expect(await siteOf(ended)).toMatchObject({ left_on: '2031-02-03' });
});

it('a part is given back to the parent that it had, unless that lies inside of it by now', async () => {
  const taken = async (x: number) => {
    const parent = await siteAt(oak, x - 500, Y, `Parent ${x}`);
    const child = await siteAt(oak, x + 100, Y, `Child ${x}`);
    await settle({ siteId: parent, siteIds: [child], becomes: 'child' });
    const big = await siteAt(oak, x, Y, `Big ${x}`);
    const { change_id } = await drawn(big, x, 400);
    await settle({ siteId: big, siteIds: [child], becomes: 'child', change_id });
    return { parent, child, big, change_id };
  };
  const one = await taken(418_000);
  expect((await undo(one.big, one.change_id)).status).toBe(200);
  expect(await siteOf(one.child)).toMatchObject({ parent_id: one.parent });
  const lines = await editsOf(oak, one.child);
  expect(lines.filter((line) => line?.includes('Part of Parent 418000'))).toHaveLength(2);

  const two = await taken(420_000);
  await settle({ siteId: two.child, siteIds: [two.parent], becomes: 'child' });
  const refused = await undo(two.big, two.change_id);
  expect(refused.status).toBe(409);
  expect(refused.told).toContain(
    'Child 420000 was a part of Parent 420000, which lies inside of it now',
  );
  expect(await siteOf(two.child)).toMatchObject({ parent_id: two.big });
});

it('asks no second time about what has ended or become a part', async () => {
  const { big } = await merged(422_000);
  const again = await drawn(big, 422_000, 390);
  expect(again.overlaps.filter(({ takenIn }) => takenIn)).toEqual([]);
});
