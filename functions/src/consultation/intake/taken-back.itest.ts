import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import {
  getContactTable,
  listDeletedContacts,
  removeContacts,
  restoreContacts,
  undoContactChanges,
  updateContact,
} from '../contacts/contract.ts';
import {
  addRepresentation,
  getRepresentation,
  listDeletedRepresentations,
  lookAtRepresentationChanges,
  removeRepresentations,
  representationHistory,
  restoreRepresentations,
  undoRepresentationChanges,
  updateStatus,
} from '../representations/contract.ts';
import { consulted, letter } from '../representations/testing/consulted.ts';
import { addContacts } from '../contacts/contract.ts';
import { listInbox, registerInbox } from './contract/inbox.ts';
import { intakeMessages } from './messages.ts';
import { takingIn } from './testing/taken-in.ts';

useWorld();

let oak: Council;
let elm: Council;
let said: Awaited<ReturnType<typeof consulted>>;
let intake: ReturnType<typeof takingIn>;

const officer = () => oak.as('officer');
const at = (id: number) => `/consultations/representations/${id}`;
const isThere = async (id: number) => (await officer().get(at(id))).status === 200;
const named = async (name: string) =>
  (
    await officer().call(getContactTable, {
      filters: [{ type: 'text', dbPropertyName: 'search_text', value: name }],
      attributes: ['name'],
    })
  ).records;
const refusal = (ids: number[]) =>
  officer().post('/consultations/representations/restore', { json: { ids } });
const takenBack = (words: string) => ({
  status: 400,
  body: { error: { fields: { ids: expect.stringContaining(words) } } },
});
const undo = (id: string, ids: number[], who = officer()) =>
  who.call(undoRepresentationChanges, { id, ids, undo_id: randomUUID() });

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  said = await consulted(oak);
  intake = takingIn(oak);
}, 120_000);

const lines = [
  'Reference,Name,E-mail,Company,Received,Comment',
  'T1,Ivy Lane,ivy@lane.test,,2026-04-02,The lane floods.',
  'T2,Jo Brook,jo@brook.test,Brook Planning,2026-04-02,We support it.',
  'T3,Kit Moor,kit@moor.test,,2026-04-03,Mixed feelings.',
  'T4,Lee Fold,lee@fold.test,,2026-04-03,No thank you.',
].join('\r\n');

describe('rows registered from a file', () => {
  it('are taken back as one, with the people added for them, but for what was built on since', async () => {
    const event = { consultationEventId: String(said.event) };
    const { run } = await intake.take('wrong column.csv', lines, event);
    const done = await intake.register(run.id);
    const ids = done.rows.map(({ representationId }) => representationId ?? 0);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    const [line] = (await officer().call(representationHistory, { id: first })).history;
    expect(line?.bulk).toEqual({
      id: done.run.bulk_id,
      records: 4,
      kind: 'registered',
      may_undo: true,
    });

    await officer().call(updateStatus, { ids: [third], status: 'In review' });
    const [kit] = await named('Kit Moor');
    const [lee] = await named('Lee Fold');
    await officer().call(updateContact, {
      id: lee?.id ?? 0,
      row_version: lee?.row_version ?? 0,
      jobTitle: 'Clerk',
    });
    const id = done.run.bulk_id;
    const stays = { id: third, name: `${third}, Kit Moor`, why: 'Changed since: Status' };
    expect(await officer().call(lookAtRepresentationChanges, { id })).toMatchObject({
      kind: 'registered',
      records: 4,
      undoable: [first, second, fourth],
      left: [stays],
    });
    expect(await undo(id, ids)).toEqual({
      undone: [first, second, fourth],
      left: [stays],
      withdrawn: 0,
    });
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false, true, false]);
    // Who was added for them alone is gone; who is named still, or was changed since, stays.
    expect(await named('Ivy Lane')).toEqual([]);
    expect(await named('Jo Brook')).toEqual([]);
    expect(await named('Kit Moor')).toEqual([kit]);
    expect(await named('Lee Fold')).toHaveLength(1);
    const after = await intake.read(run.id);
    expect(after.counts).toMatchObject({ taken: 1, undone: 3 });

    // Nothing of it is known any more: the same file registers anew.
    // So do the same rows in another file.
    const [head, ...rows] = lines.split('\r\n');
    const turned = [head, ...rows.toReversed()].join('\r\n');
    const other = await intake.take('another file.csv', turned, event);
    expect(other.rows.map(({ becomes }) => becomes?.repeats)).toEqual([null, third, null, null]);
    const again = await intake.take('right column.csv', lines, event);
    expect(again.rows.map(({ becomes }) => becomes?.repeats)).toEqual([null, null, third, null]);
    expect((await intake.register(again.run.id)).counts).toMatchObject({ taken: 3, repeated: 1 });

    // A second time there is nothing left, and none is restored beside the one that was registered again.
    expect((await undo(id, [first])).left).toMatchObject([{ why: 'Changed back already' }]);
    expect(await refusal([first, second])).toMatchObject(
      takenBack(`The registration of number ${first} was taken back: take its file in again`),
    );
    expect(await isThere(first)).toBe(false);
    // Nor is one of them offered among what can be restored.
    const { records } = await oak.as('admin').call(listDeletedRepresentations, {});
    expect(records.find((each) => each.id === first)?.instead).toBe(
      `The registration of number ${first} was taken back: take its file in again to register it`,
    );
  });
});

