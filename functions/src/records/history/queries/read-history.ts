import { sql, type Tx } from '../../../platform/db.ts';
import type { BulkKind, ChangeOfMany, HistoryItem, Undoable } from '../history-item.ts';
import { LONDON } from '../../../platform/dates/london.ts';
import { joinEscaped, writeEditContent } from '../edit-content.ts';
import { type HistoryOf, ownLines, shownLines } from './history-of.ts';
import { recordHistoryMessages } from '../messages.ts';

interface HistoryRow extends Omit<
  HistoryItem,
  'edit_content' | 'file_name' | 'action_type' | 'can_edit' | 'bulk'
> {
  is_own: boolean;
  field_label: string | null;
  old_value: string | null;
  new_value: string | null;
  file_names: string[] | null;
  action_type: string | null;
  bulk_id: string | null;
  bulk_records: number | null;
  bulk_kind: BulkKind | null;
  is_own_bulk: boolean;
}

/** People who were added with what was registered are no records of that change. */
const BULK_CHANGE = sql`left join bulk_changes b on b.id = h.bulk_id and b.entity = h.entity`;

/** Who asks, as far as an answer depends on it. */
export interface HistoryReader {
  accountId: number;
  mayWrite: boolean;
  /** Whether the reader may take a change of many back. */
  mayUndoBulk?: (change: ChangeOfMany) => boolean;
}

/** A line about a record of the site is not about a column of the site. */
const columnIn = (entity: HistoryOf['entity']) =>
  sql`case when h.entity = ${entity} then h.field else h.entity end`;

const itemOf = (reader: HistoryReader, entity: HistoryOf['entity']) => sql`
  h.id, h.type, a.uid as user_id, h.user_name, h.created_at as date, h.scenario_name, h.content,
  ${columnIn(entity)} as column_name, h.edited_at, h.change_id, h.undone_by is not null as is_undone,
  h.field_label, h.old_value, h.new_value,
  h.details -> 'file_names' as file_names, h.details ->> 'action_type' as action_type,
  h.bulk_id, b.records as bulk_records, b.kind as bulk_kind,
  coalesce(b.account_id = ${reader.accountId}, false) as is_own_bulk,
  h.details ? 'undoes' or b.undoes is not null as is_undo, coalesce(h.account_id = ${reader.accountId}, false) as is_own`;

/** Which of a record's history, so many items from the newest or from `before`. */
export interface AskedItems {
  of: HistoryOf;
  type?: HistoryItem['type'] | undefined;
  /** A person's uid. */
  userId?: string | undefined;
  column?: string | undefined;
  /** Days in London, yyyy-mm-dd, both included. */
  from?: string | undefined;
  to?: string | undefined;
  before?: number | undefined;
  limit: number;
  /** Whether a value that was cleared counts as an edit. */
  withCleared: boolean;
  reader: HistoryReader;
}

/** A line without a new value whose field held one before. A scenario that only came to follow its site has one after. */
const CLEARED = sql`
  h.old_value is not null and coalesce(h.details -> 'after', 'null'::jsonb) = 'null'::jsonb`;

/** A record's history, newest first. */
export async function readHistory(tx: Tx, asked: AskedItems): Promise<HistoryItem[]> {
  const { of, limit, reader } = asked;
  const shown = asked.withCleared
    ? sql`(h.new_value is not null or ${CLEARED})`
    : sql`h.new_value is not null`;
  const narrowed = [
    [asked.type, sql`h.type = ${asked.type}`],
    [asked.userId, sql`a.uid = ${asked.userId}`],
    [asked.column, sql`${columnIn(of.entity)} = ${asked.column}`],
    [asked.from, sql`h.created_at >= ${asked.from}::date::timestamp at time zone ${LONDON}`],
    [asked.to, sql`h.created_at < (${asked.to}::date + 1)::timestamp at time zone ${LONDON}`],
    [asked.before, sql`h.id < ${asked.before}`],
  ] as const;
  const conditions = narrowed.flatMap(([value, condition]) =>
    value === undefined ? [] : [sql`and ${condition}`],
  );
  const { rows } = await sql<HistoryRow>`
    select ${itemOf(reader, of.entity)}
      from record_history h left join accounts a on a.id = h.account_id ${BULK_CHANGE}
     where ${shownLines(of)} and (h.type <> 'EDIT' or ${shown}) ${sql.join(conditions, sql` `)}
     order by h.id desc limit ${limit}`.execute(tx);
  return rows.map((row) => toResponse(row, reader));
}

