import { useCallback, useState } from 'react';

/**
 * A state with its earlier and later ones: nothing done while editing is lost. `kept` is the state when the page was
 * left.
 */
export function useSteps<T>(first: T, kept?: T) {
  const [{ past, now, future }, setSteps] = useState<{ past: T[]; now: T; future: T[] }>({
    past: kept === undefined ? [] : [first],
    now: kept ?? first,
    future: [],
  });
  return {
    now,
    isChanged: past.length > 0,
    put: useCallback(
      (next: T) =>
        setSteps((before) => ({ past: [...before.past, before.now], now: next, future: [] })),
      [],
    ),
    undo:
      past.length === 0
        ? undefined
        : () =>
            setSteps((before) => ({
              past: before.past.slice(0, -1),
              now: before.past.at(-1) as T,
              future: [before.now, ...before.future],
            })),
    redo:
      future.length === 0
        ? undefined
        : () =>
            setSteps((before) => ({
              past: [...before.past, before.now],
              now: before.future[0] as T,
              future: before.future.slice(1),
            })),
    restart: useCallback((next: T) => setSteps({ past: [], now: next, future: [] }), []),
  };
}
