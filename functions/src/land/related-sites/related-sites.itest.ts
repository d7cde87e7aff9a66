import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { listRelatedSites, relatedOf } from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let [yard, mill, lane, gone] = [0, 0, 0, 0];

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const names = ['Yard', 'Mill', 'Lane', 'Gone'];
  const sites = someSites(4).map((each, index) => ({ ...each, site_name: names[index] ?? null }));
  [yard, mill, lane, gone] = (await writeSites(oak, sites)).map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ];
  await withTenant(oak, (tx) =>
    sql`update sites set is_deleted = true where id = ${gone}`.execute(tx),
  );
  await writeSites(elm, someSites(1));
}, 120_000);

const officer = () => oak.as('officer');
const relationsOf = async (siteId: number) =>
  (await oak.as('viewer').call(listRelatedSites, { siteId })).related;
const relate = (id: number, json: object) =>
  officer().post(`/site/v2/${id}/related-sites`, { json });
const lastEdit = async (siteId: number) => (await editsOf(oak, siteId, 1))[0];

describe('two related sites', () => {
  it('know one another, which is the primary one, and what was said', async () => {
    const answer = await relate(mill, { related_id: yard, isPrimary: true, comment: 'One farm' });
    expect(answer.status).toBe(201);
    const common = { comment: 'One farm', row_version: 2 };
    expect(await relationsOf(mill)).toMatchObject([
      { id: yard, name: 'Yard', isPrimary: true, isPrimaryOf: false, ...common },
    ]);
    expect(await relationsOf(yard)).toMatchObject([
      { id: mill, name: 'Mill', isPrimary: false, isPrimaryOf: true, ...common },
    ]);
    expect(await lastEdit(mill)).toBe('Related site||Yard related');
    expect(await lastEdit(yard)).toBe('Related site||Mill related');
    expect(await relate(yard, { related_id: mill })).toMatchObject({
      status: 409,
      body: { error: { fields: { related_id: 'These sites are already related' } } },
    });
  });

  it('has one primary site at most: another loses the mark', async () => {
    await relate(mill, { related_id: lane, isPrimary: true });
    expect((await relationsOf(mill)).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [lane, true],
      [yard, false],
    ]);
  });

  it('is changed from what was read only', async () => {
    const path = `/site/v2/${mill}/related-sites/${yard}`;
    const [, { row_version } = { row_version: 0 }] = await relationsOf(mill);
    const put = (version: number, comment: string) =>
      officer().put(path, { json: { comment, row_version: version } });
    expect(await put(row_version, 'Two farms')).toMatchObject({
      status: 200,
      body: { result: { related: { comment: 'Two farms', isPrimary: false } } },
    });
    expect(await put(row_version, 'Three farms')).toMatchObject({
      body: { error: { code: 'changed-meanwhile', fields: { comment: 'Two farms' } } },
    });
    expect((await officer().delete(path)).status).toBe(204);
    expect((await officer().delete(path)).status).toBe(404);
    expect(await lastEdit(yard)).toBe('Related site||Mill no longer related');
  });

  it('are two living sites of one council', async () => {
    expect(await relate(yard, { related_id: yard })).toMatchObject({
      status: 400,
      body: { error: { fields: { related_id: 'A site cannot be related to itself' } } },
    });
    expect((await relate(yard, { related_id: gone })).status).toBe(404);
    expect((await relate(7_654_321, { related_id: yard })).status).toBe(404);
    const path = `/site/v2/${yard}/related-sites`;
    const json = { related_id: lane };
    expect((await oak.as('signed-out').post(path, { json })).status).toBe(401);
    expect((await oak.as('viewer').post(path, { json })).status).toBe(403);
    expect((await elm.as('officer').post(`/site/v2/${lane}/related-sites`, { json })).status).toBe(
      404,
    );
    expect(await relationsOf(yard)).toEqual([]);
  });
});

it('parent, children and relations are shown with their outlines, deleted ones left out', async () => {
  await withTenant(oak, (tx) =>
    sql`update sites set parent_id = ${yard} where id in (${lane}, ${gone})`.execute(tx),
  );
  const family = (siteId: number) => oak.as('viewer').call(relatedOf, { siteId });
  const point = { type: 'Point', coordinates: [expect.closeTo(-1.6, 0), expect.closeTo(55, 0)] };
  expect(await family(yard)).toMatchObject({
    site: { id: yard, name: 'Yard', geometry: point },
    parent: null,
    children: [{ id: lane, name: 'Lane', geometry: point }],
    children_count: 1,
    related: [],
  });
  expect(await family(lane)).toMatchObject({
    parent: { id: yard, name: 'Yard' },
    children: [],
    related: [{ id: mill }],
  });
});
