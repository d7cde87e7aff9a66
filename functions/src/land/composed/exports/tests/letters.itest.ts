import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withTenant } from '../../../../platform/db.ts';
import { twoCouncils, type Council, type Who } from '../../../../platform/testing/council.ts';
import { answerOf } from '../../../../platform/testing/answer-of.ts';
import { useWorld } from '../../../../platform/testing/world.ts';
import { someSites, writeSites } from '../../../site-search/testing/few-hundred-sites.ts';
import { readWorkbook } from '../../../../records/tables/workbook.ts';
import { exportRecords, getExport } from '../contract.ts';
import { deliverExports } from '../testing/job.ts';
import { readBack } from '../testing/read-back.ts';

useWorld();

let oak: Council;
let elm: Council;

/** More than one answer carries. */
const MANY = 5_200;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const [site] = await writeSites(oak, someSites(1));
  const write = (receivedDate: string, text: string) =>
    oak.as('officer').post(`/site/v2/${site?.id}/correspondence`, {
      json: { event: 1, receivedDate, acknowledgeDate: '2026-06-01', text },
    });
  await write('2026-03-31', '=SUM(A1) is not a sum');
  await write('2026-02-10', 'No access from the lane');
  await withTenant(oak, (tx) =>
    sql`insert into correspondence (site_id, event_id, received_date, acknowledge_date, text)
        select ${site?.id}, 2, '2025-01-01', '2025-01-02', 'Letter ' || n
          from generate_series(1, ${MANY}::int) n`.execute(tx),
  );
}, 120_000);

const since = { type: 'date range', dbPropertyName: 'received_date', value: ['2026-01-01', null] };
const asked = (more: object = {}) => ({
  record_type: 'correspondence',
  filters: [since],
  sort: 'received_date',
  selected_fields: ['received_date', 'site_name', 'text'],
  file_type: 'csv',
  ...more,
});
const exported = (more: object = {}, who: Who = 'viewer', council = oak) =>
  council.as(who).put('/records/export', { json: asked(more) });
const linesOf = (bytes: Uint8Array) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).trimEnd().split('\r\n');

describe('the export of correspondence', () => {
  it('has what is seen, in its order, and nothing that a spreadsheet would run', async () => {
    const answer = await exported();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('-letters-');
    const lines = linesOf(answer.bytes);
    expect(lines).toEqual([
      '\uFEFFReceived date,Site,Text',
      expect.stringMatching(/^2026-02-10,[^,]+,No access from the lane$/),
      expect.stringMatching(/^2026-03-31,[^,]+,'=SUM\(A1\) is not a sum$/),
    ]);
  });

  it('is a workbook of the same form as that of sites', async () => {
    const answer = await exported({ file_type: 'xlsx' });
    const [sheet] = await readBack(answer.bytes, 'letters.xlsx');
    expect(sheet?.name).toBe('Letters');
    expect(sheet?.features).toHaveLength(2);
    // Whose it is, what was asked for, and how much of it there is: on a sheet of its own, so that the table stays one.
    const about = new Map(
      (readWorkbook(answer.bytes)[1] ?? []).map(([name, said]) => [name, said]),
    );
    expect(about.get('Council')).toBe(`Council ${oak.shortName}`);
    expect(about.get('Made on')).toMatch(/^\d+ \w+ \d{4} at \d\d:\d\d$/);
    expect(about.get('Filter')).toBe('Received date on or after 1 January 2026');
    expect(about.get('Rows')).toBe('2');
  });

  it('is made by the job where it is large', async () => {
    const answer = await exported({ filters: [] }, 'officer');
    expect(answer.status).toBe(202);
    const { export: begun } = answerOf(exportRecords, answer);
    expect(begun).toMatchObject({ record_type: 'correspondence', total: MANY + 2, status: 'new' });
    await deliverExports(oak);
    const at = `/site/export/${begun.id}`;
    const { export: made } = answerOf(getExport, await oak.as('officer').get(at));
    expect(made).toMatchObject({ status: 'success', sites: MANY + 2, remarks: [] });
    const { headers } = await oak.as('officer').get(`${at}/file`);
    const file = await fetch(headers.get('location') ?? '');
    expect(linesOf(new Uint8Array(await file.arrayBuffer()))).toHaveLength(MANY + 3);
    // One's own export alone.
    expect((await oak.as('viewer').get(at)).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['a field that letters lack', { selected_fields: ['size_ha'] }, 'selected_fields[0]'],
    [
      'what is searched and never shown',
      { selected_fields: ['search_text'] },
      'selected_fields[0]',
    ],
    [
      'a filter of sites',
      { filters: [{ ...since, dbPropertyName: 'size_ha' }] },
      'filters[0].dbPropertyName',
    ],
    ['records without an export', { record_type: 'tag' }, 'record_type'],
    ['a format without places', { file_type: 'kml' }, 'file_type'],
  ])('refuses %s', async (_, more, field) => {
    const answer = await exported(more);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { error: { fields: object } }).error.fields)).toEqual([
      field,
    ]);
  });

  it('belongs to those who may read, in their own council', async () => {
    expect((await exported({}, 'signed-out')).status).toBe(401);
    expect((await exported({}, 'resident')).status).toBe(403);
    expect(linesOf((await exported({}, 'viewer', elm)).bytes)).toHaveLength(1);
  });
});
