import type { Action, Unit } from '@contract/platform/contract.ts';
import type { FlagName } from '@contract/platform/flag-names.ts';

/** The most records of one kind that the command bar lists. */
export const MAX_COMMANDS = 5;

/** Something that the command bar leads to. */
export interface Command {
  /** Unique within its kind. */
  id: string;
  label: string;
  /** Distinguishes those with the same label. */
  detail?: string | undefined;
  /** The address that it opens, or what gives that. */
  to?: string | (() => Promise<string>);
  /** What it does on the page that is shown, once the bar has closed, where it opens none. */
  act?: () => void;
  /** Whose open data it comes from, where that must be said. */
  credit?: string;
}

/** What a person may do, and what their council has switched on. */
export interface CommandUser {
  may: (unit: Unit, ...actions: Action[]) => boolean;
  has: (flag: FlagName) => boolean;
  features: readonly string[];
}

/** A kind of thing that the command bar finds. A feature describes its own, and shell/command-bar/kinds.ts lists it. */
export interface CommandKind {
  name: string;
  /** The heading above them. */
  label: string;
  find: (query: string, signal: AbortSignal, user: CommandUser) => Promise<Command[]>;
  /** Whether this person may open what it finds; the server decides all the same. */
  mayUse: (user: CommandUser) => boolean;
  /** Nothing is asked of the server: these are listed at once, and all of them while nothing is typed. */
  isAtOnce?: true;
  /** It offers to search elsewhere for whatever is typed, which does not count as found. */
  isSearch?: true;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of the query begins a word of the text; true for no words. */
export function isCalled(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((begun) => words.some((word) => word.startsWith(begun)));
}
