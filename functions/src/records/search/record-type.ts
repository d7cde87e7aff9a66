import type { Sql, Tx } from '../../platform/db.ts';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { SearchColumns } from './columns.ts';
import type { RecordKind } from './record-kind.ts';

/** A record with the columns that were selected. */
export type RecordRow = { id: number } & Record<string, unknown>;

/**
 * A type of record that is described by a dictionary: what search, table and export need to know of it, and all
 * they know. Sites are one, the correspondence of sites another.
 */
export interface RecordType extends RecordKind {
  /** As a sentence begins with them: 'Sites'. */
  readonly plural: string;
  /** Its rows: a table, or a query in brackets. Each has a bigint `id`. */
  readonly rows: Sql;
  /** Which rows count, said of a row `r`: deleted ones do not. */
  readonly exists: Sql<boolean>;
  /** Columns that every answered record has. */
  readonly always: readonly string[];
  /** Columns that are searched in and never answered. */
  readonly hidden: readonly string[];
  /** Properties that records are filtered by and neither shown nor sorted by. */
  readonly apart: SearchColumns;
  /** Its columns of geometry, in EPSG:27700 and EPSG:3857; undefined for records without a place. */
  readonly place: { grid: string; web: string } | undefined;
  /** What people may be shown of it, labelled. */
  dictionary(tx: Tx): Promise<DictionaryField[]>;
  /** What it can be filtered, sorted and shown by. */
  columns(tx: Tx): Promise<SearchColumns>;
  /** Adds to rows what no column holds, such as the name of a letter's site. */
  readonly derived?: {
    readonly fields: readonly { name: string; label: string }[];
    fill(tx: Tx, rows: readonly RecordRow[]): Promise<RecordRow[]>;
  };
  /** What people call these records, by id. */
  names(tx: Tx, ids: number[]): Promise<Map<number, string>>;
}
