import { beforeAll, describe, expect, it } from 'vitest';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { twoCouncils, type Council, type Who } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { addContacts, updateContact, getContact } from '../contacts/contract.ts';
import { addConsultation } from '../consultations/contract.ts';
import { addOrganisation, changeOrganisation, getOrganisation } from '../organisations/contract.ts';
import {
  addRepresentation,
  changeRepresentation,
  duplicateRepresentation,
  getRepresentation,
  getRepresentationTable,
  removeRepresentations,
  representationCalls,
  representationHistory,
  restoreRepresentations,
  setAgents,
  setRepresentee,
  undoRepresentation,
  updateStatus,
} from './contract.ts';

useWorld();

let oak: Council;
let elm: Council;
let closed: number;
let mill: number;
let ada: number;
let agent: number;

const officer = () => oak.as('officer');

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  const { consultation } = await officer().call(addConsultation, {
    name: 'Draft local plan',
    kind: 'Publication (regulation 19)',
    opensAt: '2026-03-02T09:00',
    closesAt: '2026-04-13T17:00',
  });
  closed = consultation.id;
  const { organisation } = await officer().call(addOrganisation, {
    organisationName: 'Mill Lane Residents',
    organisationType: 'Residents association',
  });
  mill = organisation.id;
  const { contacts } = await officer().call(addContacts, {
    contacts: [
      { firstName: 'Ada', lastName: 'Marsh', email: 'ada@marsh.test' },
      { firstName: 'Bo', lastName: 'Reed' },
    ],
  });
  [ada = 0, agent = 0] = contacts.map(({ id }) => id);
}, 120_000);

const letter = {
  receivedDate: '2026-04-02',
  notAcknowledged: true,
  text: 'The lane floods every winter.',
};
const registered = async (more: object = {}) =>
  (
    await officer().call(addRepresentation, {
      ...letter,
      consultationEventId: closed,
      representee: { contactId: ada },
      ...more,
    })
  ).representation;
const read = async (id: number, who: Who = 'viewer') =>
  (await oak.as(who).call(getRepresentation, { id })).representation;
const found = async (filters: Filter[], sort?: string) => {
  const { records } = await oak.as('viewer').call(getRepresentationTable, {
    filters,
    attributes: ['status'],
    ...(sort ? { sort } : {}),
  });
  return records.map(({ id }) => id);
};
const byWords = (value: string) => found([{ type: 'text', dbPropertyName: 'search_text', value }]);

