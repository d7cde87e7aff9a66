import { describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { emptyMap, layerEntry } from '../../ground/documents/blocks/map/schema.ts';
import { changeBlock } from '../contract.ts';
import { withdrawDocument } from '../contract/publishing.ts';
import { publishingMaps } from '../testing/publishing-maps.ts';

const { oak, sites, page, drafted, draft, publish, mapOf, editionOf, fileOf, published } =
  publishingMaps();

describe('the layers of a published map', () => {
  it('are those that the public may see, in the frame, with no more of their data than their style reads', async () => {
    const { id, map, data, picture } = await published({
      layerKey: [
        layerEntry('trees'),
        layerEntry('secret'),
        layerEntry('belt'),
        layerEntry('no-such-layer'),
      ],
      siteIds: [sites().mill],
    });
    expect(map.layers).toEqual([
      { type: 'layer', layerId: 'trees', name: 'Trees', description: 'Protected trees', visible: true, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string, signs: [{ svg: expect.stringContaining('<circle') as string, label: '' }] },
      { type: 'layer', layerId: 'belt', name: 'Green belt', description: 'Land kept open', visible: true, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) as string, signs: [{ svg: expect.stringContaining('fill="rgb(0, 122, 90)"') as string, label: '' }] },
    ]); // prettier-ignore
    expect(map.attribution).toEqual(['Belt by the council', 'Trees by nobody']);
    expect(map.words).toBe('Map of Mill Lane, with a red line. Layers: Trees, Green belt.');
    // What stands first in the key is drawn last, above the others.
    const [belt, trees] = data.layers;
    // A layer without a style that can be read has a plain one, on the map and on the picture.
    expect(trees).toMatchObject({ layerId: 'trees', style: [{ type: 'multiple' }] });
    expect(trees!.features.features).toHaveLength(2000);
    expect(belt!.style).toMatchObject([{ type: 'fill' }]);
    expect(belt!.features.features.map(({ properties }) => properties)).toEqual([
      { name: 'Tyne <b>edge</b>', grade: 'A' },
    ]);
    const { coordinates } = belt!.features.features[0]!.geometry as GeoJSON.Polygon;
    // Clipped: 176 km of it lie outside.
    for (const [east = 0] of coordinates.flat()) expect(east).toBeLessThanOrEqual(data.bounds[2]);
    expect(picture).toContain('Tyne &lt;b&gt;edge');
    // In the colour that the council gives grade A, as on the map that can be moved.
    expect(picture).toContain('fill="rgb(0, 122, 90)" fill-rule');
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
      siteIds: [sites().mill],
    });
    expect(map.layers).toMatchObject([
      { layerId: 'trees', visible: true },
      { type: 'divider', name: 'Land' },
      { layerId: 'belt', visible: false },
    ]);
    expect(map.words).toBe('Map of Mill Lane, with a red line. Layers: Trees.');
    expect(picture).not.toContain('Tyne');
    expect(map.attribution).toEqual(['Belt by the council', 'Trees by nobody']);
    // A browser can switch it on.
    expect(data.layers.map(({ layerId }) => layerId)).toEqual(['belt', 'trees']);
    const { html } = await page(`/p/document/${id}`, oak());
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
    await withTenant(oak(), async (tx) => {
      await sql`
        insert into layers (id, layer_name, geometry_kind, public_webmap_visibility) values
          ('heavy', 'Heavy', 'polygon', true)`.execute(tx);
      await sql`
        insert into layer_features (layer_id, properties, geometry)
        select 'heavy', jsonb_build_object('name', repeat('n', 900)),
               st_collect(array(
                 select st_makeenvelope(424000 + g + 40 * i, 564000, 424000 + g + 40 * i + 20, 564020, 27700)
                   from generate_series(1, 12) i))
          from generate_series(1, 2500) g`.execute(tx);
      await sql`update layers set column_name = 'name' where id = 'heavy'`.execute(tx);
    });
    const { id, data, map } = await published({
      layerKey: [layerEntry('heavy'), layerEntry('belt')],
      siteIds: [sites().mill],
      frame: [423_000, 562_000, 428_000, 566_000],
    });
    expect((await fileOf(id, map.data))!.body.length).toBeLessThanOrEqual(1_500_000);
    const heavy = data.layers.find(({ layerId }) => layerId === 'heavy');
    expect(heavy!.features.features.length).toBeGreaterThan(500);
    expect(heavy!.features.features.length).toBeLessThan(2000);
    expect(heavy!.isPartial).toBe(true);
  });

  it('say so where they are too many, and only then', async () => {
    await withTenant(oak(), async (tx) => {
      await sql`
        insert into layers (id, layer_name, geometry_kind, public_webmap_visibility) values
          ('many', 'Many', 'point', true), ('enough', 'Enough', 'point', true)`.execute(tx);
      await sql`
        insert into layer_features (layer_id, properties, geometry)
        select layer, '{}', st_setsrid(st_makepoint(424000 + g, 564000), 27700)
          from generate_series(1, 2001) g cross join (values ('many'), ('enough')) l (layer)
         where layer = 'many' or g <= 2000`.execute(tx);
    });
    const { data } = await published({ layerKey: [layerEntry('many'), layerEntry('enough')] });
    expect(
      data.layers.map(({ layerId, isPartial, features: { features } }) => [
        layerId,
        isPartial ?? false,
        features.length,
      ]),
    ).toEqual([
      ['enough', false, 2000],
      ['many', true, 2000],
    ]);
  });

  it('that are all gone leave nothing to publish', async () => {
    const { id, ids } = await drafted([mapOf({ layerKey: [layerEntry('secret')] })]);
    const { revision } = await draft(id);
    const json = { revision };
    const refused = await oak().as('officer').post(`/documents/drafts/${id}/publish`, { json });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { [`${ids[0]}.layerKey`]: 'Choose a layer or sites to show' } } },
    });
  });
});

describe('the files of an edition', () => {
  it('go with it: of the edition before and of what is withdrawn none is left', async () => {
    const { id, map } = await published({
      layerKey: [layerEntry('belt')],
      siteIds: [sites().mill],
    });
    const [block] = (await draft(id)).blocks;
    await oak()
      .as('officer')
      .call(changeBlock, {
        id,
        blockId: block!.id,
        row_version: block!.row_version,
        content: { ...emptyMap(), caption: 'Now', siteIds: [sites().point] },
      });
    await publish(id);
    const files = async () =>
      (
        await withTenant(oak(), (tx) =>
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
    await oak().as('officer').call(withdrawDocument, { id });
    expect(await files()).toEqual([]);
  });
});
