import { chakra } from '@chakra-ui/react';
import { DraftedCell } from './drafted-cell.tsx';
import { onGridCopy, onGridPaste } from './grid-clipboard.ts';
import { ColumnHeads, HEAD_SIZE, RowHead } from './grid-heads.tsx';
import { onGridKey } from './grid-key-down.ts';
import { GridLines } from './grid-look.ts';
import { tableEditorMessages as messages } from './messages.ts';
import { type TableGridProps, useGridWork } from './use-grid-work.ts';
import { usePulling } from './use-pulling.ts';

/** The cells as a spreadsheet has them: one takes the keyboard, several are selected, one is written in. */
export function TableGrid(props: TableGridProps) {
  const { table } = props;
  const work = useGridWork(props);
  const pulling = usePulling(work);
  return (
    <chakra.div overflowX="auto" onPointerUp={pulling.letGo} onPointerLeave={pulling.letGo}>
      <GridLines
        ref={work.box}
        role="grid"
        aria-label={messages.cells}
        aria-multiselectable
        aria-rowcount={table.rows.length + 1}
        aria-colcount={table.columns.length + 1}
        onKeyDown={(event) => onGridKey(work, event)}
        onPaste={(event) => onGridPaste(work, event)}
        onCopy={(event) => onGridCopy(work, event)}
      >
        <colgroup>
          <col style={{ width: HEAD_SIZE, minWidth: HEAD_SIZE }} />
          {table.columns.map(({ width }, column) => (
            <col key={column} style={{ width, minWidth: width }} />
          ))}
        </colgroup>
        <thead>
          <ColumnHeads {...pulling.heads} />
        </thead>
        <tbody>
          {table.rows.map(({ height, cells }, row) => (
            <tr key={row} aria-rowindex={row + 2} style={{ height }}>
              <RowHead row={row} {...pulling.heads} />
              {cells.map(
                (cell, column) =>
                  cell && (
                    <DraftedCell
                      key={column}
                      {...{ work, pulling, cell }}
                      place={{ row, column }}
                    />
                  ),
              )}
            </tr>
          ))}
        </tbody>
      </GridLines>
    </chakra.div>
  );
}
