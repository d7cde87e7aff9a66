import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { emptyMap, layerEntry, type MapContent } from '../ground/documents/blocks/map/schema.ts';
import { emptyQuestion } from '../ground/documents/blocks/question/schema.ts';
import type { Edition, EditionMap, EditionMapData } from '../ground/documents/edition.ts';
import { pagesServed } from '../page/public/testing/served-pages.ts';
import { changeBlock } from './contract.ts';
import { getPublicDocument, withdrawDocument } from './contract/publishing.ts';
import { drafting } from './testing/drafted.ts';
import { publishedFile } from './testing/published-file.ts';
import { addMapped, HOSTILE, type MappedSites } from './testing/mapped-council.ts';

useWorld();

const page = pagesServed();

let oak: Council;
let sites: MappedSites;
let listId = 0;
let longListId = 0;
const { drafted, draft, publish } = drafting(() => oak);

beforeAll(async () => {
  oak = await newCouncil();
  ({ sites, listId } = await addMapped(oak));
  const { rows } = await withTenant(oak, (tx) =>
    sql<{ id: number }>`
      insert into site_lists (list_name, is_unique, account_id)
      select 'Every site', false, account_id from site_lists where id = ${listId} returning id::int`.execute(
      tx,
    ),
  );
  longListId = rows[0]!.id;
}, 120_000);

const mapOf = (more: Partial<MapContent>) => ({
  type: 'map' as const,
  content: { ...emptyMap(), caption: 'Where homes could go', ...more },
});

const editionOf = async (id: number) =>
  (await oak.as('signed-out').call(getPublicDocument, { id })).config as Edition;

const fileOf = (id: number, name: string) => publishedFile(oak, id, name);

/** A map as the public reads it, with its picture and data. */
async function published(more: Partial<MapContent>) {
  const { id } = await drafted([mapOf(more)]);
  await publish(id);
  return { id, ...(await readMap(id)) };
}

async function readMap(id: number) {
  const map = (await editionOf(id)).sections[0]!.rows[0]![0]!.content as EditionMap;
  const data = JSON.parse((await fileOf(id, map.data))!.body) as EditionMapData;
  return { map, data, picture: (await fileOf(id, map.picture))!.body };
}

const siteInfo: MapContent['siteInfo'] = [
  { type: 'field', title: 'Area', columnName: 'size_ha', columns: [] },
  {
    type: 'table',
    title: 'Where it stands',
    columnName: null,
    columns: [
      { title: 'Stage', columnName: 'stage' },
      { title: 'Number', columnName: 'id' },
      { title: 'Secret', columnName: 'no_such_field' },
    ],
  },
  { type: 'field', title: 'Gone', columnName: 'row_version', columns: [] },
];

