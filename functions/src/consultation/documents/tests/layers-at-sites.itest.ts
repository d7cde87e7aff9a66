import { describe, expect, it } from 'vitest';
import { siteConstraints } from '../../../land/constraints/contract.ts';
import { sql } from '../../../platform/db.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { emptyMap, layerEntry } from '../../ground/documents/blocks/map/schema.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import type { EditionQuestion } from '../../ground/documents/edition.ts';
import { checkDocument } from '../contract/publishing.ts';
import { publishingMaps } from '../testing/publishing-maps.ts';

const { oak, sites, page, drafted, publish, editionOf } = publishingMaps();

/** A document that asks about sites, all unless named, on a map with these layers. */
const asking = (
  layerIds: readonly string[],
  { isTold = true, siteIds }: { isTold?: boolean; siteIds?: number[] } = {},
) => {
  const { mill, hostile, point, nowhere } = sites();
  const content = {
    ...emptyQuestion('mapLinked'),
    title: 'Which sites?',
    mapFeatureSelect: { commentsBox: 'optional' as const, showAssociatedLayers: isTold },
    map: {
      ...emptyMap(),
      caption: 'Where homes could go',
      siteIds: siteIds ?? [mill, hostile, point, nowhere],
      layerKey: layerIds.map(layerEntry),
    },
  };
  return drafted([{ type: 'question', content }]);
};

const told = async (id: number) => {
  const { map } = (await editionOf(id)).sections[0]!.rows[0]![0]!.content as EditionQuestion;
  return map!.sites.map(({ info }) => info);
};
const line = (value: string) => [{ title: 'Layers at the site', value, columnName: null }];

describe('layers at the sites of a question', () => {
  it('are told with how much of each site they cover, in the order of the key, and stay as published', async () => {
    await inSchemaOf(oak(), async (tx) => {
      await sql`
        insert into layers (id, layer_name, geometry_kind, public_webmap_visibility) values
          ('flood', 'Flood zone 3', 'polygon', true) on conflict do nothing`.execute(tx);
      // Two that overlap one another, one that only touches the first site, and a sliver of the second.
      await sql`
        insert into layer_features (layer_id, properties, geometry) values
          ('flood', '{}', st_makeenvelope(424000, 564000, 424060, 564100, 27700)),
          ('flood', '{}', st_makeenvelope(424040, 564000, 424080, 564100, 27700)),
          ('flood', '{}', st_makeenvelope(424200, 564000, 424250, 564100, 27700)),
          ('flood', '{}', st_makeenvelope(424399.99, 564000, 424450, 564100, 27700))`.execute(tx);
    });
    const { id } = await asking(['trees', 'secret', 'flood', 'belt']);
    await publish(id);
    const published = [
      line('Trees; Flood zone 3 (40% of the site); Green belt (50% of the site)'),
      line('Flood zone 3 (less than 0.1% of the site); Green belt (50% of the site)'),
      line('None of the layers of this map'),
      // Nobody knows where it is.
      [],
    ];
    expect(await told(id)).toEqual(published);
    const { html } = await page(`/p/document/${id}`, oak());
    expect(html).toContain('Trees; Flood zone 3 (40% of the site); Green belt (50% of the site)');
    expect(html).not.toContain('Secret layer');
    await inSchemaOf(oak(), async (tx) => {
      await sql`delete from layer_features where layer_id = 'flood'`.execute(tx);
    });
    expect(await told(id)).toEqual(published);
    await publish(id);
    expect((await told(id))[0]).toEqual(line('Trees; Green belt (50% of the site)'));
  });

  it('are told as the land assessment tells them, of small sites too', async () => {
    let kiosk = 0;
    await inSchemaOf(oak(), async (tx) => {
      await sql`
        insert into layers (id, layer_name, geometry_kind, public_webmap_visibility) values
          ('slope', 'Slope', 'polygon', true) on conflict do nothing`.execute(tx);
      await sql`
        insert into layer_features (layer_id, properties, geometry) values
          ('slope', '{}', st_geomfromtext('POLYGON((424601.4694 564190, 424700.0043 564190.0047,
             424700.0049 564290.0044, 424600.7151 564290, 424601.4694 564190))', 27700))`.execute(
        tx,
      );
      const { rows } = await sql<{ id: number }>`
        insert into sites (source, wkb_geometry) values
          ('demo', st_geomfromtext('POLYGON((424600.0037 564200.0049, 424605.0051 564201.0043,
             424604.0046 564206.0038, 424599.0052 564205.0057, 424600.0037 564200.0049))', 27700))
        returning id::int`.execute(tx);
      kiosk = rows[0]!.id;
    });
    const { constraints } = await oak().as('officer').call(siteConstraints, { siteId: kiosk });
    expect(constraints.find(({ layerId }) => layerId === 'slope')?.layerOverlapPercent).toBe(62.64);
    const { id } = await asking(['slope'], { siteIds: [kiosk] });
    await publish(id);
    expect(await told(id)).toEqual([line('Slope (62.6% of the site)')]);
  });

  it('are not told where that is not asked for', async () => {
    const { id } = await asking(['trees', 'belt'], { isTold: false });
    await publish(id);
    expect(await told(id)).toEqual([[], [], [], []]);
  });

  it('keep a question from being published that has none to tell', async () => {
    const { id } = await asking(['secret']);
    const { findings } = await oak().as('officer').call(checkDocument, { id });
    expect(findings.filter(({ isFault }) => isFault)).toMatchObject([
      {
        field: 'map.layerKey',
        message:
          'The map has no layer that could be told at its sites. Add one, or do not tell layers.',
      },
    ]);
  });
});
