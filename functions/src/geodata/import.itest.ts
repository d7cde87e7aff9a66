import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../platform/db.ts';
import { newCouncil, type Council } from '../platform/testing/council.ts';
import { useWorld } from '../platform/testing/world.ts';
import { councilWithDictionary } from './testing/register-council.ts';
import { deliver, form, imported, upload, type Report } from './testing/upload.ts';

useWorld();

let oak: Council;
let elm: Council;

beforeAll(async () => {
  [oak, elm] = [await councilWithDictionary(), await councilWithDictionary()];
}, 120_000);

const HEADERS =
  'SiteReference,SiteNameAddress,CoordinateReferenceSystem,GeoX,GeoY,Hectares,OwnershipStatus,EndDate,Constraints,Notes';
const OAK1 = 'OAK1,1 Oak Lane,OSGB36,-1.61,54.97,0.50,Public Ownership,,Green Belt,seen';
const OAK2 = 'OAK2,2 Oak Lane,OSGB36,425000,564000,2,,31/03/2024,,';
const register = (...rows: string[]) => [HEADERS, ...rows].join('\r\n');

interface SiteRow {
  id: number;
  reference: string;
  place_name: string;
  area: number | null;
  finished_on: string | null;
  ownership: string | null;
  constraints: string | null;
  row_version: number;
  geometry_source: string;
  easting: number;
  northing: number;
}

const sites = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<SiteRow>`
      select id, source_reference as reference, place_name, area, finished_on, ownership, constraints, row_version,
             geometry_source, round(st_x(st_centroid(wkb_geometry)))::int as easting,
             round(st_y(st_centroid(wkb_geometry)))::int as northing
        from sites order by source_reference`.execute(tx);
    return rows;
  });

const tally = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{ version: number; history: number; rows: number }>`
      select (select version from layer_versions where layer_id = 'sitesLayer')::int as version,
             (select count(*) from site_history)::int as history,
             (select coalesce(sum(row_version), 0) from sites)::int as "rows"`.execute(tx);
    return rows[0];
  });

describe('uploading a brownfield land register', () => {
  let report: Report;
  beforeAll(async () => {
    report = await imported(oak, register(OAK1, OAK2, 'OAK3,Nowhere,,0,0,1,,,,'));
  });

  it('reports every row and every corrected value', () => {
    expect(report.import).toMatchObject({ status: 'success', done: 2, total: 2, error: null });
    expect(report.import.summary).toMatchObject({
      rows: 3,
      taken: 2,
      refused: 1,
      created: 2,
      changed: 0,
    });
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        row: 2,
        outcome: 'corrected',
        column: 'CoordinateReferenceSystem',
        from: 'OSGB36',
        to: 'WGS84',
      }),
    );
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        row: 3,
        outcome: 'corrected',
        column: 'EndDate',
        from: '31/03/2024',
        to: '2024-03-31',
      }),
    );
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        row: 4,
        outcome: 'refused',
        column: null,
        reason: 'A coordinate is zero',
      }),
    );
  });

  it('names columns that the dictionary has no field for', () => {
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        outcome: 'noted',
        column: 'Notes',
        reason: expect.stringContaining('1 value'),
      }),
    );
  });

  it("fills the council's own fields, and puts the points on the grid within metres", async () => {
    const [first, second] = await sites(oak);
    expect(first).toMatchObject({
      reference: 'OAK1',
      place_name: '1 Oak Lane',
      area: 0.5,
      ownership: 'PUBLIC',
      constraints: 'Green Belt',
      geometry_source: 'point from register',
    });
    expect(Math.abs((first?.easting ?? 0) - 425060)).toBeLessThan(10);
    expect(Math.abs((first?.northing ?? 0) - 564004)).toBeLessThan(10);
    expect(second).toMatchObject({ easting: 425000, northing: 564000, finished_on: '2024-03-31' });
  });

  it('tells the person who uploaded it, with done of total', async () => {
    const answer = await oak.as('admin').get('/notifications');
    expect(JSON.stringify(answer.body)).toContain('2 taken, 1 refused');
  });

  it('changes nothing when the same file comes again', async () => {
    const before = await tally(oak);
    const again = await imported(oak, register(OAK1, OAK2, 'OAK3,Nowhere,,0,0,1,,,,'));
    expect(again.import.summary).toMatchObject({ taken: 2, created: 0, changed: 0, unchanged: 2 });
    expect(await tally(oak)).toEqual(before);
  });

  it('changes nothing when a job is delivered twice', async () => {
    const before = await tally(oak);
    await deliver(oak, 2);
    expect(await tally(oak)).toEqual(before);
  });
});

