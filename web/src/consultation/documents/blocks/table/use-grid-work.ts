import type { TableContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type GridArea, originOf, withCells } from './grid.ts';
import { extendedTo, selectionWords } from './selection.ts';
import { gridOf, withGrid } from './table-lines.ts';
import type { GridPlace, GridPlaces } from './use-grid-keys.ts';

export interface TableGridProps {
  table: TableContent;
  /** What is selected. */
  area: GridArea;
  places: GridPlaces;
  change: (table: TableContent) => void;
  move: (places: GridPlaces) => void;
  /** `isSeen`: on the screen as well. */
  say: (words: string, isSeen?: boolean) => void;
}

/** What keys, pointer and clipboard do to the cells: they select, and write in one or in all that are selected. */
export function useGridWork(props: TableGridProps) {
  const { table, area, places, change, move, say } = props;
  const box = useRef<HTMLTableElement>(null);
  /** What the cell said before it was written in; undefined while none is. */
  const [before, setBefore] = useState<string>();
  const grid = gridOf(table);
  const active = originOf(grid, places.active);
  const isEditing = before !== undefined;
  useFollowingFocus(box, `${active.row}:${active.column}:${isEditing}`);
  const writeIn = (where: GridArea, text: string) =>
    change(
      withGrid(
        table,
        withCells(grid, where, (cell) => ({ ...cell, text })),
      ),
    );
  const write = (text: string) => writeIn(areaOf(active), text);
  const begin = (first?: string) => {
    setBefore(grid[active.row]?.[active.column]?.text ?? '');
    if (first !== undefined) write(first);
  };
  const end = () => setBefore(undefined);
  const select = (next: GridPlaces) => {
    end();
    move(next);
    say(selectionWords(table, next));
  };
  const go = (to: GridPlace, isSelecting = false) => {
    if (isSelecting) return select(extendedTo(places, to));
    end();
    move({ active: to, anchor: to });
  };
  return {
    ...props,
    box,
    active,
    isEditing,
    write,
    clear: () => writeIn(area, ''),
    begin,
    end,
    /** Ends writing, and the cell says what it said before. */
    takeBack: () => {
      write(before ?? '');
      end();
    },
    select,
    go,
    /** Puts the focus on the cell that takes the keyboard. */
    focus: () => cellWithFocus(box)?.focus(),
  };
}
export type GridWork = ReturnType<typeof useGridWork>;

const areaOf = ({ row, column }: GridPlace): GridArea => ({
  top: row,
  bottom: row,
  left: column,
  right: column,
});

const cellWithFocus = (box: RefObject<HTMLTableElement | null>) =>
  box.current?.querySelector<HTMLElement>('[tabindex="0"]');

/** Once another cell takes the keyboard, or is written in, the focus follows if it is in the grid. */
function useFollowingFocus(box: RefObject<HTMLTableElement | null>, focused: string): void {
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) return;
    const cell = cellWithFocus(box);
    const text = cell?.querySelector('textarea');
    (text ?? cell)?.focus();
    // After what is there: the first letter may have begun it.
    text?.setSelectionRange(text.value.length, text.value.length);
  }, [box, focused]);
}
