import { type ChangeEvent, useEffect, useRef } from 'react';
import { tableMessages as messages } from './messages.ts';

/** px of the column of boxes. */
export const SELECT_WIDTH = 44;

interface SelectAllProps {
  extent: 'none' | 'some' | 'all';
  all: (on: boolean) => void;
  focusable: boolean;
}

/** The box in the head: all rows shown, or none. */
export function SelectAllCell({ extent, all, focusable }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = extent === 'some';
  }, [extent]);
  return (
    <th scope="col" data-select data-sticky style={{ left: 0 }} tabIndex={focusable ? 0 : -1}>
      <input
        ref={box}
        type="checkbox"
        tabIndex={-1}
        aria-label={messages.selectAll}
        checked={extent === 'all'}
        onChange={() => all(extent !== 'all')}
      />
    </th>
  );
}

interface SelectRowProps {
  name: string;
  selected: boolean;
  focusable: boolean;
  /** `range` with Shift: everything between it and the row pressed before. */
  set: (on: boolean, range: boolean) => void;
}

/** The box of one row. */
export function SelectRowCell({ name, selected, focusable, set }: SelectRowProps) {
  const onChange = (event: ChangeEvent<HTMLInputElement>) =>
    set(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey);
  return (
    <td data-select data-sticky style={{ left: 0 }} tabIndex={focusable ? 0 : -1}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={messages.select(name)}
        checked={selected}
        onChange={onChange}
      />
    </td>
  );
}
