import { beforeAll, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { inSchema } from '../../layers/testing/in-schema.ts';
import { countFarFromTown } from '../queries/outside-council.ts';
import { sites } from '../testing/imported-sites.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { deliver, imported, reportOf } from '../testing/upload.ts';

useWorld();

let council: Council;
beforeAll(async () => {
  council = await councilWithDictionary();
  await inSchema(
    council,
    `insert into layers (id, layer_name, basemap_role) values ('wards', 'Wards', 'ward');
     insert into layer_features (layer_id, source_reference, geometry)
     values ('wards', 'W1', st_makeenvelope(420000, 560000, 430000, 570000, 27700))`,
  );
}, 120_000);

const HEAD = 'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares,OrganisationURI';
const ID = 'http://opendatacommunities.org/id/metropolitan-district-council/south-tyneside';
const THERE = [HEAD, `A,Oak,-1.43,54.99,1,${ID}`, `B,Elm,-1.44,54.98,1,${ID}`].join('\n');
const HERE = [HEAD, `C,Ash,-1.61,54.97,1,${ID}`, `D,Bay,-1.43,54.97,1,${ID}`].join('\n');

const post = (path: string) => council.as('admin').post(path, { json: {} });

it('is told before a file is compared, and compared at a second press', async () => {
  const fields = { kind: 'brownfield', preview: 'true' };
  const { import: waits, findings } = await imported(council, THERE, fields);
  expect(waits).toMatchObject({ status: 'preview', summary: { created: 0, rows: 0 } });
  expect(waits.elsewhere).toMatch(/^2 of 2 lie outside .+; the register names South Tyneside$/);
  expect(findings).toEqual([]);
  // It is not imported past the question.
  expect((await post(`/geodata/${waits.id}/import`)).status).toBe(409);

  expect((await post(`/geodata/${waits.id}/compare`)).status).toBe(202);
  await deliver(council);
  const { import: compared } = await reportOf(council, waits.id);
  expect(compared).toMatchObject({ status: 'preview', elsewhere: null, summary: { created: 2 } });
  expect(await sites(council)).toHaveLength(0);
  expect((await post(`/geodata/${waits.id}/compare`)).status).toBe(409);
  expect((await post(`/geodata/${waits.id}/import`)).status).toBe(202);
  await deliver(council);
  expect(await sites(council)).toHaveLength(2);
});

it('waits also where a file would be imported at once', async () => {
  const before = await sites(council);
  const { import: waits } = await imported(council, THERE.replace('Oak', 'Oaks'));
  expect(waits.elsewhere).toContain('2 of 2 lie outside');
  expect(await sites(council)).toEqual(before);
  expect((await post(`/geodata/${waits.id}/discard`)).status).toBe(200);
});

it('is not said of a file half of which lies in the council', async () => {
  const { import: done } = await imported(council, HERE);
  expect(done).toMatchObject({ status: 'success', elsewhere: null, summary: { created: 2 } });
});

it('is asked of a layer of that name, whose features stay until a second press', async () => {
  const oak = await councilWithDictionary();
  const ward = (name: string, code: string | undefined, x: number, y = 54.97) => ({
    type: 'Feature',
    properties: { ...(code ? { code } : {}), name },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, y],
          [x + 0.01, y],
          [x + 0.01, y + 0.01],
          [x, y + 0.01],
          [x, y],
        ],
      ],
    },
  });
  const file = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
  const wards = async () =>
    (
      await inSchema(oak, `select properties ->> 'name' as name from layer_features order by 1`)
    ).rows.map(({ name }) => name);
  const layer = { kind: 'layer', name: 'Wards' };
  await inSchema(
    oak,
    `insert into layers (id, layer_name, basemap_role) values ('bounds', 'Bounds', 'ward');
     insert into layer_features (layer_id, source_reference, properties, geometry)
     values ('bounds', 'B', '{"name":"-"}', st_makeenvelope(420000, 560000, 430000, 570000, 27700))`,
  );
  const own = [
    ward('Byker', 'E1', -1.6),
    ward('Elswick', 'E2', -1.62),
    ward('Walker', 'E3', -1.58),
  ];
  expect((await imported(oak, file(...own), layer)).import.status).toBe('success');
  const before = await wards();

  const THEIRS = file(ward('Hebburn', 'S1', -1.4), ward('Jarrow', 'S2', -1.43));
  const { import: waits } = await imported(oak, THEIRS, layer);
  expect(waits).toMatchObject({ status: 'preview', summary: { created: 0 } });
  expect(waits.elsewhere).toMatch(
    /^2 of 2 lie outside .+; 3 of 3 features of “Wards” are not in this file and would be removed$/,
  );
  expect(await wards()).toEqual(before);
  // References that are the same by chance make them no wards of the council's.
  const numbered = file(
    ward('Hebburn', 'E1', -1.4),
    ward('Jarrow', 'E2', -1.43),
    ward('Cleadon', 'E3', -1.4),
  );
  expect((await imported(oak, numbered, layer)).import.elsewhere).toMatch(/^3 of 3 lie outside/);
  // Other features of the council's area would go as well.
  const other = file(ward('Parks', 'P1', -1.61));
  expect((await imported(oak, other, layer)).import.elsewhere).toBe(
    '3 of 3 features of “Wards” are not in this file and would be removed',
  );
  expect(await wards()).toEqual(before);

  // The same wards renamed, one of them gone, are the council's own; so is what comes again without a reference.
  const renamed = file(ward('Byker East', 'E1', -1.6), own[1] as object);
  expect((await imported(oak, renamed, layer)).import.status).toBe('success');
  const bare = { ...layer, name: 'Zones' };
  await imported(oak, file(ward('A', undefined, -1.6), ward('B', undefined, -1.62)), bare);
  const again = file(ward('C', undefined, -1.6), ward('D', undefined, -1.62));
  expect((await imported(oak, again, bare)).import.status).toBe('success');
  // A national file under a new name is not asked about, nor when it comes again.
  for (const name of ['Hebburn', 'Jarrow'])
    expect(
      (await imported(oak, file(ward(name, 'N1', -1.4)), { ...layer, name: 'National' })).import,
    ).toMatchObject({ status: 'success', elsewhere: null });

  const answer = await oak.as('admin').post(`/geodata/${waits.id}/compare`, { json: {} });
  expect(answer.status).toBe(202);
  await deliver(oak);
  expect((await reportOf(oak, waits.id)).import).toMatchObject({
    status: 'success',
    elsewhere: null,
  });
  expect(await wards()).toEqual(expect.arrayContaining(['Hebburn', 'Jarrow']));
  expect(await wards()).not.toContain('Elswick');
});

