import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** px before the end at which more is asked for. */
const NEAR = 800;

/** Says once, for so many lines, that their end is nearly in sight; also of those that fill no screen. */
export function useNearEnd(
  scroller: RefObject<HTMLElement | null>,
  lines: number,
  tell: (() => void) | undefined,
) {
  const told = useRef(-1);
  const latest = useRef(tell);
  latest.current = tell;
  const look = useCallback(() => {
    const box = scroller.current;
    if (!box || !latest.current || told.current === lines) return;
    if (box.scrollTop + box.clientHeight < box.scrollHeight - NEAR) return;
    told.current = lines;
    latest.current();
  }, [scroller, lines]);
  useEffect(look, [look]);
  return look;
}
