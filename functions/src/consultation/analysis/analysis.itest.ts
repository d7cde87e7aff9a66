import { beforeAll, describe, expect, it } from 'vitest';
import { writeSmallTown } from '../../land/ground/places/testing/small-town.ts';
import { sql } from '../../platform/db.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { addContacts, getContact, updateContact } from '../contacts/contract.ts';
import { addOrganisation } from '../organisations/contract.ts';
import { changeRepresentation, removeRepresentations } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { countByWard, countRepresentations } from './contract.ts';
import { filterOfValue, type MeasureId } from './measures.ts';
import { postcodesAt, tagged } from './testing/analysed.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;
let ada: number;
let mill: number;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  await writeSmallTown(oak);
  await postcodesAt([
    ['ZX6 1AA', 426_200, 564_300],
    ['ZX6 2BB', 428_200, 564_300],
  ]);
  said = await consulted(oak);
  const { contacts } = await oak.as('officer').call(addContacts, {
    contacts: [{ firstName: 'Ada', lastName: 'Marsh', address: { postcode: 'ZX6 1AA' } }],
  });
  ada = contacts[0]!.id;
  const { organisation } = await oak.as('officer').call(addOrganisation, {
    organisationName: 'Mill Lane Residents',
    organisationType: 'Residents association',
  });
  mill = organisation.id;
}, 120_000);

const counts = async (by: MeasureId, more: object = {}, council = oak) =>
  council.as('viewer').call(countRepresentations, { by, ...more });
const countOf = async (by: MeasureId, value: string | null) =>
  (await counts(by)).values.find((each) => each.value === value)?.count ?? 0;