it('of a council without a boundary its own sites say where it is, then their organisations', async () => {
  const other = await councilWithDictionary([
    {
      dbPropertyName: 'organisation',
      label: 'Organisation',
      type: 'text.small',
      standardName: 'OrganisationURI',
    },
  ]);
  const fields = { kind: 'brownfield', preview: 'true' };
  const told = async (file: string) => (await imported(other, file, fields)).import.elsewhere;
  expect(await told(THERE)).toMatch(
    /^This file names another organisation than Council .+; the register names South Tyneside$/,
  );
  const OWN = 'http://opendatacommunities.org/id/metropolitan-district-council/newcastle-upon-tyne';
  const own = (row: string) => `${row},-1.61,54.97,1,${OWN}`;
  const { import: first } = await imported(other, [HEAD, own('E,Eel')].join('\n'), fields);
  for (const step of ['compare', 'import']) {
    const { status } = await other.as('admin').post(`/geodata/${first.id}/${step}`, { json: {} });
    expect([step, status]).toEqual([step, 202]);
    await deliver(other);
  }
  const another = /name another organisation than this file; the register names South Tyneside$/;
  expect(await told(THERE)).toMatch(another);
  const near = THERE.replaceAll(ID, OWN);
  expect(await told(near)).toBeNull();
  expect(await told(near.replaceAll('http://', 'https://www.'))).toBeNull();
  const ten = Array.from({ length: 10 }, (_, i) => own(`F${i},Field`));
  await imported(other, [HEAD, ...ten].join('\n'));
  // That a neighbour's sites are near does not make them the council's.
  expect(await told(THERE.replaceAll('-1.4', '-1.6'))).toMatch(another);
  // South Tyneside is some ten kilometres away, Kent far.
  const kent = near
    .replaceAll('-1.43', '1.1')
    .replaceAll('-1.44', '1.2')
    .replaceAll('54.9', '51.2');
  expect(await told(kent)).toMatch(/^2 of 2 lie more than 10 km from every site of /);
});

it('and where it has no sites, the gazetteer does', async () => {
  const other = await councilWithDictionary();
  const town = `Elsewhere${other.shortName}`;
  await inSchemaOf(other, async (tx) => {
    await sql`insert into platform.gazetteer_places (source, name, search_name, kind, weight, detail, x, y)
        values ('test', ${town}, ${town.toLowerCase()}, 'place', 2, '', 424000, 564000)`.execute(
      tx,
    );
  });
  const placed = (x: number, srid = 27700) => [{ x, y: 564_000, srid }];
  const count = (x: number) =>
    withTenant(other, (tx) => countFarFromTown(tx, placed(x), town.toLowerCase()));
  expect(await count(430_000)).toBe(0);
  expect(await count(500_000)).toBe(1);
  expect(await withTenant(other, (tx) => countFarFromTown(tx, placed(1), 'no such town'))).toBe(
    undefined,
  );
});
