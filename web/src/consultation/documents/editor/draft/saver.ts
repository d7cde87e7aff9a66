import { isApiError } from '../../../../api/api-error.ts';
import { dropDraft, keepDraft } from '../../../../forms/drafts.ts';
import { saysTheSame } from './same.ts';
import { WrittenByAnother } from './send-change.ts';

/** Between the last key and saving, in ms. */
const AUTOSAVE_MS = 800;

export type SavingStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

interface SaverOptions<V> {
  /** Names what was typed where this tab keeps it. */
  name: string;
  /** What the server has, as far as it is known here. */
  read: () => V | undefined;
  send: (value: V, base: V) => Promise<void>;
  changed: () => void;
}

/** What was typed and not saved, as this tab keeps it. */
export interface KeptTyping<V> {
  value: V;
  base: V;
}

/**
 * Saves one thing while it is typed: a block's content, a title. What is not saved yet is kept in this tab. Where
 * somebody else wrote the same, it waits until the officer has decided.
 */
export class PartSaver<V> {
  status: SavingStatus = 'saved';
  /** Why the last save failed. */
  failure = '';
  value: V;
  /** What it was when the typing began, or was saved last. */
  base: V;
  readonly name: string;
  #options: SaverOptions<V>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #path = location.pathname;
  #running: Promise<void> = Promise.resolve();
  /** Once what is on its way is answered, what was typed since is sent at once. */
  #goesOn = false;

  constructor(options: SaverOptions<V>, base: V) {
    this.#options = options;
    this.name = options.name;
    this.base = base;
    this.value = base;
  }

  /** What the server has. */
  theirs = (): V => this.#options.read() ?? this.base;

  /** Whether the server still has what is typed in. */
  isThere = (): boolean => this.#options.read() !== undefined;

  /** Call at every change. */
  edited(value: V): void {
    this.value = value;
    this.#keep();
    if (this.status === 'conflict') return;
    if (this.status !== 'saving') this.#set('unsaved');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), AUTOSAVE_MS);
  }

  /** Saves now: on leaving, on trying again. Resolves once what was typed until now is answered. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.status === 'saving') this.#goesOn = true;
    if (this.status === 'unsaved' || this.status === 'failed') this.#running = this.#send();
    return this.#running;
  }

  async #send(): Promise<void> {
    do {
      this.#goesOn = false;
      const { value, base } = this;
      if (saysTheSame(value, base)) return this.#finish();
      this.#set('saving');
      try {
        await this.#options.send(value, base);
      } catch (error) {
        this.failure = wordsOf(error);
        return this.#set(error instanceof WrittenByAnother ? 'conflict' : 'failed');
      }
      this.base = this.#options.read() ?? value;
      if (this.value === value) return this.#finish();
    } while (this.#goesOn);
    this.#set('unsaved');
    this.edited(this.value);
  }

  /** What was typed before the page was left; it is saved as soon as it can be. */
  resume({ value, base }: KeptTyping<V>): void {
    this.base = base;
    this.value = value;
    this.#set('unsaved');
    void this.save();
  }

  /** The conflict is decided: what is typed here goes on from theirs, or theirs stays. */
  decide(keepsMine: boolean): void {
    const theirs = this.theirs();
    this.base = theirs;
    if (!keepsMine) this.value = theirs;
    this.#set(keepsMine ? 'unsaved' : 'saved');
    if (keepsMine) void this.save();
    else dropDraft(this.name, this.#path);
  }

  /** What others wrote, or an undo, while nothing was typed here. True where it is to be shown. */
  follow(value: V): boolean {
    if (this.status !== 'saved' || saysTheSame(value, this.base)) return false;
    this.base = value;
    this.value = value;
    return true;
  }

  #finish(): void {
    dropDraft(this.name, this.#path);
    this.#set('saved');
  }

  #keep(): void {
    const kept: KeptTyping<V> = { value: this.value, base: this.base };
    try {
      keepDraft(this.name, kept, this.#path);
    } catch {
      // Too long for this tab's store: leaving asks, as it does anyway.
    }
  }

  #set(status: SavingStatus): void {
    this.status = status;
    this.#options.changed();
  }
}

/** What the server says of a field says more than that something is wrong. */
const wordsOf = (error: unknown): string =>
  (isApiError(error) && Object.values(error.fields)[0]) || (error as Error).message;