describe('the sites of a published map', () => {
  it('are those that were chosen and those of its list, with what the council tells of them, in three places', async () => {
    const { id, map, data, picture } = await published({
      siteIds: [sites.hostile, sites.deleted, sites.mill],
      siteListId: listId,
      siteInfo,
    });
    expect(map.sites).toEqual([
      {
        id: sites.hostile,
        name: HOSTILE,
        reference: 'H-3',
        info: [
          { title: 'Area', value: '2 ha' },
          {
            title: 'Where it stands',
            cells: [{ title: 'Stage', value: '-' }, { title: 'Number', value: String(sites.hostile) }],
          },
        ],
      },
      {
        id: sites.mill,
        name: 'Mill Lane',
        reference: 'H-1',
        info: [
          { title: 'Area', value: '1,234.5 ha' },
          {
            title: 'Where it stands',
            cells: [{ title: 'Stage', value: 'Allocated' }, { title: 'Number', value: String(sites.mill) }],
          },
        ],
      },
      {
        id: sites.point,
        name: 'Old Depot',
        reference: 'D2',
        info: [
          { title: 'Area', value: '-' },
          {
            title: 'Where it stands',
            cells: [{ title: 'Stage', value: '-' }, { title: 'Number', value: String(sites.point) }],
          },
        ],
      },
    ]); // prettier-ignore
    const drawn = data.sites.features.map((feature) => [feature.id, feature.properties?.name]);
    expect(drawn).toEqual([
      [sites.mill, 'Mill Lane'],
      [sites.point, 'Old Depot'],
      [sites.hostile, HOSTILE],
    ]);
    const [west, south, east, north] = data.bounds;
    expect([west, east].every((each) => each > -1.65 && each < -1.6)).toBe(true);
    expect([south, north].every((each) => each > 54.9 && each < 55)).toBe(true);
    expect(data.sites.features[1]!.geometry).toMatchObject({
      type: 'Point',
      coordinates: [expect.closeTo(-1.619, 2), expect.closeTo(54.971, 2)],
    });
    expect(picture).toContain('>Mill Lane</text>');
    expect(picture).toContain('>Old Depot</text>');
    expect(picture).not.toContain('<script');
    expect(map.words).toBe(`Map of ${HOSTILE}, Mill Lane, Old Depot, with a red line.`);
    for (const text of [JSON.stringify(await editionOf(id)), JSON.stringify(data), picture])
      expect(text).not.toContain('Gone Yard');
  });

  it('stay as they were when they are changed or deleted, until the next edition', async () => {
    const { id } = await published({ siteIds: [sites.nowhere, sites.mill], siteInfo });
    const rename = (name: string, isDeleted: boolean) =>
      withTenant(oak, (tx) =>
        sql`
          update sites set site_name = ${name}, is_deleted = ${isDeleted} where id = ${sites.nowhere}`.execute(tx),
      );
    await rename('Renamed Works', true);
    expect((await readMap(id)).map.sites.map(({ name }) => name)).toEqual(['Nowhere Works', 'Mill Lane']);
    await publish(id);
    expect((await readMap(id)).map.sites.map(({ name }) => name)).toEqual(['Mill Lane']);
    await rename('Nowhere Works', false);
  }); // prettier-ignore

  it('are told of without a location, and asked about', async () => {
    const question = {
      ...emptyQuestion('mapLinked'),
      title: 'Which?',
      map: { ...emptyMap(), caption: 'Sites', siteIds: [sites.nowhere, sites.point] },
    };
    const { id } = await drafted([{ type: 'question', content: question }]);
    await publish(id);
    const [block] = (await editionOf(id)).sections[0]!.rows[0]!;
    const { map } = block!.content as { map: EditionMap };
    expect(map.sites.map(({ name }) => name)).toEqual(['Nowhere Works', 'Old Depot']);
    const { body, content_type } = (await fileOf(id, map.data))!;
    expect(content_type).toBe('application/json');
    expect((JSON.parse(body) as EditionMapData).sites.features.map((each) => each.id)).toEqual([
      sites.point,
    ]);
  });

  it('are the first 500 of a long list, and how many there are stands beside the map and on paper', async () => {
    const { rows } = await withTenant(oak, async (tx) => {
      const added = await sql<{ id: number }>`
        insert into sites (source, source_reference, wkb_geometry, site_name)
        select 'demo', 'L' || g, st_setsrid(st_makepoint(424000 + g, 564000), 27700), 'Long ' || g
          from generate_series(1, 1003) g returning id::int`.execute(tx);
      await sql`
        insert into site_list_members (list_id, site_id, scenario_name)
        select ${longListId}, unnest(${added.rows.map(({ id }) => id)}::bigint[]), 'base'`.execute(
        tx,
      );
      return added;
    });
    const { id, map, data } = await published({ siteListId: longListId });
    expect(map.sites.map((site) => site.id)).toEqual(rows.slice(0, 500).map((site) => site.id));
    expect(map.allSites).toBe(1003);
    expect(data.sites.features).toHaveLength(500);
    const told = 'The first 500 of 1,003 sites are shown.';
    const { html } = await page(`/p/document/${id}`, oak);
    expect(html).toContain(told);
    const zip = unzipSync((await page(`/p/document/${id}/editions/1/download/docx`, oak)).bytes);
    const word = Object.entries(zip).find(([name]) => name.endsWith('.docx'))![1];
    const paper = strFromU8(unzipSync(word)['word/document.xml']!);
    // With the map, and with the table of its sites.
    expect(paper.split(told)).toHaveLength(3);
    const few = await published({ siteListId: listId });
    expect(few.map).not.toHaveProperty('allSites');
    expect((await page(`/p/document/${few.id}`, oak)).html).not.toContain('sites are shown');
  });

  it('must be there where people are to answer about them', async () => {
    const question = {
      ...emptyQuestion('mapLinked'),
      title: 'Which?',
      map: { ...emptyMap(), caption: 'Sites', siteIds: [sites.deleted] },
    };
    const { id, ids } = await drafted([{ type: 'question', content: question }]);
    const { revision } = await draft(id);
    const refused = await oak
      .as('officer')
      .post(`/documents/drafts/${id}/publish`, { json: { revision } });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { [`${ids[0]}.map.siteIds`]: expect.any(String) as string } } },
    });
  });
});

