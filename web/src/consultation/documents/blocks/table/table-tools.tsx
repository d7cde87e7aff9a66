import {
  cellAligns,
  cellHeights,
  MAX_LINE_SIZE,
  MIN_COLUMN_WIDTH,
  MIN_ROW_HEIGHT,
  type TableContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { chakra } from '@chakra-ui/react';
import {
  AlignCenter,
  AlignEndHorizontal,
  AlignCenterHorizontal,
  AlignLeft,
  AlignRight,
  AlignStartHorizontal,
  Columns3,
  Rows3,
  TableCellsMerge,
  TableCellsSplit,
} from 'lucide-react';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { MenuButton, type MenuEntry } from '../../../../ui/menu.tsx';
import { ValidText } from '../valid-text.tsx';
import { type GridArea, withCells } from './grid.ts';
import { canMerge, canSplit, mergedCells, splitCells } from './merge-cells.ts';
import { tableEditorMessages as messages } from './messages.ts';
import type { WholeLines } from './selection.ts';
import {
  canAddLine,
  countLines,
  gridOf,
  type LineKind,
  movedLines,
  sizedLines,
  withGrid,
  withLine,
  withoutLines,
} from './table-lines.ts';
import { tooLongIn } from './too-long.ts';
import type { GridPlaces } from './use-grid-keys.ts';

interface TableToolsProps {
  table: TableContent;
  area: GridArea;
  whole: WholeLines | undefined;
  change: (table: TableContent) => void;
  places: (places: GridPlaces) => void;
  /** `isSeen`: on the screen as well. */
  say: (words: string, isSeen?: boolean) => void;
}

const ALIGN_ICONS = { left: AlignLeft, centre: AlignCenter, right: AlignRight };
const HEIGHT_ICONS = {
  top: AlignStartHorizontal,
  centre: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

const linesOf = ({ top, left, bottom, right }: GridArea, kind: LineKind) =>
  kind === 'row' ? { from: top, to: bottom } : { from: left, to: right };

/** What can be done with the selected cells, and with their rows and columns. */
export function TableTools({ table, area, whole, change, places, say }: TableToolsProps) {
  const grid = gridOf(table);
  const first = grid[area.top]?.[area.left];
  const look = (part: object) =>
    change(
      withGrid(
        table,
        withCells(grid, area, (cell) => ({ ...cell, ...part })),
      ),
    );
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
        <Button
          size="sm"
          variant="outline"
          icon={<TableCellsMerge size={14} />}
          disabled={!canMerge(grid, area)}
          onClick={() => {
            const merged = withGrid(table, mergedCells(grid, area));
            change(merged);
            const tooLong = tooLongIn(merged, area);
            const place = { row: area.top, column: area.left };
            places({ active: place, anchor: place });
            say([messages.merged, tooLong].filter(Boolean).join('. '), tooLong !== undefined);
          }}
        >
          {messages.merge}
        </Button>
        <Button
          size="sm"
          variant="outline"
          icon={<TableCellsSplit size={14} />}
          disabled={!canSplit(grid, area)}
          onClick={() => {
            change(withGrid(table, splitCells(grid, area)));
            say(messages.wasSplit);
          }}
        >
          {messages.split}
        </Button>
        <MenuButton
          size="sm"
          variant="outline"
          icon={<Rows3 size={14} />}
          label={messages.rows}
          entries={lineEntries('row')}
        >
          {messages.rows}
        </MenuButton>
        <MenuButton
          size="sm"
          variant="outline"
          icon={<Columns3 size={14} />}
          label={messages.columns}
          entries={lineEntries('column')}
        >
          {messages.columns}
        </MenuButton>
        {cellAligns.map((align) => {
          const Icon = ALIGN_ICONS[align];
          return (
            <IconButton
              key={align}
              size="sm"
              label={messages.align[align]}
              icon={<Icon size={14} />}
              aria-pressed={first?.align === align}
              onClick={() => look({ align })}
            />
          );
        })}
        {cellHeights.map((vertical) => {
          const Icon = HEIGHT_ICONS[vertical];
          return (
            <IconButton
              key={vertical}
              size="sm"
              label={messages.vertical[vertical]}
              icon={<Icon size={14} />}
              aria-pressed={first?.vertical === vertical}
              onClick={() => look({ vertical })}
            />
          );
        })}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        {sizeField('column', MIN_COLUMN_WIDTH, table.columns[area.left]?.width)}
        {sizeField('row', MIN_ROW_HEIGHT, table.rows[area.top]?.height)}
      </chakra.div>
    </chakra.div>
  );

  function sizeField(kind: LineKind, least: number, size = least) {
    const lines = linesOf(area, kind);
    return (
      <ValidText
        // Another column has a size of its own.
        key={`${kind}-${lines.from}`}
        field={kind === 'row' ? 'height' : 'width'}
        label={kind === 'row' ? messages.height : messages.width}
        width="20"
        value={String(size)}
        change={(typed) => change(sizedLines(table, kind, lines, Number(typed)))}
        problemOf={(typed) =>
          /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= MAX_LINE_SIZE
            ? undefined
            : messages.between(least, MAX_LINE_SIZE)
        }
      />
    );
  }

  function lineEntries(kind: LineKind): MenuEntry[] {
    const isRow = kind === 'row';
    const lines = linesOf(area, kind);
    const count = lines.to - lines.from + 1;
    const select = (from: number, to: number) => {
      const ends = isRow
        ? { anchor: { row: from, column: area.left }, active: { row: to, column: area.right } }
        : { anchor: { row: area.top, column: from }, active: { row: area.bottom, column: to } };
      places(whole === kind ? { ...ends, whole } : ends);
    };
    const add = (at: number) => {
      change(withLine(table, kind, at));
      select(at, at);
    };
    const moveBy = (by: -1 | 1) => {
      const moved = movedLines(table, kind, lines, by);
      if (!moved) return;
      change(moved.table);
      select(moved.from, moved.to);
    };
    const more = canAddLine(table, kind)
      ? [
          { label: isRow ? messages.addAbove : messages.addLeft, onChoose: () => add(lines.from) },
          {
            label: isRow ? messages.addBelow : messages.addRight,
            onChoose: () => add(lines.to + 1),
          },
        ]
      : [];
    const fewer =
      count < countLines(table, kind)
        ? [
            {
              label: isRow ? messages.removeRows(count) : messages.removeColumns(count),
              onChoose: () => {
                change(withoutLines(table, kind, lines));
                const at = Math.max(0, lines.from - 1);
                select(at, at);
              },
            },
          ]
        : [];
    return [
      ...more,
      { label: isRow ? messages.moveUp : messages.moveLeft, onChoose: () => moveBy(-1) },
      { label: isRow ? messages.moveDown : messages.moveRight, onChoose: () => moveBy(1) },
      ...fewer,
    ];
  }
}