/** One note of a site that was not deleted; undefined where the council has none such. */
export async function findNote(
  tx: Tx,
  noteId: number,
  reader: HistoryReader,
): Promise<(HistoryItem & { siteId: number; isOwn: boolean }) | undefined> {
  const { rows } = await sql<HistoryRow & { site_id: number }>`
    select ${itemOf(reader, 'site')}, h.site_id
      from record_history h join sites s on s.id = h.site_id and not s.is_deleted
      left join accounts a on a.id = h.account_id ${BULK_CHANGE}
     where h.id = ${noteId} and h.type = 'NOTE'`.execute(tx);
  const row = rows[0];
  return row && { ...toResponse(row, reader), siteId: row.site_id, isOwn: row.is_own };
}

/** The newest change of this account on this record that was not undone; null where there is none. */
export async function findNewestChange(
  tx: Tx,
  of: HistoryOf,
  accountId: number,
): Promise<Undoable | null> {
  const { rows } = await sql<Undoable>`
    ${changesOf(of, accountId)} select history_id, field, scenario_name, date from changes limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/**
 * The newest of them that can be undone: what somebody changed since, under the same scenario, stands in the way no
 * more once that was undone. Null where there is none.
 */
export async function findUndoable(
  tx: Tx,
  of: HistoryOf,
  accountId: number,
): Promise<Undoable | null> {
  const [newest] = await undoableChanges(tx, of, accountId);
  return newest ?? null;
}

/** The same of everybody, the newest first. */
export const findEverybodysUndoable = (tx: Tx, of: HistoryOf): Promise<Undoable[]> =>
  undoableChanges(tx, of);

async function undoableChanges(tx: Tx, of: HistoryOf, accountId?: number): Promise<Undoable[]> {
  const { rows } = await sql<Undoable>`
    ${changesOf(of, accountId)}, undoable as (
    select distinct on (account_id) history_id, field, scenario_name, date from changes
     where not exists (
       select from record_history h
         join record_history later
           on later.entity = h.entity and later.field = h.field and later.id > h.id
          and later.site_id is not distinct from h.site_id and later.record_id is not distinct from h.record_id
          and later.scenario_name = h.scenario_name
        where ${ownLines(of)} and h.change_id = changes.change_id and later.type = 'EDIT'
          and later.change_id is distinct from h.change_id
          and later.undone_by is null and not later.details ? 'undoes')
     order by account_id, history_id desc)
    select history_id, field, scenario_name, date from undoable order by history_id desc`.execute(
    tx,
  );
  return rows;
}

/** Further back nobody looks for what could be undone. */
const LOOKED_THROUGH = 50;

const changesOf = (of: HistoryOf, accountId: number | undefined) => sql`
  with changes as (
    select h.id as history_id, coalesce(h.field_label, h.field) as field, h.scenario_name, h.created_at as date,
           h.change_id, h.account_id
      from record_history h
     where ${ownLines(of)} ${accountId === undefined ? sql`` : sql`and h.account_id = ${accountId}`}
       and h.change_id is not null and h.undone_by is null
     order by h.id desc limit ${LOOKED_THROUGH})`;

function toResponse(row: HistoryRow, reader: HistoryReader): HistoryItem {
  const { field_label, old_value, new_value, file_names, is_own, ...item } = row;
  return {
    id: item.id,
    type: item.type,
    user_id: item.user_id,
    // Of whom nobody knows any more, or of an update of the product.
    user_name: item.user_name || recordHistoryMessages.byItself,
    date: item.date,
    scenario_name: item.scenario_name,
    content: item.content,
    edit_content:
      item.type === 'EDIT'
        ? writeEditContent({
            field: field_label ?? item.column_name ?? '',
            oldValue: old_value ?? '',
            newValue: new_value ?? '',
          })
        : null,
    column_name: item.column_name,
    file_name: file_names ? joinEscaped(file_names) : null,
    action_type: item.action_type,
    edited_at: item.edited_at,
    change_id: item.change_id,
    bulk: bulkOf(item, reader),
    is_undone: item.is_undone,
    is_undo: item.is_undo,
    can_edit: item.type === 'NOTE' && is_own && reader.mayWrite,
  };
}

/** What was registered alone is taken back from its history, too. */
function bulkOf(
  { bulk_id: id, bulk_records: records, bulk_kind: kind, is_own_bulk: isOwn }: BulkOfRow,
  { mayWrite, mayUndoBulk = () => true }: HistoryReader,
) {
  if (id === null || records === null || kind === null) return null;
  if (records <= 1 && kind !== 'registered') return null;
  return { id, records, kind, may_undo: mayWrite && mayUndoBulk({ kind, isOwn }) };
}
type BulkOfRow = Pick<HistoryRow, 'bulk_id' | 'bulk_records' | 'bulk_kind' | 'is_own_bulk'>;
