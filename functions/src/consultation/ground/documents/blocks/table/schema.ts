import { closed, yup } from '../../../../../platform/contract.ts';
import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';
import { isWholeGrid } from './whole-grid.ts';

/** A new table has as many rows and columns (specification 002, section 9). */
const FIRST_LINES = 5;
/** In pixels; none is smaller (specification 002, sections 5 and 9). */
export const MIN_ROW_HEIGHT = 32;
export const MIN_COLUMN_WIDTH = 100;
export const MAX_LINE_SIZE = 800;
export const MAX_TABLE_COLUMNS = 30;
export const MAX_TABLE_ROWS = 200;
export const MAX_CELL_TEXT = 2000;
export const MAX_TABLE_CAPTION = 300;

export const cellAligns = ['left', 'centre', 'right'] as const;
export const cellHeights = ['top', 'centre', 'bottom'] as const;

const cell = closed({
  text: yup.string().max(MAX_CELL_TEXT, messages.tooLong(MAX_CELL_TEXT)).defined(),
  /** Columns and rows that it takes. */
  across: yup.number().integer().min(1).max(MAX_TABLE_COLUMNS).required(),
  down: yup.number().integer().min(1).max(MAX_TABLE_ROWS).required(),
  align: yup.string().oneOf(cellAligns).required(),
  vertical: yup.string().oneOf(cellHeights).required(),
});
export type TableCellContent = yup.InferType<typeof cell>;

const size = (least: number) => yup.number().integer().min(least).max(MAX_LINE_SIZE).required();

export const tableContent = closed({
  caption: yup.string().max(MAX_TABLE_CAPTION, messages.tooLong(MAX_TABLE_CAPTION)).defined(),
  /** The first row, or the first column, says what stands below or beside it. */
  hasHeadRow: yup.boolean().required(),
  hasHeadColumn: yup.boolean().required(),
  columns: yup
    .array()
    .of(closed({ width: size(MIN_COLUMN_WIDTH) }).required())
    .min(1)
    .max(MAX_TABLE_COLUMNS, messages.tooManyColumns(MAX_TABLE_COLUMNS))
    .required(),
  rows: yup
    .array()
    .of(
      closed({
        height: size(MIN_ROW_HEIGHT),
        /** One for each column; null where another cell reaches over it. */
        cells: yup.array().of(cell.nullable().defined()).required(),
      }).required(),
    )
    .min(1)
    .max(MAX_TABLE_ROWS, messages.tooManyTableRows(MAX_TABLE_ROWS))
    .required(),
}).test(
  'whole-grid',
  messages.brokenGrid,
  (table) =>
    !Array.isArray(table?.rows) ||
    !Array.isArray(table.columns) ||
    !table.rows.every((row) => Array.isArray(row?.cells)) ||
    // Their own limits speak of these.
    table.rows.length > MAX_TABLE_ROWS ||
    table.columns.length > MAX_TABLE_COLUMNS ||
    isWholeGrid(
      table.rows.map(({ cells }) => cells),
      table.columns.length,
    ),
);
export type TableContent = yup.InferType<typeof tableContent>;

export const emptyCell = (): TableCellContent => ({
  text: '',
  across: 1,
  down: 1,
  align: 'left',
  vertical: 'top',
});

const lines = <Line>(make: () => Line): Line[] => Array.from({ length: FIRST_LINES }, make);

export const emptyTable = (): TableContent => ({
  caption: '',
  hasHeadRow: true,
  hasHeadColumn: false,
  columns: lines(() => ({ width: MIN_COLUMN_WIDTH })),
  rows: lines(() => ({ height: MIN_ROW_HEIGHT, cells: lines(emptyCell) })),
});

export function tableFaults({ caption, hasHeadRow, hasHeadColumn, rows }: TableContent): Fault[] {
  const isEmpty = rows.every(({ cells }) => cells.every((each) => !each?.text.trim()));
  return [
    ...(caption.trim() ? [] : [{ field: 'caption', message: messages.captionRequired }]),
    ...(isEmpty ? [{ field: 'rows', message: messages.tableIsEmpty }] : []),
    ...(hasHeadRow || hasHeadColumn
      ? []
      : [{ field: 'hasHeadRow', message: messages.tableHeadsRequired }]),
  ];
}
