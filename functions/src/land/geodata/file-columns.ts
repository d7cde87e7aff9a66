import type { FileColumn } from './contract.ts';
import type { ColumnMap } from './map-columns.ts';

const MAX_SAMPLE = 80;

/** What an import shows of its file's columns: where each goes, how many values it has, and one of them. */
export function fileColumns(
  map: ColumnMap,
  columns: readonly string[],
  valuesOf: (column: string) => string[],
): FileColumn[] {
  return columns.map((name) => {
    const values = valuesOf(name);
    const field = map.get(name)?.[0]?.dbPropertyName ?? null;
    return { name, field, values: values.length, sample: values[0]?.slice(0, MAX_SAMPLE) ?? null };
  });
}
