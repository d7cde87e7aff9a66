import { useState } from 'react';
import { orderedListMessages as messages } from '../../ui/ordered-list/messages.ts';
import { useListFocus } from '../../ui/ordered-list/use-list-focus.ts';
import type { GroupRow, Row } from '../ground/filters/row.ts';
import { areInSamePlaces, beside, moveRow, nextTo, putBefore } from './row-tree.ts';
import type { Builder } from './use-builder.ts';

export type RowMoves = ReturnType<typeof useRowMoves>;

/** Moves, removes and adds lines of groups and of the search: says what happened, and keeps the focus with the line. */
export function useRowMoves(builder: Builder) {
  const { rows } = builder;
  const focus = useListFocus(rows);
  const [said, say] = useState('');
  const put = (next: Row[], id: string, name: string, otherwise = '') => {
    if (areInSamePlaces(rows, next)) {
      say(otherwise);
      return;
    }
    const stay = focus.stayIn(id);
    const those = beside(next, id);
    builder.put(next);
    say(messages.moved(name, those.findIndex((row) => row.id === id) + 1, those.length));
    stay();
  };
  return {
    frame: focus.frame,
    said,
    move: (id: string, name: string, by: 1 | -1) =>
      put(moveRow(rows, id, by), id, name, (by < 0 ? messages.isFirst : messages.isLast)(name)),
    /** Drops a line in front of another. */
    drop: (id: string, name: string, target: string) => put(putBefore(rows, id, target), id, name),
    remove: (id: string, name: string) => {
      const go = focus.goTo(nextTo(rows, id)?.id);
      builder.remove(id);
      say(messages.removed(name));
      go();
    },
    add: (kind: 'row' | 'group', group?: GroupRow) => focus.goInto(builder.add(kind, group))(),
  };
}
