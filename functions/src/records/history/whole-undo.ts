import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import type { Entity } from '../../platform/entities.ts';
import { partOf } from '../../platform/savepoint.ts';
import type { BulkKind } from './history-item.ts';
import { recordHistoryMessages as messages } from './messages.ts';
import { findStatesOfWhole, markWholeUndone } from './queries/whole-undo.ts';

/** Some records of a change of many. */
export interface PartOfBulk {
  id: string;
  ids: readonly number[];
}

/** How records of a type are taken back that were registered, or deleted, together: they go, or are there again. */
export interface WholeUndo {
  /** Holds them, and what goes along with them, before anything is asked of them. */
  hold: (tx: Tx, part: PartOfBulk) => Promise<void>;
  /** What stands in the way, in words, by record. */
  inTheWay: (tx: Tx, part: PartOfBulk) => Promise<Map<number, string>>;
  /** Throws as the deletion, or the restoring, of one record does. */
  takeBack: (tx: Tx, actor: Actor, part: PartOfBulk) => Promise<void>;
  /** Whether refusals name one record only: the others are then taken back without it. */
  oneByOne: boolean;
}

/** Of which kind of change of many each can be taken back as a whole. */
export type WholeUndos = Partial<Record<Exclude<BulkKind, 'changed'>, WholeUndo>>;

interface Whole {
  id: string;
  entity: Entity;
  whole: WholeUndo;
}

/** The records of a change that made or deleted them, some or all, with what stands in the way of each. */
export async function statesOfWhole(
  tx: Tx,
  { id, entity, whole }: Whole,
  ids: readonly number[] | null = null,
): Promise<{ id: number; why: string | undefined }[]> {
  const rows = await findStatesOfWhole(tx, { id, entity, ids });
  const open = rows.filter(({ isUndone }) => !isUndone).map((row) => row.id);
  const reasons = await whole.inTheWay(tx, { id, ids: open });
  return rows.map((row) => ({
    id: row.id,
    why: row.isUndone ? messages.undoneAlready : reasons.get(row.id),
  }));
}

interface Undoing extends Whole {
  ids: readonly number[];
  undoId: string;
  /** Why one that refused stays; throws what is no refusal. */
  refusalOf: (error: unknown) => string;
}

/** Takes records back that nothing stands in the way of, and are held; gives why the others stay, by record. */
export async function takeBackWhole(
  tx: Tx,
  actor: Actor,
  { ids, undoId, refusalOf, ...of }: Undoing,
): Promise<Map<number, string>> {
  const { id, entity, whole } = of;
  const states = new Map((await statesOfWhole(tx, of, ids)).map((each) => [each.id, each.why]));
  const staying = new Map<number, string>();
  for (const each of ids) {
    const why = states.has(each) ? states.get(each) : messages.notThere;
    if (why !== undefined) staying.set(each, why);
  }
  const open = ids.filter((each) => !staying.has(each));
  const parts = whole.oneByOne ? open.map((each) => [each]) : [open];
  for (const some of parts.filter(({ length }) => length > 0)) {
    const why = await partOf(tx, () => whole.takeBack(tx, actor, { id, ids: some })).then(
      () => undefined,
      refusalOf,
    );
    if (why !== undefined) for (const each of some) staying.set(each, why);
  }
  await markWholeUndone(tx, { id, entity, ids: open, undoId });
  return staying;
}
