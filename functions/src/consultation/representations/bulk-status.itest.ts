import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  changeRepresentation,
  getRepresentation,
  lookAtRepresentationChanges,
  representationHistory,
  undoRepresentation,
  undoRepresentationChanges,
  updateStatus,
} from './contract.ts';
import { consulted } from './testing/consulted.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;

const officer = () => oak.as('officer');
const statusOf = async (id: number) =>
  (await officer().call(getRepresentation, { id })).representation.status;
const historyOf = async (id: number) =>
  (await officer().call(representationHistory, { id })).history;
const registered = async (count: number) => {
  const ids: number[] = [];
  for (let i = 0; i < count; i += 1) ids.push((await said.register()).id);
  return ids;
};

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
}, 120_000);

describe('a status given to many in parts', () => {
  it('is one change in the history, undone as one by somebody else, but for what changed since', async () => {
    const ids = await registered(3);
    const [first = 0, second = 0, third = 0] = ids;
    const bulkId = randomUUID();
    for (const part of [[first, second], [third]])
      await officer().call(updateStatus, { ids: part, status: 'In review', bulk_id: bulkId });
    expect((await historyOf(first))[0]?.bulk).toEqual({
      id: bulkId,
      records: 3,
      kind: 'changed',
      may_undo: true,
    });
    await officer().call(updateStatus, { ids: [second], status: 'Reviewed' });

    const looked = await oak.as('admin').call(lookAtRepresentationChanges, { id: bulkId });
    expect(looked).toMatchObject({
      records: 3,
      undoable: [first, third],
      left: [{ id: second, why: 'Changed again since' }],
      left_count: 1,
    });
    const undoId = randomUUID();
    const undone = await oak
      .as('admin')
      .call(undoRepresentationChanges, { id: bulkId, ids, undo_id: undoId });
    expect(undone).toMatchObject({
      undone: [first, third],
      left: [{ id: second, why: 'Changed again since' }],
    });
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([
      'Received',
      'Reviewed',
      'Received',
    ]);
    const [line, before] = await historyOf(first);
    expect(line).toMatchObject({
      is_undo: true,
      bulk: { id: undoId, records: 2, kind: 'changed', may_undo: true },
    });
    expect(before).toMatchObject({
      is_undone: true,
      bulk: { id: bulkId, records: 3, kind: 'changed', may_undo: true },
    });
    const again = await oak.as('admin').call(lookAtRepresentationChanges, { id: bulkId });
    expect(again).toMatchObject({ undoable: [], left_count: 3 });
  });

  it('whose answer is lost is answered alike when it is asked again, never with nothing changed', async () => {
    const ids = await registered(2);
    const ask = () =>
      officer().put('/consultations/representations/status', {
        json: { ids, status: 'Pending' },
        headers: { 'idempotency-key': `lost-${ids[0]}` },
      });
    const [first, again] = [await ask(), await ask()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(
      (await historyOf(ids[0] ?? 0)).filter(({ column_name }) => column_name === 'status').length,
    ).toBe(1);
  });

  it('of another council is not there, and a reader undoes nothing', async () => {
    const ids = await registered(2);
    const bulkId = randomUUID();
    await officer().call(updateStatus, { ids, status: 'Pending', bulk_id: bulkId });
    const at = `/consultations/representations/bulk-changes/${bulkId}`;
    const json = { ids, undo_id: randomUUID() };
    expect((await elm.as('admin').get(at)).status).toBe(404);
    expect((await elm.as('admin').post(`${at}/undo`, { json })).status).toBe(404);
    expect((await oak.as('viewer').post(`${at}/undo`, { json })).status).toBe(403);
    expect(await statusOf(ids[0] ?? 0)).toBe('Pending');
  });
});

describe('“Response approved” and “Response sent” by hand', () => {
  it('need a reason, for many and for one, and the history keeps it', async () => {
    const [first = 0, second = 0] = await registered(2);
    for (const status of ['Response approved', 'Response sent'] as const) {
      const many = await officer().put('/consultations/representations/status', {
        json: { ids: [first], status, reason: ' ' },
      });
      expect(many.status).toBe(400);
      expect(many.body).toMatchObject({
        error: { fields: { reason: 'Please say why: no response of this product did it' } },
      });
      const one = await officer().put(`/consultations/representations/${first}`, {
        json: { row_version: 1, status },
      });
      expect(one.status).toBe(400);
      expect(one.body).toMatchObject({
        error: { fields: { statusReason: expect.stringContaining('say why') as string } },
      });
    }
    expect(await statusOf(first)).toBe('Received');

    const reason = 'Answered by letter before 2024';
    await officer().call(updateStatus, { ids: [first], status: 'Response sent', reason });
    expect((await historyOf(first))[0]).toMatchObject({ content: reason });
    const { row_version } = (await officer().call(getRepresentation, { id: second }))
      .representation;
    await officer().call(changeRepresentation, {
      id: second,
      row_version,
      status: 'Response approved',
      statusReason: reason,
    });
    expect((await historyOf(second))[0]).toMatchObject({ content: reason });
    // What has it already is changed otherwise without being asked again.
    const sent = await officer().put(`/consultations/representations/${first}`, {
      json: { row_version: row_version + 1, status: 'Response sent', policy: 'H3' },
    });
    expect(sent.status).toBe(200);
  });

  it('is taken back by the name of its change, and had again so without a reason', async () => {
    const [id = 0] = await registered(1);
    const change = async (status: 'In review' | 'Response sent', statusReason?: string) => {
      const { representation: read } = await officer().call(getRepresentation, { id });
      const sent = {
        id,
        row_version: read.row_version,
        status,
        ...(statusReason && { statusReason }),
      };
      return (await officer().call(changeRepresentation, sent)).change_id;
    };
    const undo = async (change_id: string | null) =>
      officer().call(undoRepresentation, { id, ...(change_id && { change_id }) });
    const sent = await change('Response sent', 'By letter');
    expect(await change('Response sent')).toBeNull();
    const reviewed = await change('In review');
    await undo(reviewed);
    expect(await statusOf(id)).toBe('Response sent');
    await undo(sent);
    expect(await statusOf(id)).toBe('Received');
    expect((await historyOf(id))[0]).toMatchObject({ content: null, is_undo: true });
  });
});