describe('a register that comes again', () => {
  let council: Council;
  beforeEach(async () => {
    council = await councilWithDictionary();
    await imported(council, register(OAK1, OAK2));
  }, 120_000);

  it('changes what the source changed, with history by who imported', async () => {
    await imported(council, register(OAK1.replace('0.50', '0.75'), OAK2));
    const [first, second] = await sites(council);
    expect(first).toMatchObject({ area: 0.75, row_version: 2 });
    expect(second).toMatchObject({ row_version: 1 });
    const history = await council.as('viewer').get(`/history/${first?.id ?? 0}`);
    expect(history.body).toMatchObject({
      result: { history: [{ type: 'EDIT', user_name: 'admin', edit_content: 'area|0.5|0.75' }] },
    });
  });

  it('leaves an edit of an officer that the source says nothing new about', async () => {
    const [first] = await sites(council);
    const edited = await council.as('officer').put(`/site/${first?.id ?? 0}`, {
      json: { column_name_raw: 'place_name', column_name_readable: 'Place', new_value: 'Oak Yard' },
    });
    expect(edited.status).toBe(200);
    await imported(council, register(OAK1.replace('0.50', '0.9'), OAK2));
    expect((await sites(council))[0]).toMatchObject({ place_name: 'Oak Yard', area: 0.9 });
  });

  it('never puts a point in the place of a drawn boundary', async () => {
    await withTenant(council, (tx) =>
      sql`update sites set geometry_source = 'drawn', wkb_geometry = st_makeenvelope(425000, 564000, 425100, 564100, 27700)
           where source_reference = 'OAK1'`.execute(tx),
    );
    const report = await imported(council, register(OAK1.replace('-1.61', '-1.62'), OAK2));
    expect((await sites(council))[0]).toMatchObject({
      geometry_source: 'drawn',
      easting: 425050,
      row_version: 1,
    });
    expect(report.findings).toContainEqual(expect.objectContaining({ row: 2, outcome: 'noted' }));
  });

  it('moves a point that the source moved', async () => {
    await imported(council, register(OAK1, OAK2.replace('425000', '425300')));
    expect((await sites(council))[1]).toMatchObject({ easting: 425300, row_version: 2 });
  });
});

describe('who may', () => {
  it.each(['viewer', 'officer', 'resident'] as const)('a %s is refused', async (who) => {
    const person = oak.as(who);
    expect(
      (await person.post('/geodata', { raw: form(register(OAK1), { kind: 'brownfield' }) })).status,
    ).toBe(403);
    expect((await person.get('/geodata')).status).toBe(403);
    expect((await person.get('/geodata-info/1')).status).toBe(403);
  });

  it('nobody without signing in', async () => {
    const person = oak.as('signed-out');
    expect(
      (await person.post('/geodata', { raw: form(register(OAK1), { kind: 'brownfield' }) })).status,
    ).toBe(401);
    expect((await person.get('/geodata')).status).toBe(401);
  });

  it("another council's import is answered like one that never was", async () => {
    const { import: own } = await imported(oak, register(OAK1));
    const foreign = await elm.as('admin').get(`/geodata-info/${own.id}`);
    const unknown = await elm.as('admin').get('/geodata-info/999999');
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect(await sites(elm)).toEqual([]);
  });

  it('a council without geodata management has no such call', async () => {
    const ash = await newCouncil({ off: ['geodata management'] });
    expect((await ash.as('admin').get('/geodata')).status).toBe(404);
  });
});

