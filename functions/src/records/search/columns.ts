import { fieldTypeOf, type ValueKind } from '../../council/ground/dictionary/field-types.ts';
import { sql, type Sql } from '../../platform/db.ts';

/** How a column's values compare. */
export type ColumnKind =
  'text' | 'number' | 'boolean' | 'date' | 'moment' | 'texts' | 'numbers' | 'json' | PseudoKind;
/** Fields that are not plain columns: tags are stored as 'id|name', lists and selections in tables of their own. */
export type PseudoKind = 'tags' | 'list' | 'selection';

export interface SearchColumn {
  name: string;
  kind: ColumnKind;
  /** Whether it may stand in a filter; every column may be shown and sorted by. */
  filterable: boolean;
  /** The column whose order it has, where it is not the order of its own values: that of statuses. */
  sortedBy?: string;
  /** Of a number that may be known as a range only: its ends, said of a row `r`. Any number between them finds it. */
  range?: ColumnRange;
}

export interface ColumnRange {
  low: Sql;
  high: Sql;
}

/** The ends of what a column of numbers holds; a plain number is both. */
export const endsOf = ({ name, range }: Pick<SearchColumn, 'name' | 'range'>): ColumnRange =>
  range ?? { low: sql.ref(name), high: sql.ref(name) };

/** What records are sorted by: of a range, its higher end. */
export const orderingOf = (column: Pick<SearchColumn, 'name' | 'range'>): Sql =>
  endsOf(column).high;

/** What a type of record can be filtered, sorted and shown by: its dictionary, and a few columns of ours. */
export type SearchColumns = ReadonlyMap<string, SearchColumn>;

/** A column that no dictionary describes; it may stand in a filter. */
export const ourColumn = (name: string, kind: ColumnKind): SearchColumn => ({
  name,
  kind,
  filterable: true,
});

const KINDS: Record<ValueKind, ColumnKind> = {
  text: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  date: 'date',
  texts: 'texts',
  numbers: 'numbers',
  json: 'json',
};

/** Columns by property name: those that no dictionary describes, then the dictionary's. */
export function columnsFrom(
  own: readonly SearchColumn[],
  dictionary: readonly { dbPropertyName: string; type: string; filterable: boolean }[],
): SearchColumns {
  const columns = new Map(own.map((column) => [column.name, column]));
  for (const { dbPropertyName: name, type, filterable } of dictionary) {
    const kind = KINDS[fieldTypeOf(type).kind];
    if (!columns.has(name)) columns.set(name, { name, kind, filterable });
  }
  return columns;
}
