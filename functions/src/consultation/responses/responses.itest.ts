import { beforeAll, describe, expect, it } from 'vitest';
import { type Council, twoCouncils } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { withTenant } from '../../platform/db.ts';
import { approvedResponses } from '../ground/responses/queries/approved-responses.ts';
import { responseMessages as messages } from '../ground/responses/messages.ts';
import { representationHistory, undoRepresentation } from '../representations/contract.ts';
import {
  approveResponse,
  getResponse,
  getResponses,
  getResponseTable,
  removeResponses,
  responseHistory,
  restoreResponses,
  undoResponse,
  upsertResponses,
  withdrawApproval,
} from './contract.ts';
import { answeredIn } from './testing/answered.ts';

useWorld();

let oak: Council;
let elm: Council;
let at: Awaited<ReturnType<typeof answeredIn>>;

const officer = () => oak.as('officer');
const read = async (id: number) => (await oak.as('viewer').call(getResponse, { id })).response;
/** What is refused, and beside which field. */
const refused = async (response: object) =>
  officer().post('/consultations/response', {
    json: { responses: [{ description: 'Title', text: '<p>Text</p>', ...response }] },
  });

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  at = await answeredIn(oak);
}, 120_000);

describe('a response', () => {
  it('answers many representations, which follow how far it is', async () => {
    const [one, two] = [await at.register(), await at.register()];
    const both = [one.id, two.id];
    const drafted = await at.write({ representationIds: both });
    expect(drafted.answers.map(({ reference }) => reference)).toEqual(both.map(String));
    expect(await at.statusOf(one.id)).toBe('Response drafted');
    const approved = await at.approve(drafted);
    expect(approved).toMatchObject({ state: 'Approved', approvedBy: 'admin' });
    expect(await at.statusOf(two.id)).toBe('Response approved');

    // Another one that is not approved yet holds the second back.
    const more = await at.write({ representationIds: [two.id] });
    expect(await at.statusOf(two.id)).toBe('Response drafted');
    await officer().call(removeResponses, { ids: [more.id] });
    expect(await at.statusOf(two.id)).toBe('Response approved');
    await officer().call(restoreResponses, { ids: [more.id] });
    expect(await at.statusOf(two.id)).toBe('Response drafted');

    const { history } = await officer().call(representationHistory, { id: one.id });
    expect(history.map(({ edit_content }) => edit_content)).toContain(
      'Status|Response drafted|Response approved',
    );
    await oak.as('admin').call(undoRepresentation, { id: one.id });
    expect(await at.statusOf(one.id)).toBe('Response drafted');
  });

  it('is approved by somebody who wrote none of it', async () => {
    const { id, row_version } = await at.write({});
    const own = await officer().put(`/consultations/response/${id}/approval`, {
      json: { row_version },
    });
    expect(own).toMatchObject({
      status: 400,
      body: { error: { fields: { approval: messages.secondOfficer } } },
    });
    expect((await officer().call(getResponse, { id })).response).toMatchObject({
      mayApprove: false,
      writers: ['officer'],
    });
    await oak.as('admin').call(approveResponse, { id, row_version });
    expect((await read(id)).state).toBe('Approved');
    // Its approval falls with the words that were approved.
    const { row_version: now } = await read(id);
    await officer().call(upsertResponses, {
      responses: [{ id, row_version: now, description: 'Thank you', text: '<p>Other words</p>' }],
    });
    expect(await read(id)).toMatchObject({ state: 'Draft', approvedBy: null });
    // Nor does its writer bring the approval back by undoing.
    const undone = await officer().post(`/consultations/response/${id}/undo`, { json: {} });
    expect(undone.status).toBe(400);
    expect((await read(id)).state).toBe('Draft');
  });

  it('keeps its approval from being undone onto other words', async () => {
    const first = await at.write({});
    const approved = await at.approve(first);
    const { id } = first;
    const withdrawn = await officer().call(withdrawApproval, {
      id,
      row_version: approved.row_version,
    });
    await officer().call(upsertResponses, {
      responses: [
        {
          id,
          row_version: withdrawn.response.row_version,
          description: 'Thank you',
          text: '<p>Worse</p>',
        },
      ],
    });
    const { undoable } = await officer().call(responseHistory, { id });
    for (const { history_id } of undoable)
      await officer().post(`/consultations/response/${id}/undo`, { json: { history_id } });
    const now = await read(id);
    expect(now.state === 'Approved' && now.text !== first.text).toBe(false);
    expect(now.state).toBe('Draft');
  });

  it('is cleaned, and its history says it in words', async () => {
    const { id, text, row_version } = await at.write({
      text: '<h1>Flood</h1><p onclick="x()">Dear <b>{name}</b> <script>alert(1)</script><a href="javascript:x">a</a> <a href="https://oak.test">b</a></p><table><tr><td>c</td></tr></table>',
    });
    expect(text).toBe(
      '<h2>Flood</h2><p>Dear <strong>{name}</strong> a <a href="https://oak.test">b</a></p>c',
    );
    await officer().call(upsertResponses, {
      responses: [{ id, row_version, description: 'Thanks', text: '<p>A &amp; B</p>' }],
    });
    const { history } = await officer().call(responseHistory, { id });
    const lines = history.map(({ edit_content }) => edit_content);
    expect(lines).toContain('Title|Thank you|Thanks');
    expect(lines.join()).toContain('A & B');
    expect(lines.join()).not.toContain('<p>');
    const { records } = await oak.as('viewer').call(getResponseTable, {
      filters: [{ type: 'text', dbPropertyName: 'search_text', value: 'A & B' }],
      attributes: ['description', 'state', 'answers'],
    });
    expect(records).toMatchObject([{ id, description: 'Thanks', state: 'Draft', answers: 0 }]);
    await officer().call(undoResponse, { id });
    expect((await read(id)).description).toBe('Thank you');
  });

  it('is refused beside the field', async () => {
    const beside = (field: string, message: string) => ({
      status: 400,
      body: { error: { fields: { [`responses[0].${field}`]: message } } },
    });
    const long = 'x'.repeat(2001);
    expect(await refused({ description: long })).toMatchObject(
      beside('description', 'Response title cannot be longer than 2000 characters'),
    );
    const tooLong = `<p><strong>${'y'.repeat(8001)}</strong></p>`;
    expect(await refused({ text: tooLong })).toMatchObject(
      beside('text', 'Response cannot be longer than 8000 characters'),
    );
    // What marks words up does not count.
    expect((await refused({ text: `<p>${'<b>z</b>'.repeat(8000)}</p>` })).status).toBe(200);
    expect(await refused({ text: '<p>Dear {nme}</p>' })).toMatchObject(
      beside('text', messages.braces.unknown('nme')),
    );
    expect(await refused({ text: '<p>{if late}Late</p>' })).toMatchObject(
      beside('text', messages.braces.notEnded('late')),
    );
    expect(await refused({ text: '<p><br></p>' })).toMatchObject(
      beside('text', messages.textRequired),
    );
    expect(await refused({ representationIds: [7_654_321] })).toMatchObject(
      beside('representationIds', messages.unknownRepresentation),
    );
    expect(await refused({ subRepresentationIds: [7_654_321] })).toMatchObject(
      beside('subRepresentationIds', messages.unknownPart),
    );
  });

  it('is not overwritten where somebody changed it meanwhile', async () => {
    const { id, row_version } = await at.write({});
    const change = (description: string) =>
      refused({ id, row_version, description, text: '<p>Dear {salutation},</p>' });
    expect((await change('First')).status).toBe(200);
    expect((await change('Second')).status).toBe(409);
    expect((await read(id)).description).toBe('First');
  });

  it('no longer answers what it is taken from, which waits for another', async () => {
    const [kept, left] = [await at.register(), await at.register()];
    const { id, row_version } = await at.write({ representationIds: [kept.id, left.id] });
    const words = { description: 'Thank you', text: '<p>Dear {salutation},</p>' };
    const { responses } = await officer().call(upsertResponses, {
      responses: [{ id, row_version, ...words, representationIds: [kept.id] }],
    });
    expect(responses[0]?.answers.map(({ reference }) => reference)).toEqual([String(kept.id)]);
    expect(await at.statusOf(kept.id)).toBe('Response drafted');
    expect(await at.statusOf(left.id)).toBe('Reviewed');
  });

  it('stands with the templates beside a representation or a part of one', async () => {
    const { id } = await at.register();
    const { rows } = await at.sql(
      `insert into sub_representations (representation_id, sequential_id) values (${id}, 3) returning id`,
    );
    const part = Number((rows[0] as { id: string }).id);
    const written = await at.write({ subRepresentationIds: [part] });
    const template = await at.write({ description: 'Holding reply', useAsTemplate: true });
    expect(written.answers).toMatchObject([{ reference: `${id}.3`, subRepresentationId: part }]);
    const found = await oak.as('viewer').call(getResponses, { subRepresentationId: part });
    expect(found.responses.map((each) => each.id)).toEqual([written.id]);
    expect(found.templates.map((each) => each.id)).toContain(template.id);
    const status = await at.sql(`select status from sub_representations where id = ${part}`);
    expect(status.rows).toEqual([{ status: 'Response drafted' }]);
  });

  it('is published once it is approved', async () => {
    const { id } = await at.register();
    const councilResponse = 'The policy is amended.';
    const drafted = await at.write({ representationIds: [id], summary: 'Floods', councilResponse });
    const published = () => withTenant(oak, (tx) => approvedResponses(tx, [id]));
    expect((await published()).get(id)).toBeUndefined();
    await at.approve(drafted);
    expect((await published()).get(id)).toEqual([
      { responseId: drafted.id, reference: String(id), summary: 'Floods', councilResponse },
    ]);
  });

  it('of another council looks as if it did not exist', async () => {
    const { id, row_version } = await at.write({});
    const other = elm.as('admin');
    expect((await other.get(`/consultations/response/${id}`)).status).toBe(404);
    const approval = await other.put(`/consultations/response/${id}/approval`, {
      json: { row_version },
    });
    expect(approval.status).toBe(404);
    expect(await other.call(removeResponses, { ids: [id] })).toEqual({ ids: [] });
    expect((await read(id)).state).toBe('Draft');
  });
});
