import type { ConstantField } from '../../council/ground/dictionary/constant-fields.ts';
import { type EditLine, historyWriter } from '../history/record-history.ts';
import { columnsFrom, ourColumn, type SearchColumn } from '../search/columns.ts';
import type { RecordType } from '../search/record-type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeRules } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { RecordTableName } from '../custom-columns/column-types.ts';
import type { Entity } from '../../platform/entities.ts';

/** A field of a kept record: what search and table show, and what people write of it. */
export interface RecordField extends ConstantField {
  /** What calls name it; a field without is shown and never written. */
  sentAs?: string;
  /** The part of a call's body that it stands in. */
  sentIn?: 'address';
  /** Most characters of a text. */
  longest?: number;
  /** The column that is written, where it is another than the one shown: an id instead of a name. */
  column?: string;
}

/** A type of record that officers keep field by field, in a table of its own with `row_version` and `is_deleted`. */
export interface RecordDefinition {
  readonly record: RecordType;
  readonly table: RecordTableName;
  /** What history calls one of them. */
  readonly one: string;
  /** Those of every council; officers may have added columns (`allFields`). */
  readonly fields: readonly RecordField[];
  readonly changes: ChangeRules<number, EditLine>;
  /** What a deleted one no longer is, by column: another may become it meanwhile. */
  readonly lostWhenDeleted?: Readonly<Record<string, unknown>>;
  /**
   * Makes these values fit what stands elsewhere before a record is written; `touched` are the fields that change in one
   * that is there. Throws payload-invalid.
   */
  prepare?(
    tx: Tx,
    actor: Actor,
    id: number | null,
    values: Record<string, unknown>,
    touched?: readonly string[],
  ): Promise<void>;
  /** Whether `prepare` would take this change of a record, written by column: what it refuses is not offered. */
  takes?(tx: Tx, actor: Actor, id: number, values: Record<string, unknown>): Promise<boolean>;
  /** Before deleted ones are restored. Throws payload-invalid where one of them comes back otherwise. */
  guardRestoring?(tx: Tx, ids: readonly number[]): Promise<void>;
  /** Into which of their kind deleted ones were merged, by id. */
  mergedInto?(tx: Tx, ids: readonly number[]): Promise<Map<number, { id: number; name: string }>>;
  /** Of deleted ones: in words, what brings them back where they are not restored, by id. */
  broughtBackBy?(tx: Tx, ids: readonly number[]): Promise<Map<number, string>>;
  /** Of deleted ones: the names of those that they name and that are deleted as well, by id. */
  alsoDeleted?(tx: Tx, ids: readonly number[]): Promise<Map<number, string[]>>;
  /** Of a type that the public reads: which of them it reads, and what an undo says that ended this. */
  readonly published?: {
    among: (tx: Tx, ids: readonly number[]) => Promise<number[]>;
    ended: string;
  };
  /** Of a type whose names the public reads: what it reads that is made for one of these. Deleting one may end that. */
  publishedFor?: (tx: Tx, ids: readonly number[]) => Promise<number[]>;
  /** Makes other records follow once these were changed, deleted or restored. */
  follow?(tx: Tx, actor: Actor, ids: readonly number[]): Promise<void>;
}

/** Which column a field is written to. */
export const writtenColumn = ({ column, dbPropertyName }: RecordField): string =>
  column ?? dbPropertyName;

/** What follows a change of kept records: their own history, and the news. */
export const recordChanges = (entity: Exclude<Entity, 'site'>): RecordDefinition['changes'] => ({
  entity,
  writeHistory: historyWriter(entity),
});

/** What every kept record has beside its fields, to search and sort by. */
const EVERY_RECORD: readonly SearchColumn[] = [
  ourColumn('id', 'number'),
  ourColumn('created_at', 'moment'),
  ourColumn('updated_at', 'moment'),
  ourColumn('search_text', 'text'),
];

/** The columns of a type of kept record: its fields, and `more` that no field describes. */
export function recordSearchColumns(
  fields: readonly RecordField[],
  more: readonly SearchColumn[] = [],
) {
  const described = fields.map((field) => ({ ...field, filterable: true }));
  return columnsFrom([...EVERY_RECORD, ...more], described);
}
