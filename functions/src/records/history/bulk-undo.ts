import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import type { Entity } from '../../platform/entities.ts';
import { AppError } from '../../platform/errors.ts';
import { partOf } from '../../platform/savepoint.ts';
import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import { partOfBulkChange } from './bulk-change.ts';
import type { BulkChangeCalls } from './bulk-endpoints.ts';
import { noticingWithdrawn } from './noticing-withdrawn.ts';
import type { ChangeOfMany } from './history-item.ts';
import { recordHistoryMessages as messages } from './messages.ts';
import { findBulkChange, findStatesInBulk, type HeldBulkChange } from './queries/bulk-changes.ts';
import {
  type PartOfBulk,
  statesOfWhole,
  takeBackWhole,
  type WholeUndo,
  type WholeUndos,
} from './whole-undo.ts';

/** A type of record whose changes of many are undone as one. */
export interface UndoneInBulk {
  entity: Entity;
  names: (tx: Tx, ids: readonly number[]) => Promise<Map<number, string>>;
  /** Those of them that are there, held in order of id. */
  hold: (tx: Tx, ids: readonly number[]) => Promise<number[]>;
  /** Takes back what a change of many made of one record. Throws as `undoChange` does. */
  undo: (tx: Tx, actor: Actor, id: number, bulkId: string) => Promise<unknown>;
  /** Of a type that the public reads: which of them it reads. */
  publicAmong?: ((tx: Tx, ids: readonly number[]) => Promise<number[]>) | undefined;
  /** Where what was registered or deleted together is taken back as well. */
  whole?: WholeUndos;
  /** Throws not-authorized for whoever may not take such a change back. */
  authorise?: (actor: Actor, change: ChangeOfMany) => void;
}

/** So many of those that stay are named. */
const NAMED = 100;

/** A change of many records of this type. Throws not-found. */
async function requireChange(tx: Tx, entity: Entity, id: string): Promise<HeldBulkChange> {
  const change = await findBulkChange(tx, entity, id);
  if (!change) throw new AppError('not-found');
  return change;
}

/** How a change is taken back that made or deleted records; undefined of one of their fields. Throws not-found. */
function wholeOf({ kind }: HeldBulkChange, whole: WholeUndos | undefined): WholeUndo | undefined {
  if (kind === 'changed') return undefined;
  if (!whole?.[kind]) throw new AppError('not-found');
  return whole[kind];
}

/** What undoing a change of many would take back, and what it would leave. Throws not-found. */
export async function lookAtBulkChange(
  tx: Tx,
  of: Pick<UndoneInBulk, 'entity' | 'names' | 'whole'>,
  id: string,
): Promise<OutputOf<BulkChangeCalls['look']>> {
  const change = await requireChange(tx, of.entity, id);
  const whole = wholeOf(change, of.whole);
  const found = whole
    ? await statesOfWhole(tx, { id, entity: of.entity, whole })
    : await statesOfRecords(tx, of.entity, id);
  const staying = found.flatMap((each) =>
    each.why === undefined ? [] : [{ ...each, why: each.why }],
  );
  const named = staying.slice(0, NAMED);
  const names = await of.names(
    tx,
    named.map((each) => each.id),
  );
  return {
    kind: change.kind,
    records: change.records,
    date: change.date,
    user_name: change.userName,
    undoable: found.filter(({ why }) => why === undefined).map((each) => each.id),
    left: named.map((each) => ({ ...each, name: names.get(each.id) ?? String(each.id) })),
    left_count: staying.length,
  };
}

/** Each record of a change of many, and what stands in the way of taking it back. */
async function statesOfRecords(tx: Tx, entity: Entity, id: string) {
  const found = await findStatesInBulk(tx, entity, id);
  const whys = { undone: messages.undoneAlready, changed: messages.changedSince };
  return found.map((row) => ({
    id: row.id,
    why: row.stays === null ? undefined : whys[row.stays],
  }));
}

/**
 * Takes back what a change of many made of these records, as one change of many itself. One that has moved on stays as
 * it is and is named, with the reason. Throws not-found where there is no such change.
 */
export async function undoBulkChange(
  tx: Tx,
  actor: Actor,
  of: UndoneInBulk,
  { id, ids, undo_id: undoId }: ParsedOf<BulkChangeCalls['undo']>,
): Promise<OutputOf<BulkChangeCalls['undo']>> {
  const change = await requireChange(tx, of.entity, id);
  const whole = wholeOf(change, of.whole);
  of.authorise?.(actor, { kind: change.kind, isOwn: change.accountId === actor.accountId });
  const { entity } = of;
  const names = await of.names(tx, ids);
  const asPart = { id: undoId, entity, undoes: id };
  const { result: staying, withdrawn } = await partOfBulkChange(tx, actor, asPart, async () => {
    if (!whole) {
      const there = await of.hold(tx, ids);
      const undo = () => undoFields(tx, actor, of, { id, ids, there });
      return noticingWithdrawn(tx, of.publicAmong, ids, undo);
    }
    await whole.hold(tx, { id, ids });
    const takeBack = () => takeBackWhole(tx, actor, { id, entity, whole, ids, undoId, refusalOf });
    return noticingWithdrawn(tx, of.publicAmong, ids, takeBack);
  });
  return {
    undone: ids.filter((record) => !staying.has(record)),
    left: [...staying].map(([record, why]) => ({
      id: record,
      name: names.get(record) ?? String(record),
      why,
    })),
    withdrawn: withdrawn.length,
  };
}

/** Takes back what a change of many made of fields of records, which are held; gives why those stay that do, by record. */
async function undoFields(
  tx: Tx,
  actor: Actor,
  of: UndoneInBulk,
  { id, ids, there: held }: PartOfBulk & { there: readonly number[] },
): Promise<Map<number, string>> {
  const there = new Set(held);
  const staying = new Map<number, string>();
  for (const record of ids) {
    const why = there.has(record)
      ? await partOf(tx, () => of.undo(tx, actor, record, id)).then(() => undefined, refusalOf)
      : messages.notThere;
    if (why !== undefined) staying.set(record, why);
  }
  return staying;
}

function refusalOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'conflict' || error.code === 'payload-invalid')
    return Object.values(error.fields ?? {}).join(' ') || messages.refused;
  if (error.code === 'not-found') return messages.undoneAlready;
  if (error.code !== 'changed-meanwhile') throw error;
  return messages.changedSince;
}
