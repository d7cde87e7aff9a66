import { type CSSProperties, memo, type ReactNode } from 'react';
import type { CloseEditor, Column } from './column.ts';
import { SelectRowCell } from './select-cells.tsx';
import type { RowId } from './selection.ts';
import type { EditedCell } from './use-editing.ts';

/** What all rows of a table share; the same object from draw to draw, so that only what changed is drawn. */
export interface Shared<Row> {
  columns: readonly Column<Row>[];
  /** px from the left for those that stay in sight. */
  offsets: readonly (number | undefined)[];
  rowName: (row: Row) => string;
  open: ((id: RowId, row: Row) => void) | undefined;
  select: ((id: RowId, on: boolean, range: boolean) => void) | undefined;
  edit: (line: number, column: number) => void;
  close: (cell: EditedCell, then?: Parameters<CloseEditor>[0]) => void;
}

interface TableRowProps<Row> {
  shared: Shared<Row>;
  id: RowId;
  row: Row;
  line: number;
  child: boolean;
  selected: boolean;
  opened: boolean;
  /** The column that takes the focus, the box counted in. */
  focused: number | undefined;
  editing: number | undefined;
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { shared, id, row, line, selected, focused, editing } = props;
  const { columns, offsets, rowName, open, select, edit } = shared;
  const shift = select ? 1 : 0;
  return (
    <tr
      aria-rowindex={line + 2}
      aria-selected={select ? selected : undefined}
      data-line={line}
      data-row={id}
      data-press={open ? '' : undefined}
      data-child={props.child || undefined}
      data-opened={props.opened || undefined}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        if (String(getSelection()) !== '' || target.closest('a, button, input, [data-editing]'))
          return;
        const cell = target.closest<HTMLElement>('td, th');
        if (cell?.dataset['editable'] !== undefined)
          edit(line, (cell as HTMLTableCellElement).cellIndex);
        else if (cell?.dataset['select'] === undefined) open?.(id, row);
      }}
    >
      {select && (
        <SelectRowCell
          name={rowName(row)}
          selected={selected}
          focusable={focused === 0}
          set={(on, range) => select(id, on, range)}
        />
      )}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          first={index === 0}
          left={offsets[index]}
          focusable={focused === index + shift}
          editor={
            editing === index + shift
              ? column.editor?.(row, (then) => shared.close({ id, column: index + shift }, then))
              : undefined
          }
          open={index === 0 && open ? () => open(id, row) : undefined}
        />
      ))}
    </tr>
  );
}

/** One row; it re-renders only when something of it changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  first: boolean;
  left: number | undefined;
  focusable: boolean;
  editor: ReactNode | undefined;
  open: (() => void) | undefined;
}

function Cell<Row>({ column, row, first, left, focusable, editor, open }: CellProps<Row>) {
  const text = column.text(row);
  const isEdited = editor !== undefined && editor !== null;
  const content = isEdited ? editor : (column.cell?.(row) ?? text);
  const Tag = first ? 'th' : 'td';
  const style: CSSProperties | undefined = left === undefined ? undefined : { left };
  return (
    <Tag
      {...(first ? { scope: 'row' } : {})}
      tabIndex={focusable ? 0 : -1}
      title={isEdited ? undefined : text}
      style={style}
      data-number={column.numeric || undefined}
      data-sticky={left !== undefined || undefined}
      data-edge={first || undefined}
      data-editable={column.editable?.(row) || undefined}
      data-editing={isEdited || undefined}
    >
      {open && !isEdited ? (
        <button type="button" data-open-row tabIndex={-1} onClick={open}>
          {content}
        </button>
      ) : (
        content
      )}
    </Tag>
  );
}
