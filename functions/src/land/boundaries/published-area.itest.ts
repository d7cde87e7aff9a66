import { beforeAll, expect, it } from 'vitest';
import { addDictionaryField } from '../../council/ground/dictionary/add-dictionary-field.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import type { WholeSite } from '../ground/sites/site-record.ts';
import { editsOf } from '../history/testing/edits-of.ts';
import { getSite } from '../sites/contract.ts';
import { createdId, createSite } from '../sites/testing/custom-sites.ts';
import { updateGeometry } from './contract.ts';
import { boundariesOf, changeBoundary } from './testing/change-boundary.ts';
import { polygon, siteAt, square, wkt } from './testing/square.ts';

useWorld();

const [X, Y] = [424_000, 564_000];
const options = ['Received', 'Rejected'].map((value) => ({ value, label: value }));
let oak: Council;

beforeAll(async () => {
  oak = await newCouncil();
  await inSchemaOf(oak, async (tx) => {
    const add = (field: Omit<Parameters<typeof addDictionaryField>[1], 'label'>, label: string) =>
      addDictionaryField(tx, { ...field, label });
    await add({ dbPropertyName: 'site_name', type: 'text.small', searchable: true }, 'Site name');
    await add({ dbPropertyName: 'size_ha', type: 'area.hectares' }, 'Size');
    await add({ dbPropertyName: 'stage', type: 'status', options }, 'Stage');
    await add({ dbPropertyName: 'helaa_reference', type: 'text.small' }, 'Reference');
    await add({ dbPropertyName: 'ward_name', type: 'text.small' }, 'Neighbourhood/Ward');
    await add({ dbPropertyName: 'parish', type: 'text.small' }, 'Parish');
    await sql`
      insert into layers (id, layer_name, geometry_kind, basemap_role) values
        ('wards', 'Wards', 'polygon', 'ward'), ('parishes', 'Parishes', 'polygon', null)`.execute(
      tx,
    );
    await sql`
      insert into layer_features (layer_id, properties, geometry)
      select l, jsonb_build_object('name', n), st_makeenvelope(w, 564000, e, 565000, 27700) from (values
        ('wards', 'Byker', 423000, 424120), ('wards', 'Walker', 424120, 426000),
        ('parishes', 'Little Ashby', 423000, 426000)) as f (l, n, w, e)`.execute(tx);
  });
}, 120_000);

/** A point from a register that published its area. */
async function registerSite(x: number, hectares: number): Promise<number> {
  return withTenant(oak, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into sites (source, source_reference, geometry_source, wkb_geometry, site_name, size_ha)
      values ('brownfield register', ${`R${x}`}, 'point from register',
              st_setsrid(st_makepoint(${x}, ${Y + 50}), 27700), ${`Depot ${x}`}, ${hectares}) returning id`.execute(
      tx,
    );
    const id = rows[0]!.id;
    await sql`insert into site_imports (site_id, source_values)
      values (${id}, ${JSON.stringify({ size_ha: hectares })}::jsonb)`.execute(tx);
    return id;
  });
}

const siteOf = async (siteId: number): Promise<WholeSite> =>
  (await oak.as('viewer').call(getSite, { siteId })).site;
const draw = async (siteId: number, x: number, side: number) => {
  const wkbGeometry = polygon(square(x, Y, side));
  return answerOf(updateGeometry, await changeBoundary(oak, { siteId, wkbGeometry }));
};

it('the published area stays beside the drawn one until somebody decides', async () => {
  const id = await registerSite(X + 50, 0.88);
  const answer = await draw(id, X, 100);
  expect(answer).toMatchObject({
    hectares: 1,
    kept_area: { field: 'size_ha', label: 'Size', hectares: 0.88 },
  });
  expect(await siteOf(id)).toMatchObject({ size_ha: 0.88 });
  expect((await boundariesOf(oak, id)).current).toMatchObject({
    hectares: 1,
    published_hectares: 0.88,
  });
  // Taken once, the field follows the boundary from then on.
  const taken = await oak.as('officer').put(`/site/${id}?scenario=base`, {
    json: { column_name_raw: 'size_ha', new_value: 1, old_value: 0.88 },
  });
  expect(taken.status).toBe(200);
  expect(await draw(id, X, 200)).toMatchObject({ hectares: 4, kept_area: null });
  expect(await siteOf(id)).toMatchObject({ size_ha: 4 });
});

it('an area that nobody published follows the boundary', async () => {
  const id = await siteAt(oak, X + 1000, Y);
  expect(await draw(id, X + 1000, 200)).toMatchObject({ kept_area: null });
  expect(await siteOf(id)).toMatchObject({ size_ha: 4 });
  expect((await boundariesOf(oak, id)).current).toMatchObject({ published_hectares: null });
});

it('sites that it overlaps are named, parents and neighbours that only touch are not', async () => {
  const point = await registerSite(X + 350, 0.5);
  const beside = await siteAt(oak, X + 500, Y, 'Beside');
  const id = await siteAt(oak, X + 300, Y, 'Overlapping');
  const answer = await draw(id, X + 300, 250);
  expect(answer.overlaps).toEqual([
    { id: beside, name: 'Beside', hectares: 0.5, takenIn: false },
    { id: point, name: `Depot ${X + 350}`, hectares: 0, takenIn: true },
  ]);
  expect(await draw(id, X + 400, 100)).toMatchObject({ overlaps: [] });
});

it('ward and parish come from the layers where they are blank, with history', async () => {
  const id = await registerSite(X + 105, 0.2);
  await draw(id, X + 50, 100);
  // 70 of the 100 metres lie in Byker.
  expect(await siteOf(id)).toMatchObject({ ward_name: 'Byker', parish: 'Little Ashby' });
  expect((await editsOf(oak, id)).join()).toContain('Neighbourhood/Ward');
  await draw(id, X + 150, 100);
  expect(await siteOf(id)).toMatchObject({ ward_name: 'Byker' });
});

it('a new site has the first status, the next reference, its ward', async () => {
  await withTenant(oak, (tx) =>
    sql`update sites set helaa_reference = 'OAK-' || lpad((40 + id)::text, 4, '0')`.execute(tx),
  );
  const first = createdId(await createSite(oak, wkt(square(X + 700, Y, 100)), 'First'));
  const second = createdId(await createSite(oak, wkt(square(X + 900, Y, 100)), 'Second'));
  expect(await siteOf(first)).toMatchObject({ stage: 'Received', ward_name: 'Walker' });
  const number = (reference: unknown) => Number(/^OAK-(\d{4})$/.exec(String(reference))?.[1]);
  const [a, b] = [
    (await siteOf(first))['helaa_reference'],
    (await siteOf(second))['helaa_reference'],
  ];
  expect(number(b)).toBe(number(a) + 1);
  expect(number(a)).toBeGreaterThan(41);
});

it('a site outside of every layer has no ward', async () => {
  const id = createdId(await createSite(oak, wkt(square(X, Y + 5000, 100)), 'Far'));
  expect(await siteOf(id)).toMatchObject({ ward_name: null, parish: null, stage: 'Received' });
});
