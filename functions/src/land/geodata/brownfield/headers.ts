import { plainHeader, withoutRemarks } from '../../../records/tables/plain-header.ts';
import { misspelt } from './cells/near-miss.ts';
import { columnNames, standardColumns, type ColumnName } from './columns.ts';

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

/**
 * The standard column that a header names, if any: by its own name or another known one, with a remark in brackets,
 * cut to ten letters by a shapefile, or with one letter wrong.
 */
export function matchHeader(header: string): HeaderMatch | undefined {
  const known = headerMatches.get(plainHeader(header));
  if (known) return known;
  const remarkless = plainHeader(withoutRemarks(header));
  const found =
    headerMatches.get(remarkless)?.column ?? untruncatedColumn(header.trim()) ?? slipOf(remarkless);
  return found && { column: found, alias: true };
}

const DBF_NAME_LENGTH = 10;

/** A shapefile cuts names to ten letters and numbers those that then clash, in the order of the standard's columns. */
function untruncatedColumn(header: string): ColumnName | undefined {
  if (header.length !== DBF_NAME_LENGTH) return undefined;
  const [, stem, number] = /^(.{8})(?:_(\d)|\d(\d))$/.exec(header) ?? [];
  const start = plainHeader(stem ?? header);
  if (start.length < DBF_NAME_LENGTH - 2) return undefined;
  const candidates = columnNames.filter((name) => plainHeader(name).startsWith(start));
  const first = stem !== undefined && number === undefined ? 1 : 0;
  return candidates[Number(number ?? first)];
}

/** Shorter names are too alike for a slip to be told. */
const MIN_SLIP_LETTERS = 8;

function slipOf(plain: string): ColumnName | undefined {
  if (plain.length < MIN_SLIP_LETTERS) return undefined;
  const [column, ...others] = columnNames.filter((name) => misspelt(plain, plainHeader(name)));
  return others.length === 0 ? column : undefined;
}