describe('files that are refused', () => {
  it.each([
    ['no register', 'Dear planners', { kind: 'brownfield' }, 'file'],
    ['a workbook', 'PK\u0003\u0004', { kind: 'brownfield' }, 'file'],
    ['an unknown kind', register(OAK1), { kind: 'everything' }, 'kind'],
    ['a layer without a name', '{}', { kind: 'layer' }, 'name'],
    ['no geodata', 'hello', { kind: 'sites' }, 'file'],
  ])('%s', async (_, content, fields, field) => {
    const answer = await upload(oak, content, fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect((answer.body as { error: { fields: object } }).error.fields).toHaveProperty(field);
  });

  it('no form at all, and a form without a file', async () => {
    expect((await oak.as('admin').post('/geodata', { json: {} })).status).toBe(400);
    const empty = new FormData();
    empty.append('kind', 'brownfield');
    expect((await oak.as('admin').post('/geodata', { raw: empty })).status).toBe(400);
  });

  it('more than 10 MB', async () => {
    const answer = await upload(oak, new Uint8Array(10 * 1024 * 1024 + 1), { kind: 'brownfield' });
    expect(answer.status).toBe(413);
  });

  it('what only its reading shows to be broken ends as an error with the reason', async () => {
    const report = await imported(oak, '{"type":"FeatureCollection","features":[]}', {
      kind: 'sites',
    });
    expect(report.import).toMatchObject({ status: 'error', error: expect.any(String) });
  });
});

const square = (x: number, y: number) => [
  [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
    [x, y],
  ],
];
const bowTie = [
  [
    [425000, 564000],
    [425100, 564100],
    [425100, 564000],
    [425000, 564100],
    [425000, 564000],
  ],
];
const feature = (reference: string, geometry: object | null, more: object = {}) => ({
  type: 'Feature',
  properties: { SiteReference: reference, sitenamead: `Site  ${reference}`, ...more },
  geometry,
});
const collection = (...features: object[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::27700' } },
    features,
  });

describe('shapes', () => {
  it('come in as sites: repaired, or refused with the reason, in the system of the file', async () => {
    const council = await councilWithDictionary();
    const file = collection(
      feature('A', { type: 'Polygon', coordinates: square(425000, 564000) }, { Hectares: '1.0' }),
      feature('B', { type: 'Polygon', coordinates: bowTie }),
      feature('C', null),
      feature('D', {
        type: 'LineString',
        coordinates: [
          [425000, 564000],
          [425100, 564100],
        ],
      }),
      feature('A', { type: 'Polygon', coordinates: square(426000, 564000) }),
    );
    const first = await imported(council, file, { kind: 'sites', name: 'allocations' });
    expect(first.import.summary).toMatchObject({ rows: 5, taken: 2, refused: 3, created: 2 });
    expect(first.findings).toContainEqual(
      expect.objectContaining({
        row: 2,
        outcome: 'corrected',
        column: 'geometry',
        reason: expect.stringContaining('Self-intersection'),
      }),
    );
    expect(first.findings).toContainEqual(
      expect.objectContaining({ row: 3, outcome: 'refused', reason: 'Has no geometry' }),
    );
    expect(await sites(council)).toMatchObject([
      {
        reference: 'A',
        place_name: 'Site A',
        area: 1,
        easting: 425050,
        northing: 564050,
        geometry_source: 'imported',
      },
      { reference: 'B' },
    ]);
    const before = await tally(council);
    const again = await imported(council, file, { kind: 'sites', name: 'allocations' });
    expect(again.import.summary).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await tally(council)).toEqual(before);
  });

  it('come in as a layer that a second file replaces', async () => {
    const council = await newCouncil();
    const layer = { kind: 'layer', name: 'Quiet lanes' };
    const features = (tx: Parameters<Parameters<typeof withTenant>[1]>[0]) =>
      sql<{ reference: string; version: number }>`
        select f.source_reference as reference, v.version::int as version
          from layer_features f join layer_versions v using (layer_id)
         where layer_id = 'quiet-lanes' order by 1`.execute(tx);
    const a = feature('A', { type: 'Polygon', coordinates: square(425000, 564000) });
    const b = feature('B', { type: 'Polygon', coordinates: square(425200, 564000) });
    await imported(council, collection(a, b), layer);
    const once = (await withTenant(council, features)).rows;
    expect(once.map(({ reference }) => reference)).toEqual(['A', 'B']);
    await imported(council, collection(a, b), layer);
    expect((await withTenant(council, features)).rows).toEqual(once);
    await imported(council, collection(b), layer);
    const [left, ...others] = (await withTenant(council, features)).rows;
    expect(others).toEqual([]);
    expect(left?.reference).toBe('B');
    expect(left?.version).toBeGreaterThan(once[0]?.version ?? 0);
  });
});
