import type { TableContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import type { MenuEntry } from '../../../../ui/menu.tsx';
import type { GridArea } from './grid.ts';
import { tableEditorMessages as messages } from './messages.ts';
import type { WholeLines } from './selection.ts';
import {
  canAddLine,
  countLines,
  type LineKind,
  movedLines,
  withLine,
  withoutLines,
} from './table-lines.ts';
import type { GridPlaces } from './use-grid-keys.ts';

export interface LineWork {
  table: TableContent;
  area: GridArea;
  whole: WholeLines | undefined;
  change: (table: TableContent) => void;
  places: (places: GridPlaces) => void;
}

/** The rows or columns that are selected. */
export const chosenLines = ({ top, left, bottom, right }: GridArea, kind: LineKind) =>
  kind === 'row' ? { from: top, to: bottom } : { from: left, to: right };

/** What can be done with the selected rows or columns. */
export function lineEntries(kind: LineKind, work: LineWork): MenuEntry[] {
  const { table, area, whole, change, places } = work;
  const isRow = kind === 'row';
  const lines = chosenLines(area, kind);
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
  const remove = () => {
    change(withoutLines(table, kind, lines));
    const at = Math.max(0, lines.from - 1);
    select(at, at);
  };
  const more = canAddLine(table, kind)
    ? [
        { label: isRow ? messages.addAbove : messages.addLeft, onChoose: () => add(lines.from) },
        { label: isRow ? messages.addBelow : messages.addRight, onChoose: () => add(lines.to + 1) },
      ]
    : [];
  const fewer =
    count < countLines(table, kind)
      ? [
          {
            label: isRow ? messages.removeRows(count) : messages.removeColumns(count),
            onChoose: remove,
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
