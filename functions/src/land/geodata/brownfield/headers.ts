import { columnNames, standardColumns, type ColumnName } from './columns.ts';

/** A header without case, spaces and punctuation, as the standard compares them. */
export function plainHeader(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '');
}

export interface HeaderMatch {
  column: ColumnName;
  /** The header is another name or a misspelling, not the standard's own. */
  alias: boolean;
}

const headerMatches = new Map<string, HeaderMatch>();
for (const column of columnNames) {
  headerMatches.set(plainHeader(column), { column, alias: false });
  for (const alias of standardColumns[column].alsoKnownAs) {
    headerMatches.set(plainHeader(alias), { column, alias: true });
  }
}

/** The standard column that a header names, if any. */
export function matchHeader(header: string): HeaderMatch | undefined {
  return headerMatches.get(plainHeader(header));
}
