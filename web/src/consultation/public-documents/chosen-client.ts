import { PERSONAL } from '../../session/storage.ts';

const KEY = `${PERSONAL}client`;
const CHOSEN = 'client-chosen';

/** The id of the client for whom an agent answers in this tab; null: for themselves. */
export const chosenClient = (): string | null => sessionStorage.getItem(KEY);

/** Keeps the choice until the agent signs out, and tells those who asked to hear of it. */
export function chooseClient(id: string | null): void {
  if (id === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, id);
  dispatchEvent(new Event(CHOSEN));
}

let asks = false;

/** Says whether somebody sends clients' views alone, and so says for whom before they answer. */
export function askForClient(isAsked: boolean): void {
  if (isAsked === asks) return;
  asks = isAsked;
  dispatchEvent(new Event(CHOSEN));
}

/** Whether it is still to be said for whom they answer. */
export const isClientAsked = (): boolean => asks && chosenClient() === null;

/** Hears of every other choice on this page; gives what ends it. */
export function onClientChosen(hear: () => void): () => void {
  addEventListener(CHOSEN, hear);
  return () => removeEventListener(CHOSEN, hear);
}
