import { beforeAll, describe, expect, it } from 'vitest';
import { zipSync } from 'fflate';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { zipBomb } from '../../platform/scanning/testing/archives.ts';
import { eicar } from '../../platform/scanning/testing/eicar.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { getContactTable } from '../contacts/contract.ts';
import { addTopic, removeTopic } from '../topics/contract.ts';
import { getRepresentation, representationHistory } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { discardIntake, intakeReport, listIntake, matchIntake } from './contract.ts';
import { deliverIntake, takingIn } from './testing/taken-in.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;
let intake: ReturnType<typeof takingIn>;
let event: Record<string, string>;

const officer = () => oak.as('officer');

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  intake = takingIn(oak);
  event = { consultationEventId: String(said.event) };
}, 120_000);

const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
const HEAD = 'Response ID,Name,E-mail,Company,Postcode,Position,Topic,Policy,Received,Comment';
const lines = csv(
  HEAD,
  'A1,Ada Marsh,ada@fen.test,,NE1 4ST,object,Flood risk; Housing,H12,2026-04-02,The lane floods.',
  'A2,Dr Bo Reed,not an address,Reed Planning,nowhere,For,Dragons,,2 April 2026,We support the plan.',
  'A3,Cy Hill,cy@hill.test,,,maybe,,,2026-04-03,Mixed feelings.',
  'A4,Di Vale,di@vale.test,,,,,,someday,No day at all.',
  'A5,Ed Moss,ed@moss.test,,,,,,2026-04-03,',
  'A6,Ada Marsh,ada@fen.test,,,,,,2026-04-04,And another thing.',
);

const contactsOf = async (email: string) => {
  const { records } = await officer().call(getContactTable, {
    filters: [{ type: 'text', dbPropertyName: 'search_text', value: email }],
    attributes: ['name', 'email'],
  });
  return records;
};

describe('a table that is taken in', () => {
  it('is previewed row by row, each fault by its cell, and nothing is registered', async () => {
    const { run, counts, rows } = await intake.take('answers.csv', lines, event);
    expect(run).toMatchObject({ status: 'preview', kind: 'table', total: 6, done: 6 });
    expect(run.columns.map(({ field }) => field)).toEqual([
      'reference',
      'name',
      'email',
      'organisation',
      'postcode',
      'attitude',
      'topics',
      'policy',
      'receivedDate',
      'text',
    ]);
    expect(counts).toMatchObject({ waiting: 4, refused: 2 });
    expect(rows[0]?.becomes).toMatchObject({ isKnown: false, repeats: null });
    expect(rows[0]).toMatchObject({
      row: 2,
      reference: 'A1',
      becomes: {
        representee: 'Ada Marsh',
        attitude: 'Oppose',
        topics: 2,
        text: 'The lane floods.',
      },
    });
    const faults = rows[1]?.findings.filter(({ outcome }) => outcome === 'refused');
    expect(faults?.map(({ column, from }) => [column, from])).toEqual(
      expect.arrayContaining([
        ['E-mail', 'not an address'],
        ['Postcode', 'nowhere'],
        ['Topic', 'Dragons'],
      ]),
    );
    expect(rows[2]?.findings).toContainEqual(
      expect.objectContaining({ column: 'Position', from: 'maybe' }),
    );
    expect(rows[3]).toMatchObject({ outcome: 'refused', becomes: null });
    expect(await said.found([])).toEqual([]);
    await officer().call(discardIntake, { id: run.id });
    expect((await officer().post(`/consultations/intake/${run.id}/register`)).status).toBe(409);
  });

  it('registers each sound row once, with people found or added, and reports every row', async () => {
    const { run } = await intake.take('answers.csv', lines, event);
    const done = await intake.register(run.id);
    expect(done.run.status).toBe('finished');
    expect(done.counts).toEqual({
      waiting: 0,
      taken: 1,
      corrected: 3,
      refused: 2,
      repeated: 0,
      undone: 0,
    });
    const [first, second] = done.rows.map(({ representationId }) => representationId ?? 0);
    const { representation } = await officer().call(getRepresentation, { id: first ?? 0 });
    expect(representation).toMatchObject({
      attitude: 'Oppose',
      policy: 'H12',
      receivedDate: '2026-04-02',
      status: 'Received',
      text: 'The lane floods.',
      representee: { name: 'Ada Marsh', organisationId: null },
    });
    expect(
      (await officer().call(getRepresentation, { id: second ?? 0 })).representation,
    ).toMatchObject({
      attitude: 'Support',
      representee: { name: 'Reed Planning', contactId: null },
    });
    expect(await contactsOf('ada@fen.test')).toHaveLength(1);
    const { history } = await officer().call(representationHistory, { id: first ?? 0 });
    expect(history).toHaveLength(1);
    expect(await said.byWords('lane floods')).toEqual([first]);

    const again = await intake.take('answers again.csv', lines, event);
    expect(again.rows[0]?.becomes).toMatchObject({ isKnown: true, repeats: first });
    const repeated = await intake.register(again.run.id);
    expect(repeated.counts).toEqual({
      waiting: 0,
      taken: 0,
      corrected: 0,
      refused: 2,
      repeated: 4,
      undone: 0,
    });
    expect(await said.found([])).toHaveLength(4);

    const { runs } = await officer().call(listIntake, {});
    expect(runs.map(({ id, status }) => [id, status])).toEqual(
      expect.arrayContaining([
        [run.id, 'finished'],
        [again.run.id, 'finished'],
      ]),
    );

    const report = await officer().get(`/consultations/intake/${run.id}/report`);
    const text = String(report.body);
    expect(report.headers.get('content-type')).toContain('text/csv');
    expect(text).toContain('5,A4,refused');
    expect(text).toContain('not an address');
    expect(intakeReport.bytes).toBe('text/csv');
  });

  it('knows a row without a reference by its words, its sender and its day', async () => {
    const table = csv(
      'Name,E-mail,Date,Comment',
      'Fay Lynn,fay@lynn.test,2026-04-05,Once',
      'Fay Lynn,fay@lynn.test,2026-04-05,Once',
      'Fay Lynn,fay@lynn.test,2026-04-06,Once',
    );
    const { run } = await intake.take('plain.csv', table, event);
    const { counts, rows } = await intake.register(run.id);
    expect(counts).toMatchObject({ taken: 2, repeated: 1 });
    expect(rows[1]?.representationId).toBe(rows[0]?.representationId);
  });

  it('is matched by hand, which later files follow', async () => {
    const table = csv('Wer,Wann,Was', 'Gus Ash,05/04/2026,Trees matter.');
    const first = await intake.take('foreign.csv', table, event);
    expect(first.counts).toMatchObject({ waiting: 0, refused: 1 });
    const columns = [
      { name: 'Wer', field: 'name' },
      { name: 'Wann', field: 'receivedDate' },
      { name: 'Was', field: 'text' },
    ];
    const bad = await officer().put(`/consultations/intake/${first.run.id}`, {
      json: { columns: [{ name: 'Was', field: 'no_such' }] },
    });
    expect(bad.status).toBe(400);
    await officer().call(matchIntake, {
      id: first.run.id,
      consultationEventId: said.event,
      columns,
    });
    await deliverIntake(oak);
    expect((await intake.read(first.run.id)).counts).toMatchObject({ waiting: 1, refused: 0 });
    const later = await intake.take('foreign 2.csv', table, event);
    expect(later.rows[0]).toMatchObject({
      becomes: { representee: 'Gus Ash', receivedDate: '2026-04-05' },
    });
  });
});

