import type { TableContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import type { PointerEvent } from 'react';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { GridArea } from './grid.ts';
import { columnName, tableEditorMessages as messages } from './messages.ts';
import type { WholeLines } from './selection.ts';

/** Pixels that heads are wide and high (specification 002, section 9). */
export const HEAD_SIZE = 32;

interface HeadProps {
  table: TableContent;
  /** What is selected. */
  area: GridArea;
  /** A head was pressed. */
  press: (kind: WholeLines, at: number, isExtending: boolean) => void;
  /** The pressed pointer came over a head. */
  over: (kind: WholeLines, at: number) => void;
}

const isWholeHigh = ({ rows }: TableContent, { top, bottom }: GridArea) =>
  top === 0 && bottom === rows.length - 1;
const isWholeWide = ({ columns }: TableContent, { left, right }: GridArea) =>
  left === 0 && right === columns.length - 1;

/** Select columns, and everything by the corner. */
export function ColumnHeads({ table, area, ...acts }: HeadProps) {
  const isHigh = isWholeHigh(table, area);
  return (
    <tr aria-rowindex={1} style={{ height: HEAD_SIZE }}>
      <th
        aria-colindex={1}
        aria-selected={isHigh && isWholeWide(table, area)}
        {...pointing('all', 0, acts)}
      >
        <VisuallyHidden>{messages.all}</VisuallyHidden>
      </th>
      {table.columns.map((_column, at) => (
        <th
          key={at}
          scope="col"
          aria-colindex={at + 2}
          aria-label={messages.column(columnName(at))}
          aria-selected={isHigh && at >= area.left && at <= area.right}
          {...pointing('column', at, acts)}
        >
          {columnName(at)}
        </th>
      ))}
    </tr>
  );
}

/** Selects its row. */
export const RowHead = ({ row, table, area, ...acts }: HeadProps & { row: number }) => (
  <th
    scope="row"
    aria-colindex={1}
    aria-label={messages.row(row + 1)}
    aria-selected={isWholeWide(table, area) && row >= area.top && row <= area.bottom}
    {...pointing('row', row, acts)}
  >
    {row + 1}
  </th>
);

const pointing = (
  kind: WholeLines,
  at: number,
  { press, over }: Pick<HeadProps, 'press' | 'over'>,
) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button === 0) press(kind, at, event.shiftKey);
  },
  onPointerEnter: () => over(kind, at),
  // The keyboard stays with the cells.
  onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
});
