import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import type { HistoryCall } from './history-endpoints.ts';
import type { HistoryOf } from './queries/history-of.ts';
import {
  findEverybodysUndoable,
  findUndoable,
  type HistoryReader,
  readHistory,
} from './queries/read-history.ts';

/** A page of a record's history, newest first, with what of it can be undone. The record is there. */
export async function historyPage(
  tx: Tx,
  of: HistoryOf,
  reader: HistoryReader,
  asked: Omit<ParsedOf<HistoryCall>, 'id'>,
): Promise<OutputOf<HistoryCall>> {
  const { limit, user_id: userId, column_name: column, with_cleared: withCleared } = asked;
  const { type, from, to, before } = asked;
  const found = await readHistory(tx, {
    of,
    type,
    userId,
    column,
    from,
    to,
    before,
    withCleared,
    limit: limit + 1,
    reader,
  });
  const history = found.slice(0, limit);
  return {
    history,
    next: found.length > limit ? (history.at(-1)?.id ?? null) : null,
    undo: reader.mayWrite ? await findUndoable(tx, of, reader.accountId) : null,
    undoable: reader.mayWrite ? await findEverybodysUndoable(tx, of) : [],
  };
}
