import {
  MAX_CELL_TEXT,
  type TableContent,
} from '@contract/consultation/ground/documents/blocks/table/schema.ts';
import { cellsIn, type GridArea } from './grid.ts';
import { placeName, tableEditorMessages as messages } from './messages.ts';
import { gridOf } from './table-lines.ts';

/** By how many characters a cell's text is too long to be saved; 0 where it is not. */
export const charactersOver = (text: string): number => Math.max(0, text.length - MAX_CELL_TEXT);

/** Names the cells of an area whose text is too long to be saved; nothing is cut. Undefined where there are none. */
export function tooLongIn(table: TableContent, area: GridArea): string | undefined {
  const places = cellsIn(gridOf(table), area)
    .filter(({ cell }) => charactersOver(cell.text) > 0)
    .map(placeName);
  return places.length > 0 ? messages.tooLong(places) : undefined;
}
