import { beforeAll, describe, expect, it } from 'vitest';
import { bumpLayerVersions } from '../../../platform/layer-version.ts';
import { inOwnerTransaction } from '../../../platform/migrate.ts';
import { sql, withTenant } from '../../../platform/db.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { asOwner } from '../../../platform/testing/owner.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import type { Filter } from '../../../council/ground/filters/filter.ts';
import { layerTiles } from '../../layers/contract.ts';
import { createSiteList } from '../../site-lists/contract.ts';
import { someSites, writeSites, type WrittenSite } from '../testing/few-hundred-sites.ts';
import { searchSites } from '../contract.ts';

useWorld();

let oak: Council;
let sites: WrittenSite[];

beforeAll(async () => {
  oak = await newCouncil();
  sites = await writeSites(oak, someSites(20));
  await asOwner(({ client }) =>
    inOwnerTransaction(client, async () => {
      await client.query(`set local search_path = ${oak.mainSchema}, extensions`);
      await client.query(
        `insert into layers (id, layer_name) values ('zones', 'Zones'), ('gone', 'Gone')`,
      );
      await client.query(`grant insert, delete on layers, layer_features to ${oak.mainSchema}`);
    }),
  );
}, 120_000);

async function tilesOf(filter: Filter): Promise<string> {
  const asked = { layerId: 'sitesLayer', filters: [filter] };
  return JSON.stringify(await oak.as('viewer').call(layerTiles, asked));
}
const search = async (filter: Filter): Promise<number> =>
  (await oak.as('viewer').call(searchSites, { filters: [filter] })).total;

const inArray = (dbPropertyName: string, value: string | number): Filter => ({
  type: 'in array',
  dbPropertyName,
  value: [value],
});
const ids = () => sites.slice(0, 3).map(({ id }) => id);

describe('an address of tiles under a filter is a new one as soon as another search result is', () => {
  it('when a layer’s features change', async () => {
    const zones: Filter = { type: 'in area', value: { layerId: 'zones' } };
    const before = await tilesOf(zones);
    expect(await tilesOf(zones)).toBe(before);
    await withTenant(oak, async (tx) => {
      await sql`insert into layer_features (layer_id, geometry)
        values ('zones', st_makeenvelope(420000, 560000, 440000, 580000, 27700))`.execute(tx);
      await bumpLayerVersions(tx, ['zones']);
    });
    expect(await search(zones)).toBe(20);
    expect(await tilesOf(zones)).not.toBe(before);
  });

  it('when a layer is deleted', async () => {
    const every: Filter = { type: 'in area', value: { layerId: 'zones' } };
    const before = await tilesOf(every);
    await withTenant(oak, (tx) => sql`delete from layers where id = 'gone'`.execute(tx));
    expect(await tilesOf(every)).not.toBe(before);
  });

  it('when sites are tagged and untagged', async () => {
    const tagged = inArray('site_tags', 'town-centre');
    const before = await tilesOf(tagged);
    const json = { sites_ids: ids(), created_tag_name: 'Town Centre' };
    expect(await oak.as('officer').post('/tag', { json })).toMatchObject({ status: 201 });
    const between = await tilesOf(tagged);
    expect(await search(tagged)).toBe(3);
    expect(between).not.toBe(before);
    const untag = { json: { deleted_tag_name: 'town-centre' } };
    expect((await oak.as('officer').delete(`/tag/${ids()[0]}`, untag)).status).toBeLessThan(300);
    expect(await search(tagged)).toBe(2);
    expect(await tilesOf(tagged)).not.toBe(between);
  });

  it('when a list gains and loses sites', async () => {
    const { list } = await oak.as('officer').call(createSiteList, { listName: 'Spring' });
    const listed = inArray('site_list', list.id);
    const before = await tilesOf(listed);
    const json = { listId: list.id, sites: ids().map((siteId) => ({ siteId })) };
    expect((await oak.as('officer').post('/site/list/site', { json })).status).toBeLessThan(300);
    const between = await tilesOf(listed);
    expect(await search(listed)).toBe(3);
    expect(between).not.toBe(before);
    expect((await oak.as('officer').delete('/site/list/site', { json })).status).toBeLessThan(300);
    expect(await search(listed)).toBe(0);
    expect(await tilesOf(listed)).not.toBe(between);
  });
});
