import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { searchSitesFlexibly } from '../../site-search/contract.ts';
import { editSites, previewSiteEdits, undoSiteEdits } from '../../sites/contract/bulk-edit.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { imported } from '../testing/upload.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  const words = (...values: string[]) => values.map((value) => ({ value, label: value }));
  oak = await councilWithDictionary([
    {
      dbPropertyName: 'least',
      label: 'Least homes',
      type: 'number',
      standardName: 'NetDwellingsRangeFrom',
      format: { CHECKS: [{ rule: 'at-most', field: 'most', level: 'refuse' }] },
    },
    {
      dbPropertyName: 'most',
      label: 'Most homes',
      type: 'number',
      standardName: 'NetDwellingsRangeTo',
    },
    {
      dbPropertyName: 'granted',
      label: 'Granted on',
      type: 'date',
      standardName: 'PermissionDate',
      format: {
        CHECKS: [{ rule: 'needs', field: 'planning', values: ['permissioned'], level: 'warn' }],
      },
    },
    {
      dbPropertyName: 'planning',
      label: 'Planning',
      type: 'text.small',
      standardName: 'PlanningStatus',
    },
    { dbPropertyName: 'stage', label: 'Stage', type: 'status', options: words('New', 'Done') },
    {
      dbPropertyName: 'land',
      label: 'Land',
      type: 'dropdown',
      options: words('Greenfield', 'Brownfield'),
    },
  ]);
}, 120_000);

const HEAD =
  'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares,NetDwellingsRangeFrom,NetDwellingsRangeTo,PermissionDate,PlanningStatus';
const OAK = 'OAK,Oak,-1.61,54.97,1,10,20,2024-05-01,not permissioned';

interface Stored {
  id: number;
  row_version: number;
  least: number | null;
  most: number | null;
  stage: string;
}
const stored = () =>
  withTenant(oak, async (tx) => {
    const { rows } = await sql<Stored>`
      select id, row_version, least, most, stage from sites order by id`.execute(tx);
    return rows[0]!;
  });
const edit = async (column_name_raw: string, new_value: unknown) => {
  const { id } = await stored();
  return oak
    .as('officer')
    .put(`/site/${id}?scenario=base`, { json: { column_name_raw, new_value } });
};
const WHY = 'Least homes (30) is more than Most homes (20)';