describe('a representation', () => {
  it('is registered with who made it, who acted for them, and what it says', async () => {
    const { id } = await registered({
      agents: [{ agentId: agent, agentPrimaryContact: true }],
      attitude: 'Oppose',
    });
    expect(await read(id)).toMatchObject({
      consultation: 'Draft local plan',
      status: 'Received',
      attitude: 'Oppose',
      isLate: false,
      acknowledgementDate: null,
      representee: { contactId: ada, organisationId: null, name: 'Ada Marsh' },
      agents: [{ agentId: agent, agentPrimaryContact: true, name: 'Bo Reed' }],
      text: letter.text,
    });
    expect(await byWords('floods every')).toContain(id);
    expect(await byWords('Ada Marsh')).toContain(id);
    expect(await byWords('never written')).toEqual([]);
  });

  it('is late where it came after the day on which its consultation closed', async () => {
    const onTheDay = await registered({ receivedDate: '2026-04-13' });
    const after = await registered({ receivedDate: '2026-04-14' });
    expect([onTheDay.isLate, after.isLate]).toEqual([false, true]);
    const late = await found([{ type: 'checkbox', dbPropertyName: 'is_late', value: true }]);
    expect(late).toContain(after.id);
    expect(late).not.toContain(onTheDay.id);
  });

  it('is refused, beside the field, where what it names is not there or its days are out of order', async () => {
    const refused = async (more: object, at: string) => {
      const answer = await officer().post('/consultations/representations', {
        json: { ...letter, consultationEventId: closed, ...more },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { fields: { [at]: expect.any(String) as string } } },
      });
    };
    await refused({ consultationEventId: 7_654_321 }, 'consultationEventId');
    await refused({ correspondenceType: 7_654_321 }, 'correspondenceType');
    await refused({ receivedDate: '2026-02-30' }, 'receivedDate');
    await refused({ receivedDate: '0026-04-02' }, 'receivedDate');
    await refused({ letterDate: '9999-12-31' }, 'letterDate');
    await refused({ receivedDate: undefined }, 'receivedDate');
    await refused({ notAcknowledged: false }, 'acknowledgementDate');
    await refused(
      { notAcknowledged: false, acknowledgementDate: '2026-04-01' },
      'acknowledgementDate',
    );
    await refused({ attitude: 'Cross' }, 'attitude');
    await refused({ representee: { contactId: ada, organisationId: mill } }, 'representee');
    await refused({ representee: { contactId: 7_654_321 } }, 'placemakerConsulContactId');
    await refused({ agents: [{ agentId: 7_654_321 }] }, 'agents[0].agentId');
    await refused({ agents: [{ agentId: ada }, { agentId: ada }] }, 'agents');
  });

  it('is changed field by field, told by its history in words, and set back', async () => {
    const { id, row_version } = await registered();
    const changed = await officer().call(changeRepresentation, {
      id,
      row_version,
      status: 'In review',
      receivedDate: '2026-04-03',
    });
    expect(changed.representation).toMatchObject({
      status: 'In review',
      receivedDate: '2026-04-03',
    });
    const stale = await officer().put(`/consultations/representations/${id}`, {
      json: { row_version, status: 'Reviewed' },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { error: { fields: { status: 'In review' } } },
    });
    const { history } = await oak.as('viewer').call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain('2 April 2026');
    await officer().call(undoRepresentation, { id });
    expect(await read(id)).toMatchObject({ status: 'Received', receivedDate: '2026-04-02' });
  });

  it('shows the name that its representee has now, wherever that was changed', async () => {
    const { id } = await registered({ representee: { organisationId: mill } });
    expect(await read(id)).toMatchObject({
      representee: { name: 'Mill Lane Residents', organisationType: 'Residents association' },
    });
    const { organisation } = await officer().call(getOrganisation, { id: mill });
    await officer().call(changeOrganisation, {
      id: mill,
      row_version: organisation.row_version,
      organisationName: 'Mill Lane Neighbours',
    });
    expect(await byWords('Lane Neighbours')).toContain(id);
    const of = { placemakerConsulRepresentId: id, placemakerConsulContactId: ada };
    await officer().call(setRepresentee, of);
    const { contact } = await officer().call(getContact, { id: ada });
    await officer().call(updateContact, {
      id: ada,
      row_version: contact.row_version,
      lastName: 'Fenn',
    });
    expect(await read(id)).toMatchObject({ representee: { contactId: ada, name: 'Ada Fenn' } });
    await officer().call(setAgents, { id, agents: [{ agentId: agent }] });
    expect((await read(id)).agents.map(({ name }) => name)).toEqual(['Bo Reed']);
    const { history } = await officer().call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain('Mill Lane Neighbours');
  });

  it('is duplicated with all that was received, as a new one', async () => {
    const { id } = await registered({ agents: [{ agentId: agent }], attitude: 'Support' });
    await officer().call(updateStatus, { ids: [id], status: 'Reviewed' });
    const { representation } = await officer().call(duplicateRepresentation, { id });
    expect(representation.id).not.toBe(id);
    expect(representation).toMatchObject({
      status: 'Received',
      attitude: 'Support',
      text: letter.text,
      agents: [{ agentId: agent }],
      representee: { contactId: ada },
    });
  });

  it('is deleted so that it can be restored', async () => {
    const { id } = await registered();
    await officer().call(removeRepresentations, { ids: [id] });
    expect((await officer().get(`/consultations/representations/${id}`)).status).toBe(404);
    expect(await found([])).not.toContain(id);
    expect(await officer().call(removeRepresentations, { ids: [id] })).toEqual({ ids: [] });
    await officer().call(restoreRepresentations, { ids: [id] });
    expect(await found([])).toContain(id);
  });
});

describe('representations', () => {
  it('are given a status together, each undone by itself, and stand in the order of the work', async () => {
    const [first, second, third] = [await registered(), await registered(), await registered()];
    await officer().call(updateStatus, { ids: [third.id], status: 'Response sent' });
    const given = await officer().call(updateStatus, {
      ids: [second.id, third.id],
      status: 'Response sent',
    });
    expect(given.ids).toEqual([second.id]);
    await officer().call(updateStatus, { ids: [first.id], status: 'Pending' });
    const order = (await found([], 'status')).filter((id) =>
      [first.id, second.id, third.id].includes(id),
    );
    // Alphabetically 'Pending' would come first of all, and 'Received' after 'Response sent'.
    expect(order).toEqual([first.id, second.id, third.id]);
    await officer().call(undoRepresentation, { id: second.id });
    expect(await read(second.id)).toMatchObject({ status: 'Received' });
    expect(await read(third.id)).toMatchObject({ status: 'Response sent' });
  });

  it('are searched as the specification has it: rows, their count, and groups', async () => {
    const { rows, count, groupedByDistinctValue } = await oak
      .as('viewer')
      .call(representationCalls.search, {
        limit: 2,
        offset: 1,
        sort: 'id',
        groupBy: 'status',
        search: 'floods',
      });
    const all = (await byWords('floods')).sort((a, b) => a - b);
    expect(rows.map(({ id }) => id)).toEqual(all.slice(1, 3));
    expect(count).toBe(all.length);
    expect(groupedByDistinctValue.reduce((sum, group) => sum + group.count, 0)).toBe(count);
    const bad = await oak
      .as('viewer')
      .post('/consultations/representations/search', { json: { sort: 'search_text; drop' } });
    expect(bad.status).toBe(400);
  });

  it('of another council look as if they did not exist', async () => {
    const { id } = await registered();
    for (const path of [`/${id}`, `/${id}/history`])
      expect((await elm.as('admin').get(`/consultations/representations${path}`)).status).toBe(404);
    expect(await elm.as('admin').call(removeRepresentations, { ids: [id] })).toEqual({ ids: [] });
    expect((await read(id)).id).toBe(id);
  });
});
