import { useRef } from 'react';
import { RowOffsets } from './row-offsets.ts';

interface Kept<T> {
  items: readonly T[];
  sizeOf: (item: T) => number;
  offsets: RowOffsets;
  /** The row of each item, by its key. */
  rowOf: Map<number, number>;
}

/**
 * The rows of a growing list. Items added at the end are measured alone; a new order, other items or another measure
 * start over.
 */
export function useRowOffsets<T>(
  items: readonly T[],
  keyOf: (item: T) => number,
  sizeOf: (item: T) => number,
): Kept<T> {
  const kept = useRef<Kept<T>>(undefined);
  const before = kept.current;
  if (before && before.items === items && before.sizeOf === sizeOf) return before;
  const grown = before && before.sizeOf === sizeOf && goesOn(before.items, items);
  const offsets = grown ? before.offsets : new RowOffsets();
  const rowOf = grown ? before.rowOf : new Map<number, number>();
  for (let row = offsets.count; row < items.length; row++) {
    const item = items[row] as T;
    offsets.push(sizeOf(item));
    rowOf.set(keyOf(item), row);
  }
  kept.current = { items, sizeOf, offsets, rowOf };
  return kept.current;
}

function goesOn<T>(before: readonly T[], now: readonly T[]): boolean {
  return now.length >= before.length && before.every((item, row) => now[row] === item);
}
