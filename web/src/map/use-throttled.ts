import { useEffect, useRef } from 'react';

/** Runs with the newest value, at most once in this many ms. */
export function useThrottled<T>(run: (value: T) => void, every: number): (value: T) => void {
  const state = useRef<{ timer?: ReturnType<typeof setTimeout>; last?: T }>({});
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => () => clearTimeout(state.current.timer), []);
  return (value) => {
    state.current.last = value;
    state.current.timer ??= setTimeout(() => {
      delete state.current.timer;
      latest.current(state.current.last as T);
    }, every);
  };
}
