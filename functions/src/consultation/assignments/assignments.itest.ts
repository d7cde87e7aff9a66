import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { representationHistory, updateStatus } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { addSubRepresentation, listSubRepresentations } from '../sub-representations/contract.ts';
import {
  getAssignees,
  getMyWork,
  listOfficers,
  setAssignees,
  setSubAssignees,
} from './contract.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;
let ids: Record<string, number>;

const officer = () => oak.as('officer');
const workOf = async (who: 'officer' | 'admin') => oak.as(who).call(getMyWork, {});

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  const { officers } = await officer().call(listOfficers, {});
  ids = Object.fromEntries(officers.map(({ id, name }) => [name, id]));
}, 120_000);

describe('work on representations', () => {
  it('is given to those who may do it, and stands on their page until it is answered', async () => {
    expect(Object.keys(ids).toSorted()).toEqual(['admin', 'officer']);
    const late = await said.register({ responseDeadline: '2026-05-01' });
    const { id } = await said.register();
    const { subRepresentation: part } = await officer().call(addSubRepresentation, {
      representationId: id,
    });
    const given = [ids['officer'] ?? 0];
    await officer().call(setAssignees, { id, accountIds: [...given, ids['admin'] ?? 0] });
    await officer().call(setAssignees, { id: late.id, accountIds: given });
    await officer().call(setSubAssignees, { id: part.id, accountIds: given });
    const { assignees } = await oak.as('viewer').call(getAssignees, { id });
    expect(assignees.map(({ name }) => name)).toEqual(['admin', 'officer']);
    // A colleague who had not seen the admin there, or still saw the officer, undoes neither.
    const unseen = { id: late.id, accountIds: [...given, ids['admin'] ?? 0], from: given };
    const added = await officer().call(setAssignees, unseen);
    expect(added.assignees.map(({ name }) => name)).toEqual(['admin', 'officer']);
    const none = { id: late.id, accountIds: [], from: given };
    const left = (await oak.as('admin').call(setAssignees, none)).assignees;
    expect(left.map(({ name }) => name)).toEqual(['admin']);
    const again = { id: late.id, accountIds: given, from: [...given, ids['admin'] ?? 0] };
    expect((await officer().call(setAssignees, again)).assignees).toEqual([]);
    await officer().call(setAssignees, { id: late.id, accountIds: given });
    const parts = await oak.as('viewer').call(listSubRepresentations, { representationId: id });
    expect(parts.subRepresentations).toMatchObject([{ assignees: [{ name: 'officer' }] }]);

    // The nearest deadline first.
    const mine = await workOf('officer');
    expect(mine.count).toBe(3);
    expect(mine.work.map(({ reference, isOverdue }) => [reference, isOverdue])).toEqual([
      [String(late.id), true],
      [String(id), false],
      [`${id}.1`, false],
    ]);
    expect((await workOf('admin')).work).toMatchObject([{ reference: String(id) }]);
    await officer().call(updateStatus, {
      ids: [late.id],
      status: 'Response sent',
      reason: 'Sent by letter in 2019',
    });
    expect((await workOf('officer')).count).toBe(2);
    const { history } = await officer().call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain('Assigned to|Nobody|admin, officer');

    await officer().call(setAssignees, { id, accountIds: [] });
    expect(await workOf('admin')).toEqual({ work: [], count: 0 });
  });

  it('is refused to whom it cannot be given, beside the field', async () => {
    const { id } = await said.register();
    const answer = await officer().put(`/consultations/representations/${id}/assignees`, {
      json: { accountIds: [ids['officer'], 7_654_321] },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { 'accountIds[1]': expect.any(String) as string } } },
    });
    const elm = await newCouncil();
    expect(
      (await elm.as('officer').get(`/consultations/representations/${id}/assignees`)).status,
    ).toBe(404);
  });
});
