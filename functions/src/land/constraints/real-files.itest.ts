import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { getBoundaries, restoreBoundary, updateGeometry } from '../boundaries/contract.ts';
import { councilWithDictionary } from '../geodata/testing/register-council.ts';
import { deliver, imported, reportOf } from '../geodata/testing/upload.ts';
import { inSchema } from '../layers/testing/in-schema.ts';
import type { Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { NEAREST_WITHIN, siteConstraints, type Constraint } from './contract.ts';

const folder = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
const present = existsSync(folder);
if (!present) console.warn(`Skipped: the published files are not at ${folder}`);

useWorld();

function file(kind: string, start: string): Uint8Array<ArrayBuffer> {
  const name = readdirSync(folder + kind).find((each) => each.startsWith(start)) ?? '';
  return new Uint8Array(readFileSync(`${folder}${kind}/${name}`));
}

const LAYERS = [
  ['boundaries', 'wards-southwark', 'Wards'],
  ['constraints', 'southwark-conservation', 'Conservation areas'],
  ['constraints', 'southwark-tpo-area', 'Protected groups of trees'],
  ['constraints', 'southwark-tpo-individual', 'Protected trees'],
  ['constraints', 'southwark-listed-grade-1', 'Listed, grade I'],
  ['constraints', 'southwark-listed-grade-2.', 'Listed, grade II'],
  ['constraints', 'southwark-listed-grade-2star', 'Listed, grade II star'],
] as const;
/** On the embedded database, which runs on a third of the machine, this many take as long. */
const EVERY = process.env.TEST_DATABASE === 'postgres' ? 1 : 8;

/** What plain PostGIS gives for a site and a layer, without an index, a limit or rounding. */
interface Plain {
  site: number;
  layer: string;
  hectares: number;
  features: number;
  overlap: number;
  metres: number;
}

/** Every layer as one shape, measured against every site of Southwark. */
const PLAIN = `
  with site as materialized (
    select id, wkb_geometry as shape from sites
     where st_intersects(wkb_geometry, (select st_union(geometry) from layer_features where layer_id = 'wards'))
  ), whole as materialized (
    select layer_id, st_collect(geometry) as parts,
           st_union(geometry) filter (where st_dimension(geometry) = 2) as areas
      from layer_features group by layer_id
  )
  select s.id::int as site, w.layer_id as layer, st_area(s.shape) / 10000 as hectares,
         (select count(*)::int from layer_features f
           where f.layer_id = w.layer_id and not st_disjoint(f.geometry, s.shape)) as features,
         coalesce(st_area(st_intersection(w.areas, s.shape)), 0) / 10000 as overlap,
         st_distance(w.parts, s.shape) as metres
    from site s cross join whole w order by 1, 2`;

let council: Council;

async function importLayer(kind: string, start: string, name: string): Promise<void> {
  const { import: done } = await imported(council, file(kind, start), { kind: 'layer', name });
  expect(done.error).toBeNull();
}

const plain = async () => (await inSchema(council, PLAIN)).rows as unknown as Plain[];

const asked = (siteId: number) => council.as('viewer').call(siteConstraints, { siteId });

/** The answer's lines beside plain PostGIS's, in the answer's order; exactly the expected layers are there. */
async function beside(siteId: number, said: Plain[]): Promise<[Constraint, Plain][]> {
  const { siteHectares, constraints } = await asked(siteId);
  const own = new Map(said.filter(({ site }) => site === siteId).map((each) => [each.layer, each]));
  expect(constraints.map(({ layerId }) => layerId).sort()).toEqual([...own.keys()].sort());
  const pairs = constraints.map((each) => [each, own.get(each.layerId)] as [Constraint, Plain]);
  expect(isRounded(siteHectares ?? Number.NaN, pairs[0]?.[1].hectares ?? Number.NaN, 4)).toBe(true);
  return pairs;
}

/** Where an answer differs from plain PostGIS's, rounded. */
function wrong([given, said]: [Constraint, Plain]): string[] {
  const percent = (100 * said.overlap) / said.hectares;
  const isNear = said.metres <= NEAREST_WITHIN;
  const right = {
    features: given.features === said.features,
    overlap: isRounded(given.overlapHectares, said.overlap, 4),
    percent: isRounded(given.layerOverlapPercent, percent, 2),
    metres: isNear
      ? given.nearestMetres !== null && isRounded(given.nearestMetres, said.metres, 1)
      : given.nearestMetres === null,
  };
  return Object.entries(right).flatMap(([what, is]) =>
    is ? [] : [`${said.site} ${said.layer} ${what}: ${JSON.stringify([given, said])}`],
  );
}

/** Overlaps first, the largest first; then what meets the site; then by distance. */
function outOfOrder(pairs: [Constraint, Plain][]): string[] {
  return pairs.slice(1).flatMap(([, after], at) => {
    const before = pairs[at]?.[1] as Plain;
    const isBefore =
      before.overlap > after.overlap - 1e-9 &&
      (after.overlap > 1e-9 ||
        before.overlap > 1e-9 ||
        before.features > after.features ||
        (before.features === after.features && before.metres <= after.metres + 1e-9));
    return isBefore ? [] : [`${after.site}: ${after.layer} after ${before.layer}`];
  });
}

async function problems(ids: number[]): Promise<{ found: string[]; met: number }> {
  const said = await plain();
  const found: string[] = [];
  let met = 0;
  for (const id of ids) {
    const pairs = await beside(id, said);
    found.push(...pairs.flatMap(wrong), ...outOfOrder(pairs));
    met += pairs.filter(([{ features }]) => features > 0).length;
  }
  return { found, met };
}

describe.skipIf(!present)('constraints of the sites of Southwark', () => {
  let sites: number[];
  beforeAll(async () => {
    council = await councilWithDictionary();
    for (const [kind, start, name] of LAYERS) await importLayer(kind, start, name);
    await imported(council, file('sites', 'london'), { kind: 'sites' });
    sites = [...new Set((await plain()).map(({ site }) => site))];
  }, 600_000);

  it('are exactly what plain PostGIS says: list, share, area, features, distance', async () => {
    expect(sites.length).toBeGreaterThan(300);
    const some = sites.filter((_id, at) => at % EVERY === 0);
    const { found, met } = await problems(some);
    expect(found).toEqual([]);
    // Each is in a ward, and some are in several.
    expect(met).toBeGreaterThan(some.length);
  }, 600_000);

  it('follow a new boundary, and the old one that is brought back', async () => {
    const { rows } = await inSchema(
      council,
      `select s.id::int, encode(st_asewkb(st_translate(s.wkb_geometry, 300, -200)), 'hex') as moved
         from sites s join layer_features f on f.layer_id = 'conservation-areas'
          and st_intersects(f.geometry, s.wkb_geometry) order by s.id limit 1`,
    );
    const { id: siteId, moved } = rows[0] as { id: number; moved: string };
    const before = await asked(siteId);
    const officer = council.as('officer');
    await officer.call(updateGeometry, { siteId, wkbGeometry: moved });
    expect(await asked(siteId)).not.toEqual(before);
    expect((await problems([siteId])).found).toEqual([]);

    const { earlier } = await officer.call(getBoundaries, { siteId });
    await officer.call(restoreBoundary, { siteId, boundaryId: earlier[0]?.id ?? 0 });
    expect(await asked(siteId)).toEqual(before);
  }, 120_000);

  it('follow a layer that is imported anew', async () => {
    const inArea = await inSchema(
      council,
      `select distinct s.id::int from sites s join layer_features f on f.layer_id = 'conservation-areas'
          and st_intersects(f.geometry, s.wkb_geometry) order by 1 limit 20`,
    );
    const ids = inArea.rows.map(({ id }) => Number(id));
    const before = await Promise.all(ids.map((id) => asked(id)));
    const other = file('constraints', 'southwark-tpo-area');
    const { import: waits } = await imported(council, other, {
      kind: 'layer',
      name: 'Conservation areas',
    });
    // Other features under the layer's name are asked about first.
    expect(waits.elsewhere).toContain('would be removed');
    await council.as('admin').post(`/geodata/${waits.id}/compare`, { json: {} });
    await deliver(council);
    expect((await reportOf(council, waits.id)).import.status).toBe('success');
    const after = await Promise.all(ids.map((id) => asked(id)));
    expect(after.filter((each, at) => JSON.stringify(each) === JSON.stringify(before[at]))).toEqual(
      [],
    );
    expect((await problems(ids)).found).toEqual([]);
  }, 120_000);
});

/** Whether the two numbers are equal when rounded to this many decimals. */
function isRounded(given: number, exact: number, decimals: number): boolean {
  return Math.abs(given - exact) <= 0.5 * 10 ** -decimals + 1e-9;
}
