/** How many parts of the page ask on closing. */
let asking = 0;

/** Lets the browser ask before this tab is closed; gives what ends that. */
export function askOnClosing(): () => void {
  const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', onClose);
  asking += 1;
  return () => {
    removeEventListener('beforeunload', onClose);
    asking -= 1;
  };
}

/** Whether closing the tab now would ask, as something would be lost. */
export const asksOnClosing = (): boolean => asking > 0;

/** Somebody has been asked already: the next leaving asks nothing. */
export function askNoMore(): void {
  const quiet = (event: BeforeUnloadEvent) => event.stopImmediatePropagation();
  addEventListener('beforeunload', quiet, { capture: true, once: true });
}
