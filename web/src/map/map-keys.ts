import { mapMessages as messages } from './messages.ts';

/** What the keyboard does on a focused map: for the list of keys. */
export const mapKeys = [
  ['← → ↑ ↓', messages.keyMove],
  ['+ −', messages.keyZoom],
  ['Shift + ← → ↑ ↓', messages.keyTurn],
  ['Enter', messages.keyPoint],
  ['Backspace', messages.keyUndoPoint],
] as const;
