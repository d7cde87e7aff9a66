import {
  emptyCell,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  type TableContent,
} from '../../functions/src/consultation/ground/documents/blocks/table/schema.ts';

/** As much as a call carries: every row and column that a table may have, with words of brackets. */
export function fullTable(): TableContent {
  const cells = () =>
    Array.from({ length: MAX_TABLE_COLUMNS }, () => ({
      ...emptyCell(),
      text: String.raw`[\]{(*)}`.repeat(8),
    }));
  return {
    caption: 'All of it',
    hasHeadRow: true,
    hasHeadColumn: true,
    columns: Array.from({ length: MAX_TABLE_COLUMNS }, () => ({ width: 100 })),
    rows: Array.from({ length: MAX_TABLE_ROWS }, () => ({ height: 32, cells: cells() })),
  };
}