describe('the layers of a published map', () => {
  it('are those that the public may see, in the frame, with no more of their data than their style reads', async () => {
    const { id, map, data, picture } = await published({
      layerKey: [
        layerEntry('trees'),
        layerEntry('secret'),
        layerEntry('belt'),
        layerEntry('no-such-layer'),
      ],
      siteIds: [sites.mill],
    });
    expect(map.layers).toEqual([
      { type: 'layer', layerId: 'trees', name: 'Trees', description: 'Protected trees', visible: true, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string },
      { type: 'layer', layerId: 'belt', name: 'Green belt', description: 'Land kept open', visible: true, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string },
    ]); // prettier-ignore
    expect(map.attribution).toEqual(['Belt by the council', 'Trees by nobody']);
    expect(map.words).toBe('Map of Mill Lane, with a red line. Hatched: Trees, Green belt.');
    // What stands first in the key is drawn last, above the others.
    const [belt, trees] = data.layers;
    expect(trees).toMatchObject({ layerId: 'trees', style: [] });
    expect(trees!.features.features).toHaveLength(2000);
    expect(belt!.style).toMatchObject([{ type: 'fill' }]);
    expect(belt!.features.features.map(({ properties }) => properties)).toEqual([
      { name: 'Tyne <b>edge</b>', grade: 'A' },
    ]);
    const { coordinates } = belt!.features.features[0]!.geometry as GeoJSON.Polygon;
    // Clipped: 176 km of it lie outside.
    for (const [east = 0] of coordinates.flat()) expect(east).toBeLessThanOrEqual(data.bounds[2]);
    expect(picture).toContain('Tyne &lt;b&gt;edge');
    for (const text of [JSON.stringify(await editionOf(id)), JSON.stringify(data), picture])
      for (const hidden of ['Secret', 'Private Person', 'Far away', 'Ask Asha'])
        expect(text).not.toContain(hidden);
  });

  it('stand in the order of the key, under its headings; what is off at first is not drawn, and said to be so', async () => {
    const heading = (name: string) => ({ type: 'divider' as const, id: name, name, visible: true });
    const { id, map, data, picture } = await published({
      layerKey: [
        layerEntry('trees'),
        heading('Land'),
        { ...layerEntry('belt'), visible: false },
        // Nothing is left under it.
        heading('Internal'),
        layerEntry('secret'),
      ],
      siteIds: [sites.mill],
    });
    expect(map.layers).toMatchObject([
      { layerId: 'trees', visible: true },
      { type: 'divider', name: 'Land' },
      { layerId: 'belt', visible: false },
    ]);
    expect(map.words).toBe('Map of Mill Lane, with a red line. Hatched: Trees.');
    expect(picture).not.toContain('Tyne');
    expect(map.attribution).toEqual(['Belt by the council', 'Trees by nobody']);
    // A browser can switch it on.
    expect(data.layers.map(({ layerId }) => layerId)).toEqual(['belt', 'trees']);
    const { html } = await page(`/p/document/${id}`, oak);
    const key = html.slice(html.indexOf('class="map-key"'), html.indexOf('class="map-status"'));
    expect(key.match(/Sites|Trees|Land(?= *<)|Green belt|Not drawn on this picture/g)).toEqual([
      'Sites', 'Trees', 'Land', 'Green belt', 'Not drawn on this picture',
    ]); // prettier-ignore
    expect(key.match(/<input[^>]*>/g)!.map((box) => box.includes('checked'))).toEqual([true, true, false]);
  }); // prettier-ignore

  it('alone are shown around all that they have, or in the frame that was chosen', async () => {
    const around = await published({ layerKey: [layerEntry('belt')] });
    expect(around.data.layers[0]!.features.features).toHaveLength(2);
    const framed = await published({ layerKey: [layerEntry('belt')], frame: [299_000, 299_900, 301_000, 300_200] });
    expect(framed.data.layers[0]!.features.features.map(({ properties }) => properties?.name)).toEqual(['Far away']);
    expect(framed.picture).toContain('>Far away</text>');
    const upsideDown = await published({ layerKey: [layerEntry('belt')], frame: [5, 5, 5, 5] });
    expect(upsideDown.data.layers[0]!.features.features).toHaveLength(2);
  }); // prettier-ignore

  it('are drawn coarser, then fewer, where they are too heavy to carry', async () => {
    await withTenant(oak, async (tx) => {
      await sql`
        insert into layers (id, layer_name, geometry_kind, public_webmap_visibility) values
          ('heavy', 'Heavy', 'polygon', true)`.execute(tx);
      await sql`
        insert into layer_features (layer_id, properties, geometry)
        select 'heavy', jsonb_build_object('name', repeat('n', 900)),
               st_buffer(st_setsrid(st_makepoint(424000 + g, 564000), 27700), 400 - g / 10.0, 200)
          from generate_series(1, 2500) g`.execute(tx);
      await sql`update layers set column_name = 'name' where id = 'heavy'`.execute(tx);
    });
    const { id, data, map } = await published({
      layerKey: [layerEntry('heavy'), layerEntry('belt')],
      siteIds: [sites.mill],
    });
    expect((await fileOf(id, map.data))!.body.length).toBeLessThanOrEqual(1_500_000);
    const heavy = data.layers.find(({ layerId }) => layerId === 'heavy');
    expect(heavy!.features.features.length).toBeGreaterThan(500);
    expect(heavy!.features.features.length).toBeLessThan(2000);
  });

  it('that are all gone leave nothing to publish', async () => {
    const { id, ids } = await drafted([mapOf({ layerKey: [layerEntry('secret')] })]);
    const { revision } = await draft(id);
    const json = { revision };
    const refused = await oak.as('officer').post(`/documents/drafts/${id}/publish`, { json });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { [`${ids[0]}.layerKey`]: 'Choose a layer or sites to show' } } },
    });
  });
});

describe('the files of an edition', () => {
  it('go with it: of the edition before and of what is withdrawn none is left', async () => {
    const { id, map } = await published({ layerKey: [layerEntry('belt')], siteIds: [sites.mill] });
    const [block] = (await draft(id)).blocks;
    await oak.as('officer').call(changeBlock, {
      id,
      blockId: block!.id,
      row_version: block!.row_version,
      content: { ...emptyMap(), caption: 'Now', siteIds: [sites.point] },
    });
    await publish(id);
    const files = async () =>
      (
        await withTenant(oak, (tx) =>
          sql<{ edition: number; name: string }>`
            select edition, name from published_document_files where document_id = ${id} order by name`.execute(
            tx,
          ),
        )
      ).rows;
    expect(await files()).toEqual([
      { edition: 2, name: map.ground },
      { edition: 2, name: map.data },
      { edition: 2, name: map.picture },
    ]);
    expect((await fileOf(id, map.picture))!.body).not.toContain('Mill Lane');
    await oak.as('officer').call(withdrawDocument, { id });
    expect(await files()).toEqual([]);
  });
});
