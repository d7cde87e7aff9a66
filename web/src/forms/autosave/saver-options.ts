import type { AfterFailure } from './after-failure.ts';

/** How something is sent. */
export interface Sending {
  /** Ended where something else is sent in its place. */
  signal: AbortSignal;
  /** What is left as it is sent: then it is to arrive even where the page closes in the same moment. */
  leaving: 'nothing' | 'form' | 'page';
}

/** What the server has; without a value it is nothing that could be written over. */
export interface Theirs<Value, Base> {
  value?: Value;
  base: Base;
}

export interface SaverOptions<Value, Base> {
  /** Names what was typed where this tab keeps it. */
  name: string;
  /** Asks what the server has by now; undefined where what is typed in is gone. */
  read: () => Promise<Theirs<Value, Base> | undefined>;
  /** Saves a value over what it was typed over; gives what the next is typed over. */
  send: (value: Value, base: Base, how: Sending) => Promise<Base>;
  /** Whether two values say the same, so that nobody has to choose between them. */
  isSame: (one: Value, other: Value) => boolean;
  /** What becomes of it after so many failures. */
  retry: (error: unknown, failures: number) => AfterFailure;
  /** Whether a value is what it was typed over and need not be sent. */
  isStored?: (value: Value, base: Base) => boolean;
}