describe('checks between fields', () => {
  it('warn at an import, and the value is taken', async () => {
    const { findings } = await imported(oak, [HEAD, OAK].join('\n'));
    expect(findings).toContainEqual(
      expect.objectContaining({
        outcome: 'noted',
        column: 'PermissionDate',
        from: '2024-05-01',
        reason: 'Granted on needs Planning to be permissioned',
      }),
    );
    expect(await stored()).toMatchObject({ least: 10, most: 20 });
  });

  it('refuse an edit, whichever of the two fields it changes', async () => {
    expect(await edit('least', 30)).toMatchObject({
      status: 400,
      body: { error: { fields: { new_value: WHY } } },
    });
    expect(await edit('most', 5)).toMatchObject({
      status: 400,
      body: { error: { fields: { new_value: 'Least homes (10) is more than Most homes (5)' } } },
    });
    expect(await stored()).toMatchObject({ least: 10, most: 20 });
    expect((await edit('least', 20)).status).toBe(200);
    expect((await edit('least', 10)).status).toBe(200);
  });

  it('refuse an undo that another field no longer allows, by itself and in bulk', async () => {
    const { id, row_version } = await stored();
    const undo = (who: 'officer' | 'admin', json: object = {}) =>
      oak.as(who).post(`/site/${id}/undo`, { json });
    const values = [{ column_name_raw: 'most', new_value: 40 }];
    const made = await oak.as('admin').put('/site/edits', {
      json: { edits: [{ sites: [{ id, row_version }], values }] },
    });
    const [changed] = answerOf(editSites, made).changed;
    expect((await edit('least', 30)).status).toBe(200);
    expect(await undo('admin')).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', fields: { most: WHY } } },
    });
    const changes = [{ site_id: id, change_id: changed?.change_id }];
    const bulk = await oak.as('admin').post('/site/edits/undo', { json: { changes } });
    expect(answerOf(undoSiteEdits, bulk)).toMatchObject({
      undone: [],
      left: [{ site_id: id, reason: 'refused', why: WHY }],
    });
    expect(await stored()).toMatchObject({ least: 30, most: 40 });
    // In the order in which they were made they go.
    expect((await undo('officer')).status).toBe(200);
    expect((await undo('admin')).status).toBe(200);
    expect(await stored()).toMatchObject({ least: 10, most: 20 });
  });

  it('warn of an edit that is written all the same, alone, in a preview and in bulk', async () => {
    const why = 'Granted on needs Planning to be permissioned';
    expect(await edit('granted', '2024-06-01')).toMatchObject({
      status: 200,
      body: { result: { warnings: [why] } },
    });
    const { id } = await stored();
    const values = [{ column_name_raw: 'planning', new_value: 'pending decision' }];
    const preview = await oak.as('officer').post('/site/edits/preview', {
      json: { edits: [{ sites: [id], values }] },
    });
    expect(answerOf(previewSiteEdits, preview)).toMatchObject({
      sites: [{ refused: [], warned: [{ column_name_raw: 'planning', why }] }],
    });
    const { row_version } = await stored();
    const made = await oak.as('officer').put('/site/edits', {
      json: { edits: [{ sites: [{ id, row_version }], values }] },
    });
    expect(answerOf(editSites, made)).toMatchObject({
      changed: [{ site_id: id }],
      left: [],
      warned: [{ site_id: id, name: 'Oak', column_name_raw: 'planning', why }],
    });
    const { body } = await edit('planning', 'permissioned');
    expect(JSON.stringify(body)).not.toContain('warnings');
  });

  it('refuse in bulk and when pasting, before and while it is written; the rest is taken', async () => {
    const { id, row_version } = await stored();
    const values = [
      { column_name_raw: 'least', new_value: 30 },
      { column_name_raw: 'stage', new_value: 'Done' },
    ];
    const preview = await oak.as('officer').post('/site/edits/preview', {
      json: { edits: [{ sites: [id], values }] },
    });
    expect(answerOf(previewSiteEdits, preview)).toMatchObject({
      sites: [
        {
          changes: [{ column_name_raw: 'stage' }],
          refused: [{ column_name_raw: 'least', why: WHY }],
        },
      ],
    });
    const made = await oak.as('officer').put('/site/edits', {
      json: { edits: [{ sites: [{ id, row_version }], values }] },
    });
    expect(answerOf(editSites, made)).toMatchObject({
      changed: [{ site_id: id, fields: 1 }],
      left: [{ column_name_raw: 'least', reason: 'refused', why: WHY }],
    });
    expect(await stored()).toMatchObject({ least: 10, most: 20, stage: 'Done' });
  });

  it('a change of both that fits is taken at once', async () => {
    const { id, row_version } = await stored();
    const values = [
      { column_name_raw: 'least', new_value: 30 },
      { column_name_raw: 'most', new_value: 40 },
    ];
    const made = await oak.as('officer').put('/site/edits', {
      json: { edits: [{ sites: [{ id, row_version }], values }] },
    });
    expect(answerOf(editSites, made)).toMatchObject({ changed: [{ fields: 2 }], left: [] });
    expect(await stored()).toMatchObject({ least: 30, most: 40 });
  });
});

it('the sites of a register are found by a search for brownfield', async () => {
  const filters = JSON.stringify([
    { type: 'checkbox list', dbPropertyName: 'land', value: ['Brownfield'] },
  ]);
  const path = `/search/site/flexible?attributes=place_name&filters=${encodeURIComponent(filters)}`;
  expect(answerOf(searchSitesFlexibly, await oak.as('viewer').get(path))).toMatchObject({
    total: 1,
    sites: [{ place_name: 'Oak' }],
  });
});
