import { describe, expect, it } from 'vitest';
import {
  contactHistory,
  getContact,
  listDeletedContacts,
  updateContact,
} from '../contacts/contract.ts';
import {
  getRepresentation,
  representationHistory,
  setAgents,
  setRepresentee,
} from '../representations/contract.ts';
import {
  compareLookAlikes,
  listMerges,
  mergedHistory,
  mergeLookAlikes,
  undoMerge,
} from './contract.ts';
import { twoOfOne } from './testing/two-of-one.ts';

const { oak, elm, said, officer, twice, merging, merge, peopleOf, lines } = twoOfOne();

describe('two contacts who are one', () => {
  it('are merged with all that names them, and taken apart again as they were', async () => {
    const two = await twice('Marsh');
    const { one, other } = two;
    const made = await said().register({ representee: { contactId: other.id } });
    const acted = await said().register({
      representee: { contactId: one.id },
      agents: [{ agentId: other.id, agentPrimaryContact: true }, { agentId: one.id }],
    });
    const compared = await officer().call(compareLookAlikes, {
      kind: 'contact',
      first: one.id,
      second: other.id,
    });
    expect(compared.sides).toMatchObject([
      { name: 'Ada Marsh', representations: 1, actedFor: 1 },
      { name: 'Adah Marsh', representations: 1, actedFor: 1 },
    ]);
    expect(compared.fields).toContainEqual({
      name: 'email',
      label: 'Email',
      values: ['', 'Marsh@ada.test'],
    });

    const { id } = await merge(two, ['email', 'first_name']);
    expect(await peopleOf(made.id)).toEqual(['Adah Marsh']);
    expect(await peopleOf(acted.id)).toEqual(['Adah Marsh', 'Adah Marsh first']);
    const { contact } = await officer().call(getContact, { id: one.id });
    expect(contact).toMatchObject({
      firstName: 'Adah',
      email: 'Marsh@ada.test',
      address: { town: 'Elmstead' },
    });
    expect((await officer().get(`/consultations/contacts/${other.id}`)).status).toBe(404);
    expect(await said().byWords('Adah Marsh')).toEqual(expect.arrayContaining([made.id, acted.id]));

    const { merges } = await oak().as('viewer').call(listMerges, { kind: 'contact', id: one.id });
    expect(merges).toMatchObject([{ id, mergedId: other.id, name: 'Adah Marsh' }]);
    const kept = await lines(oak().as('viewer').call(contactHistory, { id: one.id }));
    expect(kept).toContain(`Merged with||Adah Marsh (${other.id})`);
    expect(kept).toContain('Email||Marsh@ada.test');
    const before = await lines(oak().as('viewer').call(mergedHistory, { id }));
    expect(before).toEqual([`Contact||Merged into Ada Marsh (${one.id})`, 'Contact||Added']);
    const of = await lines(oak().as('viewer').call(representationHistory, { id: made.id }));
    expect(of[0]).toBe('Representee|Adah Marsh|Adah Marsh');

    expect(await officer().call(undoMerge, { id })).toEqual({ mergedId: other.id, left: [] });
    expect(await peopleOf(made.id)).toEqual(['Adah Marsh']);
    expect(await peopleOf(acted.id)).toEqual(['Ada Marsh', 'Adah Marsh first', 'Ada Marsh']);
    const [first, second] = [
      (await officer().call(getContact, { id: one.id })).contact,
      (await officer().call(getContact, { id: other.id })).contact,
    ];
    const { row_version: _one, ...asItWas } = one;
    const { row_version: _other, ...asTheOtherWas } = other;
    expect(first).toMatchObject(asItWas);
    expect(second).toMatchObject(asTheOtherWas);
    expect((await officer().call(getRepresentation, { id: made.id })).representation).toMatchObject(
      {
        representee: { contactId: other.id },
      },
    );
    const again = await officer().post(`/consultations/merges/${id}/undo`, {});
    expect(again.status).toBe(409);
  });

  it('are taken apart but for what was changed since, which is told', async () => {
    const two = await twice('Nettle');
    const { one, other } = two;
    const [made, acted, stays] = [
      await said().register({ representee: { contactId: other.id } }),
      await said().register({
        representee: { contactId: one.id },
        agents: [{ agentId: other.id }],
      }),
      await said().register({ representee: { contactId: other.id } }),
    ];
    const { id } = await merge(two, ['email', 'first_name']);
    const third = (await twice('Oat')).one;
    await officer().call(setRepresentee, {
      placemakerConsulRepresentId: made.id,
      placemakerConsulContactId: third.id,
    });
    await officer().call(setAgents, { id: acted.id, agents: [] });
    const { contact } = await officer().call(getContact, { id: one.id });
    await officer().call(updateContact, {
      id: one.id,
      row_version: contact.row_version,
      email: 'new@ada.test',
    });
    const { left } = await officer().call(undoMerge, { id });
    expect(left).toEqual([
      `Representation ${made.id} names another representee by now`,
      `Representation ${acted.id} names other agents by now`,
      'Email was changed since and stays',
    ]);
    expect(await peopleOf(made.id)).toEqual(['Ada Oat']);
    expect(await peopleOf(acted.id)).toEqual(['Ada Nettle']);
    expect(await peopleOf(stays.id)).toEqual(['Adah Nettle']);
    const now = (await officer().call(getContact, { id: one.id })).contact;
    expect(now).toMatchObject({ firstName: 'Ada', email: 'new@ada.test' });
  });

  it('come back by undoing the merge alone, the last one first', async () => {
    const two = await twice('Plum');
    const three = await twice('Quince');
    const { id } = await merge(two);
    const next = await officer().call(mergeLookAlikes, {
      ...merging({ one: three.one, other: two.one }),
      mergedVersion: (await officer().call(getContact, { id: two.one.id })).contact.row_version,
    });
    const restored = await officer().post('/consultations/contacts/restore', {
      json: { ids: [two.other.id] },
    });
    expect(restored).toMatchObject({
      status: 400,
      body: { error: { fields: { ids: expect.stringContaining('Ada Plum') as string } } },
    });
    const { records } = await officer().call(listDeletedContacts, { search: 'Plum' });
    expect(records).toMatchObject([
      { name: 'Ada Plum', mergedInto: { name: 'Ada Quince' } },
      { name: 'Adah Plum', mergedInto: { name: 'Ada Plum' } },
    ]);
    const early = await officer().post(`/consultations/merges/${id}/undo`, {});
    expect(early).toMatchObject({
      status: 409,
      body: { error: { fields: { id: expect.stringContaining('Ada Quince') as string } } },
    });
    await officer().call(undoMerge, { id: next.merge.id });
    expect((await officer().call(undoMerge, { id })).left).toEqual([]);
  });

  it('are merged once, by writers of their council, as they were read', async () => {
    const two = await twice('Rye');
    const json = merging(two, ['email']);
    const path = '/consultations/merges';
    expect((await oak().as('viewer').post(path, { json })).status).toBe(403);
    expect((await elm().as('officer').post(path, { json })).status).toBe(404);
    expect((await officer().post(path, { json: { ...json, mergedVersion: 7 } })).status).toBe(409);
    expect((await officer().post(path, { json: { ...json, keptVersion: 7 } })).status).toBe(409);
    expect((await officer().post(path, { json: { ...json, take: ['id'] } })).status).toBe(400);
    expect((await officer().post(path, { json: { ...json, mergedId: json.keptId } })).status).toBe(
      400,
    );
    const headers = { 'idempotency-key': `merge-${two.one.id}` };
    const once = await officer().post(path, { json, headers });
    expect(once.status).toBe(201);
    expect((await officer().post(path, { json, headers })).body).toEqual(once.body);
    expect((await officer().post(path, { json })).status).toBe(404);
    const { merges } = await officer().call(listMerges, { kind: 'contact', id: two.one.id });
    expect((await oak().as('viewer').post(`${path}/${merges[0]?.id}/undo`, {})).status).toBe(403);
    expect((await elm().as('officer').post(`${path}/${merges[0]?.id}/undo`, {})).status).toBe(404);
  });
});
