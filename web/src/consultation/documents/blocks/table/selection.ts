import type { TableContent } from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { type GridArea, selectedArea, wholeArea } from './grid.ts';
import { columnName, tableEditorMessages as messages } from './messages.ts';
import { gridOf, type LineKind } from './table-lines.ts';
import type { GridPlaces } from './use-grid-keys.ts';

/** Lines that are selected from end to end. */
export type WholeLines = LineKind | 'all';

/** What is selected between two places, with every cell that reaches into it whole. */
export function areaOfSelection(
  table: TableContent,
  { active, anchor, whole }: GridPlaces,
): GridArea {
  const area = selectedArea(active, anchor);
  if (whole === 'row' || whole === 'all')
    Object.assign(area, { left: 0, right: table.columns.length - 1 });
  if (whole === 'column' || whole === 'all')
    Object.assign(area, { top: 0, bottom: table.rows.length - 1 });
  return wholeArea(gridOf(table), area);
}

/** What is selected, in words. */
export function selectionWords(table: TableContent, places: GridPlaces): string {
  const { top, left, bottom, right } = areaOfSelection(table, places);
  if (places.whole === 'all') return messages.allSelected;
  if (places.whole === 'row') return messages.rowsSelected(top + 1, bottom + 1);
  if (places.whole === 'column')
    return messages.columnsSelected(columnName(left), columnName(right));
  return messages.selected(bottom - top + 1, right - left + 1);
}

/** What a key selects from end to end, as in spreadsheets; a row and a column together are everything. */
export function wholeByKey(
  {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  whole: WholeLines | undefined,
): WholeLines | undefined {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') return 'all';
  if (key !== ' ' || !(shiftKey || ctrlKey)) return undefined;
  const kind = shiftKey ? 'row' : 'column';
  const isBoth = (shiftKey && ctrlKey) || (whole !== undefined && whole !== kind);
  return isBoth ? 'all' : kind;
}

/** A selection that reaches to another place; whole lines stay whole. */
export function extendedTo(places: GridPlaces, { row, column }: GridPlaces['active']): GridPlaces {
  const { active, whole } = places;
  if (whole === 'all') return places;
  if (whole === 'row') return { ...places, active: { ...active, row } };
  if (whole === 'column') return { ...places, active: { ...active, column } };
  return { ...places, active: { row, column } };
}
