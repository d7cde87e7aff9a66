import type { MenuEntry } from '../menu.tsx';
import { NARROWEST, WIDEST } from './column.ts';
import { tableMessages as messages } from './messages.ts';

/** What can be done to a column; what is undefined cannot, or not now. */
export interface HeadActions {
  width: number;
  sorted: false | 'asc' | 'desc';
  toggleSort: (() => void) | undefined;
  sortBy: (way: 'asc' | 'desc' | undefined) => void;
  setWidth: (width: number) => void;
  resetWidth: () => void;
  move: { left: (() => void) | undefined; right: (() => void) | undefined } | undefined;
  groupBy: (() => void) | undefined;
  pin: { on: boolean; toggle: () => void } | undefined;
  hide: (() => void) | undefined;
}

/** px by which the menu makes a column wider or narrower. */
const STEP = 40;

/** The menu of a head: only what would change something. */
export function headEntries(actions: HeadActions): MenuEntry[] {
  const { width, toggleSort, sorted, sortBy, setWidth, move, groupBy, pin, hide } = actions;
  const sortable = toggleSort !== undefined;
  const entry = (label: string, onChoose: (() => void) | undefined | false): MenuEntry[] =>
    onChoose ? [{ label, onChoose }] : [];
  return [
    ...entry(messages.sortDescending, sortable && sorted !== 'desc' && (() => sortBy('desc'))),
    ...entry(messages.sortAscending, sortable && sorted !== 'asc' && (() => sortBy('asc'))),
    ...entry(messages.sortNone, sortable && sorted && (() => sortBy(undefined))),
    ...entry(messages.groupBy, groupBy),
    ...entry(messages.moveLeft, move?.left),
    ...entry(messages.moveRight, move?.right),
    ...entry(pin?.on ? messages.unpin : messages.pin, pin?.toggle),
    ...entry(messages.wider, width < WIDEST && (() => setWidth(Math.min(WIDEST, width + STEP)))),
    ...entry(
      messages.narrower,
      width > NARROWEST && (() => setWidth(Math.max(NARROWEST, width - STEP))),
    ),
    ...entry(messages.standardWidth, actions.resetWidth),
    ...entry(messages.hide, hide),
  ];
}
