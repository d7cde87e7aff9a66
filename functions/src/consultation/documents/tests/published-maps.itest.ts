import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { emptyMap } from '../../ground/documents/blocks/map/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import type { EditionMap, EditionMapData } from '../../ground/documents/edition.ts';
import { HOSTILE } from '../testing/mapped-council.ts';
import { publishingMaps } from '../testing/publishing-maps.ts';

const {
  oak,
  sites,
  listId,
  longListId,
  page,
  drafted,
  draft,
  publish,
  editionOf,
  fileOf,
  published,
  readMap,
  siteInfo,
} = publishingMaps();

describe('the sites of a published map', () => {
  it('are those that were chosen and those of its list, with what the council tells of them, in three places', async () => {
    const { id, map, data, picture } = await published({
      siteIds: [sites().hostile, sites().deleted, sites().mill],
      siteListId: listId(),
      siteInfo,
    });
    expect(map.sites).toEqual([
      {
        id: sites().hostile,
        name: HOSTILE,
        reference: 'H-3',
        info: [
          { title: 'Area', value: '2 ha', columnName: 'size_ha', measure: { number: 2, unit: 'ha' } },
          {
            title: 'Where it stands',
            cells: [{ title: 'Stage', value: '-', columnName: 'stage' }, { title: 'Number', value: String(sites().hostile), columnName: 'id', measure: { number: sites().hostile, unit: null } }],
          },
        ],
      },
      {
        id: sites().mill,
        name: 'Mill Lane',
        reference: 'H-1',
        info: [
          { title: 'Area', value: '1,234.5 ha', columnName: 'size_ha', measure: { number: 1234.5, unit: 'ha' } },
          {
            title: 'Where it stands',
            cells: [{ title: 'Stage', value: 'Allocated', columnName: 'stage' }, { title: 'Number', value: String(sites().mill), columnName: 'id', measure: { number: sites().mill, unit: null } }],
          },
        ],
      },
      {
        id: sites().point,
        name: 'Old Depot',
        reference: 'D2',
        info: [
          { title: 'Area', value: '-', columnName: 'size_ha', measure: { number: null, unit: 'ha' } },
          {
            title: 'Where it stands',
            cells: [{ title: 'Stage', value: '-', columnName: 'stage' }, { title: 'Number', value: String(sites().point), columnName: 'id', measure: { number: sites().point, unit: null } }],
          },
        ],
      },
    ]); // prettier-ignore
    const drawn = data.sites.features.map((feature) => [feature.id, feature.properties?.name]);
    expect(drawn).toEqual([
      [sites().mill, 'Mill Lane'],
      [sites().point, 'Old Depot'],
      [sites().hostile, HOSTILE],
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
    const { id } = await published({ siteIds: [sites().nowhere, sites().mill], siteInfo });
    const rename = (name: string, isDeleted: boolean) =>
      withTenant(oak(), (tx) =>
        sql`
          update sites set site_name = ${name}, is_deleted = ${isDeleted} where id = ${sites().nowhere}`.execute(tx),
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
      map: { ...emptyMap(), caption: 'Sites', siteIds: [sites().nowhere, sites().point] },
    };
    const { id } = await drafted([{ type: 'question', content: question }]);
    await publish(id);
    const [block] = (await editionOf(id)).sections[0]!.rows[0]!;
    const { map } = block!.content as { map: EditionMap };
    expect(map.sites.map(({ name }) => name)).toEqual(['Nowhere Works', 'Old Depot']);
    const { body, content_type } = (await fileOf(id, map.data))!;
    expect(content_type).toBe('application/json');
    expect((JSON.parse(body) as EditionMapData).sites.features.map((each) => each.id)).toEqual([
      sites().point,
    ]);
  });

  it('are the first 500 of a long list, and how many there are stands beside the map and on paper', async () => {
    const { rows } = await withTenant(oak(), async (tx) => {
      const added = await sql<{ id: number }>`
        insert into sites (source, source_reference, wkb_geometry, site_name)
        select 'demo', 'L' || g, st_setsrid(st_makepoint(424000 + g, 564000), 27700), 'Long ' || g
          from generate_series(1, 1003) g returning id::int`.execute(tx);
      await sql`
        insert into site_list_members (list_id, site_id, scenario_name)
        select ${longListId()}, unnest(${added.rows.map(({ id }) => id)}::bigint[]), 'base'`.execute(
        tx,
      );
      return added;
    });
    const { id, map, data } = await published({ siteListId: longListId() });
    expect(map.sites.map((site) => site.id)).toEqual(rows.slice(0, 500).map((site) => site.id));
    expect(map.allSites).toBe(1003);
    expect(data.sites.features).toHaveLength(500);
    const told = 'The first 500 of 1,003 sites are shown.';
    const { html } = await page(`/p/document/${id}`, oak());
    expect(html).toContain(told);
    const zip = unzipSync((await page(`/p/document/${id}/editions/1/download/docx`, oak())).bytes);
    const word = Object.entries(zip).find(([name]) => name.endsWith('.docx'))![1];
    const paper = strFromU8(unzipSync(word)['word/document.xml']!);
    // Once, between the map and the table of its sites.
    expect(paper.split(told)).toHaveLength(2);
    const few = await published({ siteListId: listId() });
    expect(few.map).not.toHaveProperty('allSites');
    expect((await page(`/p/document/${few.id}`, oak())).html).not.toContain('sites are shown');
  });

  it('must be there where people are to answer about them', async () => {
    const question = {
      ...emptyQuestion('mapLinked'),
      title: 'Which?',
      map: { ...emptyMap(), caption: 'Sites', siteIds: [sites().deleted] },
    };
    const { id, ids } = await drafted([{ type: 'question', content: question }]);
    const { revision } = await draft(id);
    const refused = await oak()
      .as('officer')
      .post(`/documents/drafts/${id}/publish`, { json: { revision } });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { [`${ids[0]}.map.siteIds`]: expect.any(String) as string } } },
    });
  });
});
