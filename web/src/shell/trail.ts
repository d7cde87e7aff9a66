import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

export interface TrailStep {
  key: string;
  title: string;
}

/** The trail after a navigation: a new step, the same step renamed, or back to an earlier one. Pure. */
export function nextTrail(
  trail: TrailStep[],
  step: TrailStep,
  type: 'PUSH' | 'REPLACE' | 'POP',
): TrailStep[] {
  const known = trail.findIndex((each) => each.key === step.key);
  if (known >= 0) return [...trail.slice(0, known), step];
  if (type === 'REPLACE') return [...trail.slice(0, -1), step];
  return type === 'PUSH' ? [...trail, step] : [step];
}

let trail: TrailStep[] = [];

/** Title of the previous page, for the Back button; undefined at the start of a visit. */
export function usePreviousTitle(title: string): string | undefined {
  const { key } = useLocation();
  const type = useNavigationType();
  const [previous, setPrevious] = useState<string>();
  useEffect(() => {
    trail = nextTrail(trail, { key, title }, type);
    setPrevious(trail.at(-2)?.title);
  }, [key, title, type]);
  return previous;
}
