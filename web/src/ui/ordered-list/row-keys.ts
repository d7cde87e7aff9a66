import type { KeyboardEvent } from 'react';
import type { RowParts } from './ordered-row.tsx';

/** Keys of a field in which an item is typed: Enter adds the next one, Alt and an arrow moves it. */
export const rowKeys =
  ({ addAfter, move }: Pick<RowParts, 'addAfter' | 'move'>) =>
  (event: KeyboardEvent): void => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.key === 'Enter' && !event.shiftKey) addAfter();
    else if (event.altKey && isArrow) move(event.key === 'ArrowUp' ? -1 : 1);
    else return;
    event.preventDefault();
  };
