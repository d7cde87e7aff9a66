import { expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { imported } from '../testing/upload.ts';

useWorld();

const collection = (...rings: number[][][]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::27700' } },
    features: rings.map((ring, at) => ({
      type: 'Feature',
      properties: { name: `Lane ${at}` },
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
  });
const open = (x: number) => [
  [x, 564000],
  [x + 100, 564000],
  [x + 100, 564100],
];
const SHORT = open(425000).slice(0, 2);
const ABROAD = [...open(425000), [425000, 564000]].map(([x = 0]) => [x, 4e6]);
const lanes = { kind: 'layer', name: 'Lanes' };

const kept = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from layer_features where layer_id = 'lanes'`.execute(tx);
    return rows[0]?.count;
  });

it('one shape that cannot be drawn is refused alone, and an open ring is closed', async () => {
  const council = await newCouncil();
  const report = await imported(council, collection(SHORT, open(425000), open(426000)), lanes);
  expect(report.import).toMatchObject({
    status: 'success',
    summary: { rows: 3, taken: 2, refused: 1, corrections: 2 },
  });
  expect(report.findings).toContainEqual(
    expect.objectContaining({
      row: 1,
      outcome: 'refused',
      reason: 'A line needs two points, a ring four',
    }),
  );
  expect(report.findings).toContainEqual(
    expect.objectContaining({
      row: 2,
      outcome: 'corrected',
      column: 'geometry',
      reason: 'The geometry was repaired: A ring was not closed',
    }),
  );
});

it('a file of which nothing can be taken takes nothing away', async () => {
  const council = await newCouncil();
  await imported(council, collection(open(425000), open(426000)), lanes);
  const { import: done } = await imported(council, collection(ABROAD), lanes);
  expect(done.summary).toMatchObject({ rows: 1, taken: 0, refused: 1 });
  expect(await kept(council)).toBe(2);
});

it('parts that overlap become one, without a hole, and a repair that changes the area is asked about', async () => {
  const council = await newCouncil();
  const square = (x: number) => [[...open(x), [x, 564100], [x, 564000]]];
  const overlapping = JSON.parse(collection()) as { features: object[] };
  overlapping.features.push({
    type: 'Feature',
    properties: { name: 'Lane' },
    geometry: { type: 'MultiPolygon', coordinates: [square(425000), square(425050)] },
  });
  const report = await imported(council, JSON.stringify(overlapping), lanes);
  expect(report.findings).toContainEqual(
    expect.objectContaining({
      outcome: 'asked',
      column: 'geometry',
      from: '2.00 ha',
      to: '1.50 ha',
    }),
  );
  const { rows } = await withTenant(council, (tx) =>
    sql<{ area: number }>`
      select round(st_area(geometry))::int as area from layer_features where layer_id = 'lanes'`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ area: 15_000 }]);
});