it('a row that was registered as one deleted since is not registered beside it, and says to restore that', async () => {
  const event = { consultationEventId: String(said.event) };
  const table = ['Reference,Name,Received,Comment', 'D1,Dee Vale,2026-04-02,The vale is wet.'];
  const { run } = await intake.take('vale.csv', table.join('\r\n'), event);
  const [row] = (await intake.register(run.id)).rows;
  const id = row?.representationId ?? 0;
  await officer().call(removeRepresentations, { ids: [id] });
  const again = await intake.take('vale again.csv', table.join('\r\n'), event);
  expect(again.rows[0]?.becomes).toMatchObject({ repeats: id, isRepeatDeleted: true });
  const [repeated] = (await intake.register(again.run.id)).rows;
  expect(repeated).toMatchObject({
    outcome: 'repeated',
    findings: [{ reason: intakeMessages.row.repeatedDeleted(id) }],
  });
  await officer().call(restoreRepresentations, { ids: [id] });
  expect(await isThere(id)).toBe(true);
});

describe('what was registered from the inbox', () => {
  it('waits there again once it is taken back', async () => {
    const mail = [
      'From: Max Weir <max@weir.test>',
      'Subject: Taken back',
      'Date: Thu, 2 Apr 2026 23:30:00 +0100',
      'Message-ID: <77@weir.test>',
      '',
      'The weir is old.',
      '',
    ].join('\r\n');
    await intake.take('weir.eml', mail);
    const waiting = async () => (await officer().call(listInbox, { limit: 500 })).items;
    const [item] = await waiting();
    const { registered, bulk_id } = await officer().call(registerInbox, {
      consultationEventId: said.event,
      items: [{ id: item?.id ?? 0, row_version: item?.row_version ?? 0 }],
    });
    const [made] = registered;
    expect(await waiting()).toEqual([]);
    await undo(bulk_id, [made?.representationId ?? 0]);
    expect(await waiting()).toMatchObject([
      { id: item?.id, status: 'waiting', representationId: null },
    ]);
    expect(await isThere(made?.representationId ?? 0)).toBe(false);
    expect(await named('Max Weir')).toEqual([]);
    expect(await refusal([made?.representationId ?? 0])).toMatchObject(
      takenBack('register it again from the inbox'),
    );
  });
});

describe('one registered by hand', () => {
  const one = () =>
    officer().call(addRepresentation, { ...letter, consultationEventId: said.event });

  it('is taken back from its history, and restored like any deleted one', async () => {
    const { representation, bulk_id } = await one();
    const { id } = representation;
    const [line] = (await officer().call(representationHistory, { id })).history;
    expect(line?.bulk).toEqual({ id: bulk_id, records: 1, kind: 'registered', may_undo: true });
    expect((await undo(bulk_id, [id])).undone).toEqual([id]);
    expect(await isThere(id)).toBe(false);
    await officer().call(restoreRepresentations, { ids: [id] });
    expect((await officer().call(getRepresentation, { id })).representation.text).toBe(letter.text);
    const { history } = await officer().call(representationHistory, { id });
    expect(history.find(({ bulk }) => bulk?.id === bulk_id)).toMatchObject({ is_undone: true });
  });

  it('is not there for another council, and readers take nothing back', async () => {
    const { representation, bulk_id } = await one();
    const path = `/consultations/representations/bulk-changes/${bulk_id}/undo`;
    const json = { ids: [representation.id], undo_id: randomUUID() };
    expect((await elm.as('admin').post(path, { json })).status).toBe(404);
    expect((await oak.as('viewer').post(path, { json })).status).toBe(403);
    expect(await isThere(representation.id)).toBe(true);
    const { id } = representation;
    const [line] = (await oak.as('viewer').call(representationHistory, { id })).history;
    expect(line?.bulk).toMatchObject({ may_undo: false });
  });
});

it('restores contacts that were deleted together as one', async () => {
  const { contacts } = await officer().call(addContacts, {
    contacts: [
      { firstName: 'Ned', lastName: 'Parting' },
      { firstName: 'Ola', lastName: 'Parting' },
    ],
  });
  const ids = contacts.map(({ id }) => id);
  const bulkId = randomUUID();
  for (const id of ids) await officer().call(removeContacts, { ids: [id], bulk_id: bulkId });
  expect(await named('Parting')).toEqual([]);
  const { records } = await officer().call(listDeletedContacts, { search: 'Parting' });
  expect(records.map(({ bulk }) => bulk)).toEqual([
    { id: bulkId, records: 2 },
    { id: bulkId, records: 2 },
  ]);
  const undone = await officer().call(undoContactChanges, {
    id: bulkId,
    ids,
    undo_id: randomUUID(),
  });
  expect(undone).toEqual({ undone: ids, left: [], withdrawn: 0 });
  expect(await named('Parting')).toHaveLength(2);
});

it('leaves one that was restored meanwhile and deleted again, and one that is there, as they are', async () => {
  const { contacts } = await officer().call(addContacts, {
    contacts: ['Pat', 'Quin', 'Rae'].map((firstName) => ({ firstName, lastName: 'Twice' })),
  });
  const ids = contacts.map(({ id }) => id);
  const [again = 0, back = 0, still = 0] = ids;
  const bulkId = randomUUID();
  await officer().call(removeContacts, { ids, bulk_id: bulkId });
  await officer().call(restoreContacts, { ids: [again, back] });
  await officer().call(removeContacts, { ids: [again] });
  const undone = await officer().call(undoContactChanges, {
    id: bulkId,
    ids,
    undo_id: randomUUID(),
  });
  expect(undone.undone).toEqual([still]);
  expect(undone.left).toMatchObject([
    { id: again, why: 'Changed again since' },
    { id: back, why: 'Changed back already' },
  ]);
  expect((await named('Twice')).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
    back,
    still,
  ]);
});
