import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { clampedPlace, movedFocus, type CellPlace } from './move-focus.ts';

interface GridKeys {
  grid: RefObject<HTMLTableElement | null>;
  lines: number;
  columns: number;
  /** Lines that are in sight at once. */
  page: () => number;
  /** Something stands over the head, which the keys then pass by. */
  headCovered: boolean;
  /** Starts editing there; false where nothing can be edited. */
  edit: (at: CellPlace) => boolean;
  openRow: (at: CellPlace) => void;
  /** Selects the line; `range` from the one before. */
  toggle: (line: number, range: boolean, from?: number) => void;
  selectAll: (() => void) | undefined;
}

/** Where keys are the control's own, not the grid's. */
const OWN_KEYS =
  'input:not([type=checkbox]), select, textarea, [role=separator], [role=combobox], [popover], [data-editing] *';

/**
 * The keyboard of an ARIA grid: one tab stop, arrows, Home, End and pages move it, Enter or F2 edits or
 * does what the cell holds, Space selects (with Shift a range), Escape leaves what is in a cell.
 */
export function useGridKeys(keys: GridKeys) {
  const { grid, lines, columns, headCovered } = keys;
  const first = headCovered ? 0 : -1;
  const [wanted, setWanted] = useState<CellPlace>({ line: 0, column: 0 });
  const at = clampedPlace(wanted, { lines, columns, first });
  const goes = useRef(false);
  useEffect(() => {
    if (!goes.current) return;
    goes.current = false;
    cellAt(grid.current, at)?.focus();
  });

  const focus = (to: CellPlace) => {
    goes.current = true;
    setWanted({ ...to });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest(OWN_KEYS)) return;
    const cell = target.closest<HTMLElement>('td, th');
    if (!cell) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const extent = { lines, columns, page: keys.page(), first };
    const to = event.altKey ? undefined : movedFocus(at, event.key, ctrl, extent);
    if (to) {
      event.preventDefault();
      if (event.shiftKey && to.line !== at.line) keys.toggle(to.line, true, at.line);
      focus(to);
    } else if (event.key === 'Escape' && target !== cell) {
      event.preventDefault();
      event.stopPropagation();
      cell.focus();
    } else if (ctrl && event.key === 'a' && keys.selectAll) {
      event.preventDefault();
      keys.selectAll();
    } else if (target === cell) press(event, cell);
  };

  /** A key on the cell itself; what stands in it has its own. */
  function press(event: KeyboardEvent, cell: HTMLElement) {
    const isHead = at.line < 0;
    const opensMenu = event.key === 'ContextMenu' || (event.altKey && event.key === 'ArrowDown');
    if (opensMenu) cell.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
    else if (event.key === ' ' && isHead) keys.selectAll?.();
    else if (event.key === ' ') keys.toggle(at.line, event.shiftKey);
    else if (event.key === 'Enter' || event.key === 'F2') {
      if (!isHead && keys.edit(at)) event.preventDefault();
      else {
        const held = cell.querySelector<HTMLElement>('button, a[href], input');
        if (held) held.click();
        else if (!isHead) keys.openRow(at);
      }
    } else return;
    event.preventDefault();
  }

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target as HTMLElement);
    if (place && (place.line !== at.line || place.column !== at.column)) setWanted(place);
  };
  return { at, focus, handlers: { onKeyDown, onFocus } };
}

/** The place of the cell that holds this element. */
function placeOf(element: HTMLElement): CellPlace | undefined {
  const cell = element.closest<HTMLTableCellElement>('td, th');
  const line = cell?.closest<HTMLElement>('tr')?.dataset['line'];
  if (!cell || line === undefined) return undefined;
  return { line: Number(line), column: cell.cellIndex };
}

/** The cell there; a line that is one cell across has only that. */
function cellAt(grid: HTMLElement | null, { line, column }: CellPlace) {
  const row = grid?.querySelector<HTMLTableRowElement>(`tr[data-line="${line}"]`);
  return row?.cells[Math.min(column, row.cells.length - 1)];
}
