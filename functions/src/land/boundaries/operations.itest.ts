import type { Polygon } from 'geojson';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf, faultsOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { relatedOf } from '../related-sites/contract.ts';
import { deleteSites, getSite } from '../sites/contract.ts';
import { stateOf } from '../sites/testing/custom-sites.ts';
import { someSites, writeSites } from '../site-search/testing/few-hundred-sites.ts';
import { createChildren, previewBoundary } from './contract.ts';
import { polygon, siteAt, square } from './testing/square.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  for (const council of [oak, elm]) await writeSites(council, someSites(1));
}, 120_000);

const field = polygon(square(424_000, 564_000, 100));
const preview = (json: object, who: 'officer' | 'viewer' | 'signed-out' = 'officer') =>
  oak.as(who).post('/site/boundary/preview', { json });
const shapesOf = (answer: { body: unknown }) => answerOf(previewBoundary, answer).shapes;
const areas = (answer: { body: unknown }) => shapesOf(answer).map(({ hectares }) => hectares);

describe('a preview', () => {
  it('splits by a line, exactly and the largest first, and stores nothing', async () => {
    const before = await stateOf(oak);
    const line = [
      [424_030, 563_950],
      [424_030, 564_150],
    ];
    const answer = await preview({ operation: 'split', wkbGeometry: field, line });
    expect(areas(answer)).toEqual([0.7, 0.3]);
    const corners = shapesOf(answer).flatMap(({ geometry }) =>
      (geometry as Polygon).coordinates.flat(),
    );
    expect(corners).toContainEqual([424_030, 564_100]);
    expect(await stateOf(oak)).toEqual(before);
  });

  it('splits around a hole, and by a line that bends back', async () => {
    const ring = polygon(square(424_000, 564_000, 100), square(424_040, 564_040, 20));
    const across = [
      [424_050, 563_990],
      [424_050, 564_110],
    ];
    const halves = await preview({ operation: 'split', wkbGeometry: ring, line: across });
    expect(areas(halves)).toEqual([0.48, 0.48]);
    const bent = [
      [424_020, 563_990],
      [424_020, 564_110],
      [424_060, 564_110],
      [424_060, 563_990],
    ];
    const three = await preview({ operation: 'split', wkbGeometry: field, line: bent });
    expect(areas(three)).toEqual([0.4, 0.4, 0.2]);
  });

  it('refuses a line that makes more parts than anybody looks at', async () => {
    // Teeth that a line crosses one by one, and a line that goes to and fro.
    const comb = (teeth: number) =>
      polygon([
        ...Array.from({ length: teeth }, (_, at): [number, number][] => [
          [424_000 + at * 2, 564_000],
          [424_000 + at * 2, 564_090],
          [424_001 + at * 2, 564_090],
          [424_001 + at * 2, 564_000],
        ]).flat(),
        [424_001 + teeth * 2, 563_990],
        [424_000, 563_990],
        [424_000, 564_000],
      ]);
    const across = [
      [423_990, 564_050],
      [425_000, 564_050],
    ];
    const split = (wkbGeometry: object, line: number[][]) =>
      preview({ operation: 'split', wkbGeometry, line });
    expect(areas(await split(comb(99), across))).toHaveLength(100);
    const zigzag = Array.from({ length: 1_000 }, (_, at) => [
      at % 2 ? 424_300 : 423_990,
      564_010 + at * 0.05,
    ]);
    for (const line of [across, zigzag])
      expect(faultsOf(await split(comb(100), line))).toEqual({
        line: 'The line divides the boundary into more than 100 parts',
      });
    const long = Array.from({ length: 1_000 }, (_, at) => [424_000 + at, 564_500]);
    expect(faultsOf(await split(comb(3_000), long))).toEqual({
      line: 'The line has too many points for a boundary with this many corners',
    });
  });

  it('refuses millions of shapes at once', async () => {
    const shapes = Array.from({ length: 3_000_000 }, () => 0);
    const answer = await preview({ operation: 'merge', wkbGeometry: field, shapes });
    expect(answer.status).toBe(400);
    expect(Object.keys(faultsOf(answer))).toEqual(['shapes']);
  });

  it('merges polygons and the council’s sites', async () => {
    const other = await siteAt(oak, 424_200, 564_000);
    const between = polygon(square(424_100, 564_000, 100));
    const answer = await preview({
      operation: 'merge',
      wkbGeometry: field,
      shapes: [between],
      siteIds: [other],
    });
    expect(areas(answer)).toEqual([3]);
    expect(shapesOf(answer)[0]!.geometry.type).toBe('Polygon');
    const apart = await preview({ operation: 'merge', wkbGeometry: field, siteIds: [other] });
    expect(shapesOf(apart)[0]).toMatchObject({ geometry: { type: 'MultiPolygon' }, hectares: 2 });
  });

  it('cuts out what is inside and what hangs over', async () => {
    const inside = polygon(square(424_010, 564_010, 20));
    const over = polygon(square(424_080, 564_080, 40));
    const answer = await preview({ operation: 'cut', wkbGeometry: field, shapes: [inside, over] });
    expect(areas(answer)).toEqual([0.92]);
    const [left] = shapesOf(answer);
    const rings = left?.geometry as Polygon | undefined;
    expect(rings?.coordinates).toHaveLength(2);
  });

  it('says why it changes nothing, or would leave nothing', async () => {
    const refusal = async (json: object) => {
      const answer = await preview({ wkbGeometry: field, ...json });
      expect(answer.status).toBe(400);
      return Object.entries(faultsOf(answer))[0];
    };
    const aside = [
      [424_200, 564_000],
      [424_300, 564_000],
    ];
    const far = polygon(square(425_000, 565_000, 10));
    expect(await refusal({ operation: 'split', line: aside })).toEqual([
      'line',
      'The line does not divide the boundary',
    ]);
    expect(await refusal({ operation: 'cut', shapes: [far] })).toEqual([
      'shapes',
      'What is cut out does not touch the boundary',
    ]);
    expect(
      await refusal({ operation: 'cut', shapes: [polygon(square(423_900, 563_900, 900))] }),
    ).toEqual(['shapes', 'Modified polygon does not contain geometries']);
    expect(await refusal({ operation: 'merge' })).toEqual([
      'shapes',
      'Choose what is to be merged with the boundary',
    ]);
    expect((await preview({ operation: 'merge', wkbGeometry: field }, 'viewer')).status).toBe(403);
    expect((await preview({ operation: 'merge', wkbGeometry: field }, 'signed-out')).status).toBe(
      401,
    );
    const foreign = { operation: 'merge', wkbGeometry: field, siteIds: [900_000] };
    expect((await preview(foreign)).status).toBe(404);
  });
});

