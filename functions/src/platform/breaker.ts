/** Keeps calls from a service that has just failed: once open, it stays so for a while. `now` gives milliseconds. */
export function breaker(pauseMs: number, now: () => number = Date.now) {
  let closedFrom = 0;
  return {
    isOpen: () => now() < closedFrom,
    open: () => {
      closedFrom = now() + pauseMs;
    },
  };
}
