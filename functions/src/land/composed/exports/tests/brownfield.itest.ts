import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRegister } from '../../../geodata/brownfield/read-register.ts';
import { sql, withTenant } from '../../../../platform/db.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { exportCouncil } from '../testing/export-council.ts';
import { checkBrownfield } from '../register-contract.ts';

useWorld();

let council: Council;
let ids: number[];
beforeAll(async () => {
  ({ council, ids } = await exportCouncil());
}, 120_000);

// This council's dictionary does not tell brownfield from greenfield.
const developed = true;
const check = (site_ids: number[]) =>
  council.as('viewer').call(checkBrownfield, { site_ids, developed });
const register = (more: object) =>
  council.as('viewer').put('/site/export', {
    json: { file_type: 'brownfield', selected_fields: [], developed, ...more },
  });

describe('the brownfield land register', () => {
  it('lists what the standard has against each site', async () => {
    const { ready, problems, counts } = await check(ids);
    expect(ready).toBe(false);
    expect(counts).toMatchObject({ sites: 4, readySites: 2 });
    const of = (siteId: number | undefined) =>
      problems
        .filter((each) => each.siteId === siteId)
        .map(({ column, reason }) => [column, reason]);
    expect(of(ids[0])).toEqual([]);
    expect(of(ids[1])).toEqual([
      ['Hectares', "'-1.5' is not an area above 0 hectares"],
      ['PlanningStatus', expect.stringContaining("'nearly' is not among the standard's words")],
      ['LastUpdatedDate', 'Is before the site was added, 2026-01-02'],
    ]);
    expect(of(ids[3])).toContainEqual(['GeoX', 'The site has no place on the map']);
    // What the standard lets be blank is no problem.
    expect(of(ids[2])).toEqual([]);
  });

  it('is not offered while it is not valid, unless without those sites', async () => {
    const refused = await register({ site_ids: ids });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('2 sites do not meet the standard');
    const answer = await register({ site_ids: ids, only_ready: true });
    expect(answer.status).toBe(200);
    expect(parse(answer.bytes, { columns: true })).toHaveLength(2);
  });

  it('has the columns of the current standard, and is read without a correction', async () => {
    const { bytes } = await register({ site_ids: [ids[0]] });
    const rows = parse(bytes, { columns: true }) as Record<string, string>[];
    expect(Object.keys(rows[0] ?? {})).toEqual(
      'SiteReference SiteNameAddress GeoX GeoY SiteplanURL Hectares OwnershipStatus PlanningStatus Deliverable NetDwellingsRangeFrom NetDwellingsRangeTo FirstAddedDate LastUpdatedDate OrganisationURI PermissionType PermissionDate PlanningHistory HazardousSubstances Notes EndDate'.split(
        ' ',
      ),
    );
    expect(rows[0]).toMatchObject({
      SiteReference: 'A1',
      Hectares: '0.96',
      OwnershipStatus: 'owned by a public authority',
      PlanningStatus: 'permissioned',
      Deliverable: 'yes',
      HazardousSubstances: '',
      FirstAddedDate: '2020-02-29',
      PlanningHistory: '20/001|21/002',
    });
    expect(rows[0]?.['GeoX']).toMatch(/^-1\.\d{1,6}$/);
    expect(rows[0]?.['GeoY']).toMatch(/^54\.\d{1,6}$/);
    // The import's own reader knows the standard too, and was written independently of this.
    const read = readRegister(bytes);
    expect(read.sites).toHaveLength(1);
    expect(read.findings).toEqual([]);
  });

  it('finds a reference that names two sites', async () => {
    await withTenant(council, (tx) =>
      sql`update sites set source = 'other', source_reference = 'A1' where id = ${ids[1]}`.execute(
        tx,
      ),
    );
    const { problems } = await check(ids.slice(0, 2));
    expect(problems.filter(({ column }) => column === 'SiteReference')).toEqual([
      {
        siteId: ids[0],
        reference: 'A1',
        column: 'SiteReference',
        reason: 'Appears 2 times; a reference must belong to one site',
      },
      {
        siteId: ids[1],
        reference: 'A1',
        column: 'SiteReference',
        reason: 'Appears 2 times; a reference must belong to one site',
      },
    ]);
  });

  it('names a column that the dictionary has no field for', async () => {
    await withTenant(council, (tx) =>
      sql`update dictionary_fields set standard_name = null where db_property_name = 'owner'`.execute(
        tx,
      ),
    );
    const { ready, problems, counts } = await check([ids[0] as number]);
    expect(ready).toBe(false);
    expect(counts.readySites).toBe(1);
    const answer = await register({ site_ids: [ids[0]], only_ready: true });
    expect(parse(answer.bytes, { columns: true })).toMatchObject([{ OwnershipStatus: '' }]);
    expect(problems[0]).toEqual({
      siteId: null,
      reference: null,
      column: 'OwnershipStatus',
      reason: "The council's data dictionary has no field for this column",
    });
  });
});
