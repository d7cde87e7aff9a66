import { type RefObject, useEffect, useRef } from 'react';

/** px before the end at which more is asked for. */
const NEAR = 800;

/** Says once, for so many lines, that their end is nearly in sight; also of those that fill no screen. */
export function useNearEnd(
  scroller: RefObject<HTMLElement | null>,
  lines: number,
  tell: (() => void) | undefined,
) {
  const told = useRef(-1);
  const look = () => {
    const box = scroller.current;
    if (!box || !tell || told.current === lines) return;
    if (box.scrollTop + box.clientHeight < box.scrollHeight - NEAR) return;
    told.current = lines;
    tell();
  };
  useEffect(look);
  return look;
}
