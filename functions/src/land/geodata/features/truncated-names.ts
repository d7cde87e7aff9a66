import { columnNames, type ColumnName } from '../brownfield/columns.ts';
import { matchHeader, plainHeader } from '../brownfield/headers.ts';

const MAX_DBF_NAME_LENGTH = 10;

/**
 * The register's columns behind a file's property names. A shapefile truncates names to ten letters and numbers those
 * that then clash ('permission', 'permissi_1'), in the order of the standard's columns.
 */
export function standardColumnsOf(properties: string[]): Map<string, ColumnName> {
  const found = new Map<string, ColumnName>();
  for (const property of properties) {
    const column = matchHeader(property)?.column ?? untruncated(property);
    if (column && ![...found.values()].includes(column)) found.set(property, column);
  }
  return found;
}

function untruncated(property: string): ColumnName | undefined {
  const numbered = /^(.{8})_(\d)$/.exec(property);
  const start = plainHeader(numbered?.[1] ?? property);
  if (property.length !== MAX_DBF_NAME_LENGTH || start.length < MAX_DBF_NAME_LENGTH - 2)
    return undefined;
  const candidates = columnNames.filter((name) => plainHeader(name).startsWith(start));
  return candidates[Number(numbered?.[2] ?? 0)];
}
