import { beforeAll, expect, it } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { sites, tally } from '../testing/imported-sites.ts';
import { councilWithDictionary } from '../testing/register-council.ts';
import { deliver, imported, reportOf, upload, type Report } from '../testing/upload.ts';

useWorld();

let council: Council;
let elm: Council;
beforeAll(async () => {
  [council, elm] = [await councilWithDictionary(), await councilWithDictionary()];
  await imported(council, register(OAK, ELM, ASH, BAY, IVY));
}, 120_000);

const HEAD = 'SiteReference,SiteNameAddress,GeoX,GeoY,Hectares,EndDate';
const register = (...rows: string[]) => [HEAD, ...rows].join('\n');
const OAK = 'OAK,Oak,-1.61,54.97,1,';
const ELM = 'ELM,Elm,-1.62,54.97,1,';
const ASH = 'ASH,Ash,-1.63,54.97,1,';
const BAY = 'BAY,Bay,-1.64,54.97,1,';
const IVY = 'IVY,Ivy,-1.65,54.97,1,';
/** Oak has grown, Ash has ended, Fir is new, the place of Ivy cannot be read; Elm and Bay are missing. */
const NEWER = register(
  'OAK,Oak,-1.61,54.97,2.5,',
  'ASH,Ash,-1.63,54.97,1,2024-04-01',
  'FIR,Fir,-1.66,54.97,1,',
  'IVY,Ivy,0,0,1,',
);

const previewed = async (content: string, fields: Record<string, string> = {}) =>
  imported(council, content, { kind: 'brownfield', preview: 'true', ...fields });

const confirmed = async (id: number, body: object, status = 202) => {
  const answer = await council.as('admin').post(`/geodata/${id}/import`, { json: body });
  expect(answer.status).toBe(status);
  await deliver(council, 2);
  return reportOf(council, id);
};

const of = ({ findings }: Report, outcome: string) =>
  findings
    .filter((finding) => finding.outcome === outcome)
    .map(({ reference, column, from, to }) => ({ reference, column, from, to }));

const ends = async () =>
  Object.fromEntries(
    (await sites(council)).map(({ reference, finished_on }) => [reference, finished_on]),
  );

it('shows new, changed, ended, unchanged and missing sites, and writes nothing', async () => {
  const before = await tally(council);
  const report = await previewed(NEWER);
  expect(report.import).toMatchObject({
    status: 'preview',
    summary: { rows: 4, created: 1, changed: 2, unchanged: 0, ended: 1, missing: 2, refused: 1 },
  });
  expect(of(report, 'new')).toMatchObject([{ reference: 'FIR' }]);
  expect(of(report, 'changed')).toEqual([
    { reference: 'OAK', column: 'area', from: '1 ha', to: '2.5 ha' },
  ]);
  expect(of(report, 'ended')).toEqual([
    { reference: 'ASH', column: 'finished_on', from: null, to: '1 April 2024' },
  ]);
  // What cannot be read is not missing.
  expect(of(report, 'missing').map(({ reference }) => reference)).toEqual(['BAY', 'ELM']);
  expect(await tally(council)).toEqual(before);
  expect(await sites(council)).toHaveLength(5);
  const unchanged = await previewed(register(OAK, ELM, ASH, BAY, IVY));
  expect(unchanged.import.summary).toMatchObject({ unchanged: 5, changed: 0, missing: 0 });
});

it('can be discarded, once, and then not be imported', async () => {
  const { import: shown } = await previewed(NEWER);
  const discard = () => council.as('admin').post(`/geodata/${shown.id}/discard`, {});
  expect((await discard()).status).toBe(200);
  expect((await discard()).status).toBe(409);
  const report = await confirmed(shown.id, {}, 409);
  expect(report.import.status).toBe('discarded');
  expect(await sites(council)).toHaveLength(5);
});

it('ends missing sites only as the officer agrees, with a line of history', async () => {
  const { import: shown } = await previewed(NEWER);
  const ending = { on: '2024-05-31', references: ['ELM'] };
  const report = await confirmed(shown.id, { ending });
  expect(report.import).toMatchObject({
    status: 'success',
    summary: { created: 1, changed: 2, ended: 2, missing: 1 },
  });
  expect(of(report, 'missing').map(({ reference }) => reference)).toEqual(['BAY']);
  expect(await ends()).toEqual({
    ASH: '2024-04-01',
    BAY: null,
    ELM: '2024-05-31',
    FIR: null,
    IVY: null,
    OAK: null,
  });
  const { rows } = await withTenant(council, (tx) =>
    sql<{ reference: string; new_value: string }>`
      select s.source_reference as reference, h.new_value
        from record_history h join sites s on s.id = h.site_id
       where h.field = 'finished_on' order by 1`.execute(tx),
  );
  expect(rows).toEqual([
    { reference: 'ASH', new_value: '2024-04-01' },
    { reference: 'ELM', new_value: '2024-05-31' },
  ]);
});

it('without agreement nothing ends; a site that comes back has no end any more', async () => {
  const { import: shown } = await previewed(register(ELM));
  const report = await confirmed(shown.id, {});
  expect(report.import.summary).toMatchObject({ ended: 0, changed: 1, missing: 4 });
  expect((await ends()).ELM).toBeNull();
});

it('leads to exactly the sites that it is about', async () => {
  const { import: shown } = await previewed(register(OAK, 'YEW,Yew,-1.67,54.97,1,'));
  const answer = await confirmed(shown.id, { ending: { on: '2024-06-30', references: ['BAY'] } });
  const kept = await council.as('admin').post(`/geodata/${answer.import.id}/sites`, {});
  expect(kept).toMatchObject({ status: 201, body: { result: { sites: 3 } } });
  const { selection } = (kept.body as { result: { selection: string } }).result;
  const filters = [{ type: 'in array', dbPropertyName: 'site_selection', value: [selection] }];
  const found = await council
    .as('officer')
    .get(`/search/site?filters=${encodeURIComponent(JSON.stringify(filters))}`);
  expect(JSON.stringify(found.body)).toMatch(/"total":3\b/);
});

it.each([
  ['no day', { ending: { references: ['BAY'] } }, 'ending.on'],
  ['a day that never was', { ending: { on: '2024-02-31' } }, 'ending.on'],
  ['nobody named', { ending: { on: '2024-02-01', references: [] } }, 'ending.references'],
])('%s is refused', async (_, body, field) => {
  const { import: shown } = await previewed(NEWER);
  const answer = await council.as('admin').post(`/geodata/${shown.id}/import`, { json: body });
  expect(answer.status).toBe(400);
  expect((answer.body as { error: { fields: object } }).error.fields).toHaveProperty([field]);
});

it('no layer is previewed, and other people and councils have no such import', async () => {
  const layer = await upload(council, '{}', { kind: 'layer', name: 'Wards', preview: 'true' });
  expect(layer.status).toBe(400);
  const { import: shown } = await previewed(NEWER);
  for (const what of ['import', 'discard', 'sites']) {
    const post = (by: ReturnType<Council['as']>) =>
      by.post(`/geodata/${shown.id}/${what}`, { json: {} });
    expect((await post(council.as('officer'))).status).toBe(403);
    expect((await post(elm.as('admin'))).status).toBe(404);
  }
  expect((await reportOf(council, shown.id)).import.status).toBe('preview');
});
