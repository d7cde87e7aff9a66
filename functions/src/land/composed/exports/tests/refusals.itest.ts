import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../../platform/db.ts';
import { beyondShare, OWN_SHARE } from '../../../../platform/testing/beyond-share.ts';
import type { Council } from '../../../../platform/testing/council.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { exportCouncil } from '../testing/export-council.ts';
import { keepSelection } from '../contract.ts';
import { answerOf, faultsOf } from '../../../../platform/testing/answer-of.ts';

useWorld();

let oak: Council;
let elm: Council;
let ids: number[];
let elmIds: number[];

beforeAll(async () => {
  ({ council: oak, ids } = await exportCouncil());
  ({ council: elm, ids: elmIds } = await exportCouncil(
    {},
    Array.from({ length: 5 }, (_each, index) => ({ reference: `E${index}` })),
  ));
}, 120_000);

const asked = (more: object) => ({ json: { file_type: 'csv', selected_fields: ['id'], ...more } });

describe('what may not be exported', () => {
  it('refuses who is signed out (401) or may not read sites (403)', async () => {
    expect((await oak.as('signed-out').put('/site/export', asked({ site_ids: ids }))).status).toBe(
      401,
    );
    expect((await oak.as('resident').put('/site/export', asked({ site_ids: ids }))).status).toBe(
      403,
    );
  });

  it('answers as if it did not exist where the flag is off', async () => {
    const { council } = await exportCouncil({ off: ['data export'] }, []);
    for (const answer of [
      await council.as('admin').put('/site/export', asked({ site_ids: [1] })),
      await council.as('admin').get('/site/exports'),
      await council
        .as('admin')
        .post('/site/export/preview', { json: { site_ids: [1], selected_fields: [] } }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it("knows no other council's sites and selections", async () => {
    const last = elmIds.at(-1) as number;
    expect(ids).not.toContain(last);
    const answer = await oak.as('officer').put('/site/export', asked({ site_ids: [last] }));
    expect([answer.status, faultsOf(answer)]).toEqual([
      400,
      { site_ids: 'None of these sites exists any more' },
    ]);
    const kept = await elm.as('officer').post('/site/selection', { json: { site_ids: elmIds } });
    const { id } = answerOf(keepSelection, kept);
    expect((await elm.as('viewer').get(`/site/selection/${id}`)).status).toBe(200);
    expect((await oak.as('officer').get(`/site/selection/${id}`)).status).toBe(404);
    expect((await oak.as('officer').put('/site/export', asked({ selection: id }))).status).toBe(
      404,
    );
  });

  it('names what it does not know', async () => {
    const unknown = await oak
      .as('officer')
      .put('/site/export', asked({ site_ids: ids, selected_fields: ['id', 'pg_user'] }));
    expect([unknown.status, faultsOf(unknown)]).toEqual([
      400,
      { 'selected_fields[1]': 'Unknown field: pg_user' },
    ]);
    const type = await oak
      .as('officer')
      .put('/site/export', asked({ site_ids: ids, file_type: 'docx' }));
    expect([type.status, Object.keys(faultsOf(type))]).toEqual([400, ['file_type']]);
    const both = await oak.as('officer').put('/site/export', asked({}));
    expect(both.status).toBe(400);
    const filter = await oak.as('officer').post('/site/selection', {
      json: { filters: [{ type: 'text', dbPropertyName: 'nonsense', value: 'x' }] },
    });
    expect([filter.status, Object.keys(faultsOf(filter))]).toEqual([
      400,
      ['filters[0].dbPropertyName'],
    ]);
  });
});

describe('a scenario', () => {
  it('puts its values over the site’s own, typed, and says which sites lack it', async () => {
    await withTenant(oak, (tx) =>
      sql`insert into site_scenarios (site_id, scenario_name, overrides)
          values (${ids[0]}, 'Dense', '{"units": 99, "first_day": "2030-01-01"}')`.execute(tx),
    );
    const fields = ['scenario_name', 'units', 'first_day', 'place_name'];
    const answer = await oak.as('viewer').put('/site/export', {
      json: {
        site_ids: ids.slice(0, 2),
        file_type: 'csv',
        selected_fields: fields,
        scenario: 'Dense',
      },
    });
    const rows = parse(answer.bytes, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows[0]).toMatchObject({
      Scenario: 'Dense',
      'Units (units)': '99',
      'First day': '2030-01-01',
    });
    expect(rows[1]).toMatchObject({ Scenario: 'base', 'Units (units)': '0' });
    const preview = await oak.as('viewer').post('/site/export/preview', {
      json: {
        site_ids: ids,
        selected_fields: fields,
        scenario: 'Dense',
        geometry_column: 'wkb_geometry',
      },
    });
    expect(preview.body).toMatchObject({
      result: {
        sites: 4,
        gone: 0,
        without_scenario: 3,
        small: true,
        columns: [{ label: 'Scenario' }, {}, {}, {}, {}],
      },
    });
  });

  it('keeps the order of the chosen sites, and each once', async () => {
    const [a, b] = ids as [number, number];
    const answer = await oak.as('viewer').put('/site/export', asked({ site_ids: [b, a, b] }));
    const rows = parse(answer.bytes, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map((row) => Number(row['Site id']))).toEqual([b, a]);
  });
});

it('previews of exports are for each account a share of what they take', async () => {
  expect(
    await beyondShare(oak, 'export-previews', (who) =>
      oak
        .as(who)
        .post('/site/export/preview', { json: { site_ids: ids, selected_fields: ['id'] } }),
    ),
  ).toEqual(OWN_SHARE);
});