const sheet = (cells: string) =>
  `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>Comment</t></is></c></row><row r="2">${cells}</row></sheetData></worksheet>`;
const workbook = (cells: string) =>
  new Uint8Array(zipSync({ 'xl/worksheets/sheet1.xml': new TextEncoder().encode(sheet(cells)) }));

it('says of a row that its topic was deleted before it was registered', async () => {
  const admin = oak.as('admin');
  const { topic } = await admin.call(addTopic, { name: 'Short-lived' });
  const rows = csv(
    'Response ID,Name,Topic,Received,Comment',
    'L1,Gil Ford,Short-lived; Housing,2026-04-02,Too many lorries.',
  );
  const { run } = await intake.take('topics.csv', rows, event);
  await admin.call(removeTopic, { id: topic.id, row_version: topic.row_version });
  const done = await intake.register(run.id);
  expect(done.rows[0]).toMatchObject({
    outcome: 'corrected',
    findings: [{ reason: 'A topic was deleted before it was registered: it has it no longer' }],
  });
  const id = done.rows[0]?.representationId ?? 0;
  const { representation } = await officer().call(getRepresentation, { id });
  expect(representation.topics).toEqual(['Housing']);
});

describe('a workbook', () => {
  it('is read with the values that its formulas had, and formulas in words stay words', async () => {
    const bytes = workbook(
      '<c r="A2" t="str"><f>"Hal"&amp;" Oak"</f><v>Hal Oak</v></c><c r="B2" t="inlineStr"><is><t>=HYPERLINK("x")</t></is></c>',
    );
    const { run, rows } = await intake.take('book.xlsx', bytes, {
      ...event,
      receivedDate: '2026-04-07',
    });
    expect(rows[0]).toMatchObject({ becomes: { representee: 'Hal Oak', text: '=HYPERLINK("x")' } });
    await intake.register(run.id);
    expect(await said.byWords('HYPERLINK')).toHaveLength(1);
  });

  it('that unpacks to an enormous size, holds a virus or is none ends with the reason', async () => {
    const bomb = new Uint8Array(zipBomb());
    expect((await intake.take('bomb.xlsx', bomb, event)).run).toMatchObject({
      status: 'error',
      error: expect.stringContaining('enormous') as string,
    });
    expect((await intake.take('virus.csv', new Uint8Array(eicar()), event)).run.error).toContain(
      'Virus',
    );
    expect(
      (await intake.take('no.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]), event)).run.status,
    ).toBe('error');
    expect((await intake.take('empty.csv', 'Name,Comment\r\n', event)).run).toMatchObject({
      status: 'error',
      error: 'The table has no rows below its headings',
    });
  });
});
