import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { addContacts, getContact, updateContact } from '../contacts/contract.ts';
import { addOrganisation, changeOrganisation, getOrganisation } from '../organisations/contract.ts';
import {
  changeRepresentation,
  duplicateRepresentation,
  getRepresentation,
  getRepresentationGroups,
  removeRepresentations,
  representationHistory,
  restoreRepresentations,
  setAgents,
  setRepresentee,
  undoRepresentation,
  updateStatus,
} from './contract.ts';
import { consulted, letter } from './testing/consulted.ts';

useWorld();

let oak: Council;
let closed: number;
let mill: number;
let ada: number;
let agent: number;
let said: Awaited<ReturnType<typeof consulted>>;

const officer = () => oak.as('officer');

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  closed = said.event;
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

const registered = (more: object = {}) =>
  said.register({ representee: { contactId: ada }, ...more });
const read = async (id: number) =>
  (await oak.as('officer').call(getRepresentation, { id })).representation;

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
    expect(await said.byWords('floods every')).toContain(id);
    expect(await said.byWords('Ada Marsh')).toContain(id);
    expect(await said.byWords('never written')).toEqual([]);
  });

  it('is late where it came after the day on which its consultation closed', async () => {
    const onTheDay = await registered({ receivedDate: '2026-04-13' });
    const after = await registered({ receivedDate: '2026-04-14' });
    expect([onTheDay.isLate, after.isLate]).toEqual([false, true]);
    const late = await said.found([{ type: 'checkbox', dbPropertyName: 'is_late', value: true }]);
    expect(late).toContain(after.id);
    expect(late).not.toContain(onTheDay.id);
  });

  it('is grouped by status in the order of the work', async () => {
    const acknowledged = { notAcknowledged: false, acknowledgementDate: '2026-04-03' };
    for (const more of [acknowledged, acknowledged, {}])
      await registered({ ...more, attitude: 'Neutral' });
    const { groups } = await officer().call(getRepresentationGroups, {
      by: 'status',
      filters: [{ type: 'in array', dbPropertyName: 'attitude', value: ['Neutral'] }],
    });
    expect(groups).toEqual([
      { value: 'Received', records: 1 },
      { value: 'Acknowledged', records: 2 },
    ]);
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
    await refused({ receivedDate: '2199-12-31' }, 'receivedDate');
    await refused({ letterDate: '2199-12-31' }, 'letterDate');
    await refused({ letterDate: '2026-04-03' }, 'receivedDate');
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
    expect(await said.byWords('Lane Neighbours')).toContain(id);
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
    // A colleague who had seen nobody there, or somebody else, replaces neither.
    const path = '/consultations/representations';
    const unseen = { agents: [], from: '' };
    const { name } = (await officer().call(getRepresentation, { id })).representation.agents[0]!;
    expect(await officer().put(`${path}/${id}/agents`, { json: unseen })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile', fields: { agents: name } } },
    });
    // As where the answer to it was lost.
    const repeated = { id, agents: [{ agentId: agent }], from: '' };
    await officer().call(setAgents, repeated);
    const other = { ...of, placemakerConsulContactId: agent, from: 'Nobody of that name' };
    expect(await officer().post('/consultations/representees', { json: other })).toMatchObject({
      status: 409,
      body: { error: { code: 'changed-meanwhile' } },
    });
    expect(await read(id)).toMatchObject({ representee: { contactId: ada } });
    await officer().call(setAgents, { id, agents: [{ agentId: agent }], from: name });
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
    expect(await said.found([])).not.toContain(id);
    expect(await officer().call(removeRepresentations, { ids: [id] })).toEqual({ ids: [] });
    await officer().call(restoreRepresentations, { ids: [id] });
    expect(await said.found([])).toContain(id);
  });
});
