import { useCallback, useEffect, useReducer, useRef } from 'react';

/** Observes the real height of rendered rows. Gives the ref for a row's element. */
export function useRowMeasures(
  offsets: object,
  rowOf: ReadonlyMap<number, number>,
  resized: (row: number, size: number) => boolean,
  look: () => void,
) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const rows = useRef(rowOf);
  rows.current = rowOf;
  const observer = useRef<ResizeObserver>(undefined);
  const drawn = useRef(new Set<Element>());
  observer.current ??= new ResizeObserver((entries) => {
    let changed = false;
    for (const { target, borderBoxSize } of entries) {
      const row = rows.current.get(Number((target as HTMLElement).dataset['key']));
      const size = borderBoxSize[0]?.blockSize ?? 0;
      if (row !== undefined && size > 0) changed = resized(row, size) || changed;
    }
    if (!changed) return;
    look();
    drawAgain();
  });
  // After a remeasure the list has forgotten the heights of its rendered rows.
  useEffect(() => {
    for (const element of drawn.current) {
      observer.current?.unobserve(element);
      observer.current?.observe(element);
    }
  }, [offsets]);
  return useCallback((element: HTMLLIElement | null) => {
    if (!element) return undefined;
    drawn.current.add(element);
    observer.current?.observe(element);
    return () => {
      drawn.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);
}
