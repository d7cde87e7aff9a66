import type { ColumnName } from '../brownfield/columns.ts';
import { matchHeader } from '../brownfield/headers.ts';

/** The register's columns behind a file's property names, each column once. */
export function standardColumnsOf(properties: string[]): Map<string, ColumnName> {
  const found = new Map<string, ColumnName>();
  for (const property of properties) {
    const column = matchHeader(property)?.column;
    if (column && ![...found.values()].includes(column)) found.set(property, column);
  }
  return found;
}
