import type { KeyboardEvent } from 'react';
import { tableEditorMessages as messages } from './messages.ts';
import { wholeByKey } from './selection.ts';
import { gridPlaceBeside, type GridPlaces } from './use-grid-keys.ts';
import type { GridWork } from './use-grid-work.ts';

/** A key in the grid: it moves, selects, writes or clears; in the cell that is written in, it ends that. */
export function onGridKey(work: GridWork, event: KeyboardEvent): void {
  if (work.isEditing) return onEditKey(work, event);
  const { table, area, places, go, select, begin } = work;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const held = ctrlKey || metaKey;
  const to = altKey ? undefined : gridPlaceBeside(table, places.active, key, held);
  const isSeveral = area.top < area.bottom || area.left < area.right;
  const whole = altKey ? undefined : wholeByKey(event, places.whole);
  if (to) go(to, shiftKey);
  else if (whole) select({ ...places, whole });
  else if (key === 'Enter' || key === 'F2') begin();
  else if (key === 'Escape' && isSeveral && (places.whole || isApart(places))) go(places.active);
  else if (key === 'Delete' || key === 'Backspace') {
    work.clear();
    work.say(messages.cleared);
  } else if (key.length === 1 && !held && !altKey) begin(key);
  else return;
  event.preventDefault();
}

function onEditKey(work: GridWork, event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing) return;
  if (!['Escape', 'Enter', 'Tab'].includes(event.key)) return;
  if (event.key === 'Enter' && (event.shiftKey || event.altKey)) return;
  const beside = (key: string) =>
    gridPlaceBeside(work.table, work.active, key, false) ?? work.active;
  // The text goes; the focus would go with it.
  work.focus();
  if (event.key === 'Escape') work.takeBack();
  else if (event.key === 'Enter') work.go(beside('ArrowDown'));
  else work.go(beside(event.shiftKey ? 'ArrowLeft' : 'ArrowRight'));
  event.preventDefault();
}

const isApart = ({ active, anchor }: GridPlaces) =>
  active.row !== anchor.row || active.column !== anchor.column;
