import type { TableCellContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { CellField, CellWords } from './cell-field.tsx';
import { cellLook } from './cell-look.ts';
import { placeName, tableEditorMessages as messages } from './messages.ts';
import type { GridPlace } from './use-grid-keys.ts';
import type { GridWork } from './use-grid-work.ts';
import type { Pulling } from './use-pulling.ts';

interface DraftedCellProps {
  work: GridWork;
  pulling: Pulling;
  cell: TableCellContent;
  place: GridPlace;
}

/** One cell: what it says, or the field in which that is written. */
export function DraftedCell({ work, pulling, cell, place }: DraftedCellProps) {
  const { table, area, active, isEditing } = work;
  const { row, column } = place;
  const isActive = row === active.row && column === active.column;
  const isSelected =
    row >= area.top && row <= area.bottom && column >= area.left && column <= area.right;
  const isHead = (table.hasHeadRow && row === 0) || (table.hasHeadColumn && column === 0);
  return (
    <td
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-colindex={column + 2}
      aria-label={`${messages.cell(placeName(place))}: ${cell.text}`}
      colSpan={cell.across}
      rowSpan={cell.down}
      data-head={isHead || undefined}
      style={cellLook(cell)}
      onPointerDown={(event) => {
        if (event.button !== 0 || (isActive && isEditing)) return;
        pulling.pressCell(place, event.shiftKey);
      }}
      onPointerEnter={() => pulling.overCell(place)}
      onFocus={(event) => {
        if (!isActive && event.target === event.currentTarget) work.go(place);
      }}
      onDoubleClick={() => work.begin()}
    >
      {isActive && isEditing ? (
        <CellField
          aria-label={messages.cell(placeName(place))}
          value={cell.text}
          style={{ textAlign: cellLook(cell).textAlign }}
          change={work.write}
          onBlur={work.end}
        />
      ) : (
        <CellWords text={cell.text} />
      )}
    </td>
  );
}
