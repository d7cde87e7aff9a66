import { convertToHtml } from 'mammoth';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { readPdf } from '../../platform/print/testing/read-pdf.ts';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { approveResponse, upsertResponses } from '../responses/contract.ts';
import { addConsultation } from '../consultations/contract.ts';
import { changeRepresentation } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { listInvitations, writeInvitation } from './contract/papers.ts';
import { tagged } from './testing/analysed.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
  const one = await said.register({ attitude: 'Oppose', text: 'The lane floods. #set text(red)' });
  const two = await said.register({ attitude: 'Support', receivedDate: '2026-04-20' });
  await tagged(oak, one.id, ['Flood risk']);
  for (const [{ id, row_version }, policy] of [
    [one, 'SP2'],
    [two, 'SP1'],
  ] as const)
    await oak.as('officer').call(changeRepresentation, { id, row_version, policy });
  const { responses } = await oak.as('officer').call(upsertResponses, {
    responses: [
      {
        description: 'Drains',
        text: '<p>Thank you</p>',
        summary: 'Flooding of the lane',
        councilResponse: 'The drains will be renewed.',
        representationIds: [one.id],
      },
    ],
  });
  for (const { id, row_version } of responses)
    await oak.as('admin').call(approveResponse, { id, row_version });
  await inSchemaOf(oak, async (tx) => {
    await sql`insert into published_representations (representation_id, edition, consultation_id, consultation,
                received_date, representee, attitude, policy, topics, document, plain)
              select r.id, 1, r.consultation_id, 'Draft local plan', r.received_date, 'Ada Marsh', r.attitude, r.policy,
                     r.topics, '{}', p.plain
                from representations r join public_texts p on p.representation_id = r.id`.execute(
      tx,
    );
  });
}, 120_000);

const viewer = () => oak.as('viewer');
const summary = (json: object, council = oak) =>
  council.as('viewer').post('/consultations/analysis/summary', { json });
const word = async (bytes: Uint8Array) =>
  (await convertToHtml({ buffer: Buffer.from(bytes) })).value;

describe('papers of representations', () => {
  it('the summary of 2012 says what the regulation asks, each figure leading to its rows', async () => {
    const { consultation } = await oak.as('officer').call(addConsultation, {
      name: 'Issues',
      kind: 'Issues and options (regulation 18)',
      opensAt: '2025-03-02T09:00',
      closesAt: '2025-04-13T17:00',
    });
    await oak.as('officer').call(writeInvitation, {
      id: consultation.id,
      invited: 'Parish councils and 340 residents.',
      how: '',
      row_version: 0,
    });
    const answer = await summary({ regime: '2012', format: 'docx' });
    expect(answer.status).toBe(200);
    const html = await word(answer.bytes!);
    for (const part of ['(i)', '(ii)', '(iii)', '(iv)', '(v)', '(vi)'])
      expect(html).toContain(`<h1>${part} `);
    expect(html).toContain('Parish councils and 340 residents.');
    expect(html).toContain('To be written by the council.');
    expect(html).toContain('Does not apply: representations were made.');
    expect(html).toContain('Flooding of the lane');
    expect(html).toContain('The drains will be renewed.');
    const [, address = ''] = /Flood risk<\/p><\/td><td><p><a href="([^"]+)">1</.exec(html) ?? [];
    const asked = new URL(address.replaceAll('&amp;', '&'));
    expect(asked.pathname).toBe('/consultations/representations/all');
    const filters = JSON.parse(asked.searchParams.get('filters') ?? '[]');
    expect(await said.found(filters)).toHaveLength(1);
  });

  it('is a tagged PDF as well, and says where nothing was made', async () => {
    const { bytes, headers } = await summary({ regime: '2012', format: 'pdf' });
    expect(headers.get('content-type')).toBe('application/pdf');
    const pdf = await readPdf(bytes!);
    expect(pdf.marked).toBe(true);
    expect(pdf.text).toContain('of which received after the close');
    const none = await readPdf((await summary({ regime: '2012', format: 'pdf' }, elm)).bytes!);
    expect(none.text).toContain('No representations were made under regulation 20.');
    expect(none.text).not.toContain('Draft local plan');
    const stages = await readPdf((await summary({ regime: '2026', format: 'pdf' })).bytes!);
    expect(stages.text).toContain('Plan content and evidence');
  });

  it('draws what it counts, as lines, with words for those who do not see it', async () => {
    const { bytes } = await summary({ regime: '2012', format: 'docx' });
    const files = unzipSync(bytes!);
    const drawn = Object.keys(files).filter((name) => name.endsWith('.svg'));
    expect(drawn).toHaveLength(1);
    const picture = Buffer.from(files[drawn[0]!]!).toString();
    expect(picture).toContain('Oppose');
    expect(picture).toContain('Support');
    const told = 'Representations by attitude: Draft local plan: ';
    expect(Buffer.from(files['word/document.xml']!).toString()).toContain(told);
    // The engine refuses a picture without words; these stand in the drawing itself.
    const pdf = await readPdf((await summary({ regime: '2012', format: 'pdf' })).bytes!);
    expect(pdf.text).toContain('Oppose');
  });

  it('the form of the publication stage has both parts, in both formats', async () => {
    const form = (format: string) => viewer().get(`/consultations/analysis/form?format=${format}`);
    const html = await word((await form('docx')).bytes!);
    expect(html).toContain('Part A: about you');
    expect(html).toContain('duty to co-operate');
    expect((await readPdf((await form('pdf')).bytes!)).text).toContain('Part B');
    expect((await form('odt')).status).toBe(400);
  });

  it('the examination pack has what is published, by policy, and nothing of another council', async () => {
    const path = '/consultations/analysis/examination-pack';
    const json = { consultationId: said.event, format: 'pdf' };
    const pdf = await readPdf((await viewer().post(path, { json })).bytes!);
    const [first, second] = [pdf.text.indexOf('SP1'), pdf.text.indexOf('SP2')];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
    // People's words are text, never a part of the template.
    expect(pdf.text).toContain('#set text(red)');
    expect((await elm.as('admin').post(path, { json })).status).toBe(404);
    expect((await summary({ regime: '1990', format: 'pdf' })).status).toBe(400);
  });

  it('who was invited is written once, kept with its consultation, and not overwritten unseen', async () => {
    const [{ consultationId: id, row_version, ...kept } = { consultationId: 0, row_version: 0 }] = (
      await viewer().call(listInvitations, {})
    ).invitations;
    expect(kept).toMatchObject({ invited: 'Parish councils and 340 residents.', how: '' });
    const path = `/consultations/analysis/invitations/${id}`;
    const json = { invited: 'Everybody', how: 'By post', row_version };
    expect((await viewer().put(path, { json })).status).toBe(403);
    expect((await elm.as('admin').put(path, { json })).status).toBe(404);
    const long = { ...json, how: 'x'.repeat(20_001) };
    expect((await oak.as('officer').put(path, { json: long })).status).toBe(400);
    expect((await oak.as('officer').put(path, { json })).status).toBe(200);
    expect((await oak.as('admin').put(path, { json })).status).toBe(409);
    const [after] = (await viewer().call(listInvitations, {})).invitations;
    expect(after).toMatchObject({ invited: 'Everybody', how: 'By post' });
  });
});