describe('counts of representations', () => {
  it('follow a topic that an officer gives, and a deletion', async () => {
    const { id } = await said.register();
    const other = await said.register();
    const [housing, none] = [await countOf('topic', 'Housing'), await countOf('topic', null)];
    await tagged(oak, id, ['Housing', 'Transport']);
    await tagged(oak, other.id, ['Housing']);
    expect(await countOf('topic', 'Housing')).toBe(housing + 2);
    expect(await countOf('topic', null)).toBe(none - 2);
    const { total, values } = await counts('topic');
    // One with two topics counts under both, and once in the total.
    expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(total + 1);
    await oak.as('officer').call(removeRepresentations, { ids: [id] });
    expect(await countOf('topic', 'Housing')).toBe(housing + 1);
    expect((await counts('topic')).total).toBe(total - 1);
  });

  it('lead by their filter to exactly the rows that they count', async () => {
    const one = await said.register({ attitude: 'Oppose', representee: { organisationId: mill } });
    await said.register({ attitude: 'Support', receivedDate: '2026-04-20' });
    await said.register({ representee: { contactId: ada } });
    await tagged(oak, one.id, ['Flood risk']);
    const measures: MeasureId[] = ['topic', 'policy', 'attitude', 'status', 'organisation-type'];
    for (const by of [...measures, 'ward', 'week', 'consultation', 'late'] as const) {
      const { values, total } = await counts(by);
      expect([by, values.length]).not.toEqual([by, 0]);
      for (const { value, count } of values)
        expect([by, value, (await said.found([filterOfValue(by, value)])).length]).toEqual([
          by,
          value,
          Math.min(count, 20),
        ]);
      // The one representation with a topic here has no second one.
      expect(values.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(total);
    }
  });

  it('are crossed, filtered, and stand in the order of the work and of time', async () => {
    const first = await said.register({ attitude: 'Oppose', receivedDate: '2025-12-29' });
    await said.register({ attitude: 'Support', receivedDate: '2026-01-14' });
    await tagged(oak, first.id, ['Heritage', 'Design']);
    const filters = [
      { type: 'date range', dbPropertyName: 'received_date', value: ['2025-12-01', '2026-01-31'] },
    ];
    const { total, values, crossed, cells } = await counts('week', { cross: 'topic', filters });
    expect(total).toBe(2);
    expect(values.map(({ value, count }) => [value, count])).toEqual([
      ['2025-12-29', 1],
      ['2026-01-05', 0],
      ['2026-01-12', 1],
    ]);
    expect(crossed.map(({ value }) => value)).toEqual(['Design', 'Heritage', null]);
    expect(cells).toHaveLength(3);
    expect(cells).toContainEqual({ value: '2025-12-29', crossed: 'Heritage', count: 1 });
    const attitudes = (await counts('attitude', { filters })).values.map(({ value }) => value);
    expect(attitudes).toEqual(['Support', 'Oppose']);
    const late = await counts('late', { cross: 'attitude', filters });
    expect(late.values).toEqual([{ value: 'in time', count: 2 }]);
  });

  it('know the ward of a postcode, and follow it when somebody moves or a ward is renamed', async () => {
    const { id } = await said.register({ representee: { contactId: ada } });
    const wards = async () =>
      (await oak.as('viewer').call(countByWard, {})).wards.map((each) => [
        each.ward,
        each.representations,
      ]);
    const before = await countOf('ward', 'Byker');
    expect(before).toBeGreaterThan(0);
    expect(await wards()).toContainEqual(['Byker', before]);
    expect(await wards()).toContainEqual(['North Jesmond', 0]);
    const { contact } = await oak.as('officer').call(getContact, { id: ada });
    const moved = { id: ada, row_version: contact.row_version, address: { postcode: 'zx62bb' } };
    await oak.as('officer').call(updateContact, moved);
    expect(await countOf('ward', 'Byker')).toBe(0);
    expect(await countOf('ward', 'Walker')).toBe(before);
    expect(await said.found([filterOfValue('ward', 'Walker')])).toContain(id);
    await inSchemaOf(oak, async (tx) => {
      await sql`update layer_features set properties = '{"WD_NM": "Walker North", "population": 4000}'
                 where properties ->> 'WD_NM' = 'Walker'`.execute(tx);
      await sql`insert into layer_versions (layer_id) values ('wards')
                on conflict (layer_id) do update set version = layer_versions.version + 1`.execute(
        tx,
      );
    });
    const answer = await oak.as('viewer').call(countByWard, {});
    expect(answer.wards).toContainEqual(
      expect.objectContaining({ ward: 'Walker North', representations: before, population: 4000 }),
    );
  });

  it('place by its site whoever has no known postcode', async () => {
    const { id } = await said.register({ representee: { organisationId: mill } });
    await inSchemaOf(oak, async (tx) => {
      await sql`insert into representation_sites (representation_id, site_id)
                select ${id}, s.id from sites s where source_reference = 'T-2'`.execute(tx);
    });
    expect(await said.found([filterOfValue('ward', 'Byker')])).toEqual([id]);
    const { sites } = await oak.as('viewer').call(countByWard, {});
    expect(sites).toMatchObject([
      { representations: 1, point: [expect.any(Number), expect.any(Number)] },
    ]);
  });

  it('are saved as CSV and as a workbook, as the table has them', async () => {
    await said.register({ attitude: 'Support' });
    const { values } = await counts('attitude', { cross: 'late' });
    const file = (type: string) =>
      oak
        .as('viewer')
        .get(`/consultations/analysis/counts/file?by=attitude&cross=late&file_type=${type}`);
    const csv = await file('csv');
    const [head, first] = Buffer.from(csv.bytes!).toString('utf8').slice(1).split('\r\n');
    expect(head).toMatch(/^Attitude,In time(,Late)?,Representations$/);
    expect(first?.startsWith('Support,')).toBe(true);
    expect(first?.endsWith(`,${values[0]!.count}`)).toBe(true);
    const workbook = await file('xlsx');
    expect(Buffer.from(workbook.bytes!).subarray(0, 2).toString()).toBe('PK');
    expect(workbook.headers.get('content-disposition')).toContain('attitude');
  });

  it('belong to one council, and refuse what cannot be counted', async () => {
    await said.register();
    expect(await counts('attitude', {}, elm)).toMatchObject({ total: 0, values: [] });
    const refused = async (query: string) =>
      expect((await oak.as('viewer').get(`/consultations/analysis/counts?${query}`)).status).toBe(
        400,
      );
    await refused('by=text');
    await refused('by=topic&cross=topic');
    await refused('by=topic&filters=[{"type":"text","dbPropertyName":"text","value":"x"}]');
    await refused('');
    const unchanged = await said.register();
    await oak.as('officer').call(changeRepresentation, { ...pick(unchanged), attitude: 'Neutral' });
    expect(await countOf('attitude', 'Neutral')).toBe(1);
  });
});

const pick = ({ id, row_version }: { id: number; row_version: number }) => ({ id, row_version });
