import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { sites, tally } from '../testing/imported-sites.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { OAK1, OAK2, register } from '../testing/register-rows.ts';
import { deliver, imported, type Report } from '../testing/upload.ts';

useWorld();

describe('uploading a brownfield land register', () => {
  let oak: Council;
  let report: Report;
  beforeAll(async () => {
    oak = await councilWithDictionary();
    report = await imported(oak, register(OAK1, OAK2, 'OAK3,Nowhere,,0,0,1,,,,'));
  }, 120_000);

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