describe('child sites', () => {
  it('are made of the parts of a split, and belong to their parent', async () => {
    const parent = await siteAt(oak, 427_000, 564_000, 'Mill field');
    const [east, west] = shapesOf(
      await preview({
        operation: 'split',
        wkbGeometry: polygon(square(427_000, 564_000, 100)),
        line: [
          [427_033.333, 563_950],
          [427_033.333, 564_150],
        ],
      }),
    );
    const children = [
      { name: 'Mill field east', wkbGeometry: east!.geometry },
      { name: 'Mill field west', wkbGeometry: west!.geometry },
    ];
    const { ids } = await oak.as('officer').call(createChildren, { siteId: parent, children });
    const [eastId = 0, westId = 0] = ids;
    const family = await oak.as('viewer').call(relatedOf, { siteId: parent });
    expect(family.children.map(({ id, name }) => [id, name])).toEqual([
      [eastId, 'Mill field east'],
      [westId, 'Mill field west'],
    ]);
    const { site } = await oak.as('viewer').call(getSite, { siteId: eastId });
    expect(site).toMatchObject({ parent_id: parent, size_ha: expect.closeTo(0.6667, 4) as number });
    expect((await editsOf(oak, westId))[0]).toContain('Created as a child of Mill field');

    await oak.as('admin').call(deleteSites, { sites_ids: [eastId] });
    for (const path of ['', '/v2', '/json'])
      expect(await oak.as('viewer').get(`/site${path}/${parent}`)).toMatchObject({
        body: {
          result: {
            site: { parent_id: null, children_data: [{ id: westId, source_reference: null }] },
          },
        },
      });
  });

  it('are refused outside of it, without a name, to viewers and to others', async () => {
    const parent = await siteAt(oak, 428_000, 564_000);
    const post = (json: object, who: 'officer' | 'viewer' | 'signed-out' = 'officer') =>
      oak.as(who).post('/site/child', { json });
    const inside = { name: 'Corner', wkbGeometry: polygon(square(428_000, 564_000, 10)) };
    const outside = { name: 'Far', wkbGeometry: polygon(square(428_095, 564_000, 10)) };
    const before = await stateOf(oak);
    const refused = await post({ siteId: parent, children: [inside, outside] });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { 'children.1': 'A child site must lie within its parent' } } },
    });
    const nameless = await post({ siteId: parent, children: [{ ...inside, name: ' ' }] });
    expect(nameless.status).toBe(400);
    expect(JSON.stringify(nameless.body)).toContain('Please enter site name');
    expect((await post({ siteId: parent, children: [inside] }, 'viewer')).status).toBe(403);
    expect((await post({ siteId: parent, children: [inside] }, 'signed-out')).status).toBe(401);
    expect((await post({ siteId: 900_000, children: [inside] })).status).toBe(404);
    expect(await stateOf(oak)).toEqual(before);
  });

  it('are nobody’s parents in a circle, whoever writes it', async () => {
    const [a, b, c] = [
      await siteAt(oak, 429_000, 564_000, 'A'),
      await siteAt(oak, 429_000, 564_200, 'B'),
      await siteAt(oak, 429_000, 564_400, 'C'),
    ];
    const put = (child: number, parent: number | null) =>
      withTenant(oak, (tx) =>
        sql`update sites set parent_id = ${parent} where id = ${child}`.execute(tx),
      );
    await put(b, a);
    await put(c, b);
    await expect(put(a, c)).rejects.toThrow(`Site ${c} is inside of site ${a} already`);
    await expect(put(a, a)).rejects.toThrow(`Site ${a} is inside of site ${a} already`);
    await put(c, null);
    await put(a, c);
    await expect(put(c, b)).rejects.toThrow('already');
  });
});
