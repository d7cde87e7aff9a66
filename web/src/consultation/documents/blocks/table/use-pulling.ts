import { useState } from 'react';
import { extendedTo, type WholeLines } from './selection.ts';
import type { GridPlace } from './use-grid-keys.ts';
import type { GridWork } from './use-grid-work.ts';

/** Selecting by a pointer that is pressed and pulled: over cells, or over the heads of rows and columns. */
export function usePulling({ table, area, places, select, go, focus }: GridWork) {
  /** What the pressed pointer selects. */
  const [pulled, setPulled] = useState<WholeLines | 'cells'>();
  const heads = {
    table,
    area,
    press: (kind: WholeLines, at: number, isExtending: boolean) => {
      focus();
      setPulled(kind);
      const place = headPlace(kind, at);
      if (isExtending && kind !== 'all') select(extendedTo({ ...places, whole: kind }, place));
      else select({ active: place, anchor: place, whole: kind });
    },
    over: (kind: WholeLines, at: number) => {
      if (pulled === kind) select(extendedTo({ ...places, whole: kind }, headPlace(kind, at)));
    },
  };
  return {
    heads,
    pressCell: (place: GridPlace, isSelecting: boolean) => {
      setPulled('cells');
      go(place, isSelecting);
    },
    overCell: (place: GridPlace) => {
      if (pulled === 'cells') go(place, true);
    },
    letGo: () => setPulled(undefined),
  };
}
export type Pulling = ReturnType<typeof usePulling>;

const headPlace = (kind: WholeLines, at: number): GridPlace => ({
  row: kind === 'row' ? at : 0,
  column: kind === 'column' ? at : 0,
});
