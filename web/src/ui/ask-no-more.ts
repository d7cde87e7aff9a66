/** Somebody has been asked already: the next leaving asks nothing. */
export function askNoMore(): void {
  const quiet = (event: BeforeUnloadEvent) => event.stopImmediatePropagation();
  addEventListener('beforeunload', quiet, { capture: true, once: true });
}
