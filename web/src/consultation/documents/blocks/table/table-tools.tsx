import { chakra } from '@chakra-ui/react';
import { Columns3, Rows3, TableCellsMerge, TableCellsSplit } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { MenuButton } from '../../../../ui/menu.tsx';
import { CellTools } from './cell-tools.tsx';
import { withCells } from './grid.ts';
import { lineEntries, type LineWork } from './line-menu.ts';
import { LineSize } from './line-size.tsx';
import { canMerge, canSplit, mergedCells, splitCells } from './merge-cells.ts';
import { tableEditorMessages as messages } from './messages.ts';
import { gridOf, withGrid } from './table-lines.ts';
import { tooLongIn } from './too-long.ts';

interface TableToolsProps extends LineWork {
  /** `isSeen`: on the screen as well. */
  say: (words: string, isSeen?: boolean) => void;
}

/** What can be done with the selected cells, and with their rows and columns. */
export function TableTools({ say, ...work }: TableToolsProps) {
  const { table, area, change } = work;
  const grid = gridOf(table);
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div
        role="toolbar"
        aria-label={messages.tools}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="1"
      >
        <MergeButtons say={say} {...work} />
        <MenuButton
          size="sm"
          variant="outline"
          icon={<Rows3 size={14} />}
          label={messages.rows}
          entries={lineEntries('row', work)}
        >
          {messages.rows}
        </MenuButton>
        <MenuButton
          size="sm"
          variant="outline"
          icon={<Columns3 size={14} />}
          label={messages.columns}
          entries={lineEntries('column', work)}
        >
          {messages.columns}
        </MenuButton>
        <CellTools
          first={grid[area.top]?.[area.left]}
          look={(part) =>
            change(
              withGrid(
                table,
                withCells(grid, area, (cell) => ({ ...cell, ...part })),
              ),
            )
          }
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <LineSize kind="column" {...{ table, area, change }} />
        <LineSize kind="row" {...{ table, area, change }} />
      </chakra.div>
    </chakra.div>
  );
}

function MergeButtons({ table, area, change, places, say }: TableToolsProps) {
  const grid = gridOf(table);
  const merge = () => {
    const merged = withGrid(table, mergedCells(grid, area));
    change(merged);
    const tooLong = tooLongIn(merged, area);
    const place = { row: area.top, column: area.left };
    places({ active: place, anchor: place });
    say([messages.merged, tooLong].filter(Boolean).join('. '), tooLong !== undefined);
  };
  const split = () => {
    change(withGrid(table, splitCells(grid, area)));
    say(messages.wasSplit);
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon={<TableCellsMerge size={14} />}
        disabled={!canMerge(grid, area)}
        onClick={merge}
      >
        {messages.merge}
      </Button>
      <Button
        size="sm"
        variant="outline"
        icon={<TableCellsSplit size={14} />}
        disabled={!canSplit(grid, area)}
        onClick={split}
      >
        {messages.split}
      </Button>
    </>
  );
}
