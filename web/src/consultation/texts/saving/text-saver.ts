import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { isApiError } from '../../../api/api-error.ts';
import { dropDraft, keepDraft } from '../../../forms/drafts.ts';

/** Between the last key and saving, in ms. */
const AUTOSAVE_MS = 1000;

type SavingStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

interface SaverOptions {
  representationId: number;
  /** The saves that the text began from. */
  revision: number;
  /** The text as it is now. */
  read: () => TextDocument;
  send: (sent: { document: TextDocument; revision: number }) => Promise<{ revision: number }>;
}

export const draftName = (representationId: number) => `text-${representationId}`;

/** What was typed and not saved, as this tab keeps it. */
export interface TextDraft {
  document: TextDocument;
  revision: number;
}

/**
 * Saves a text while it is typed, one save after the other, each from the revision before. What is not saved yet is
 * kept in this tab. After a conflict it waits until somebody has decided.
 */
export class TextSaver {
  status: SavingStatus = 'saved';
  /** Why the last save failed. */
  failure = '';
  revision: number;
  #options: SaverOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changed = false;
  #running = false;
  #path = location.pathname;
  #listeners = new Set<() => void>();

  constructor(options: SaverOptions) {
    this.#options = options;
    this.revision = options.revision;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  current = (): SavingStatus => this.status;

  /** Call at every change of the text. */
  edited(): void {
    this.#changed = true;
    this.#keep();
    if (this.status === 'conflict') return;
    if (!this.#running) this.#tell('unsaved');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), AUTOSAVE_MS);
  }

  /** Saves now what has changed: on leaving, on Ctrl+S, on trying again. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#changed || this.#running || this.status === 'conflict') return;
    this.#running = true;
    this.#changed = false;
    this.#tell('saving');
    try {
      const document = this.#options.read();
      const { revision } = await this.#options.send({ document, revision: this.revision });
      this.#running = false;
      this.revision = revision;
      if (this.#changed) return this.edited();
      dropDraft(draftName(this.#options.representationId), this.#path);
      this.#tell('saved');
    } catch (error) {
      this.#running = false;
      this.#changed = true;
      this.failure = error instanceof Error ? error.message : '';
      this.#tell(isApiError(error, 'changed-meanwhile') ? 'conflict' : 'failed');
    }
  }

  /** A conflict is decided: what is in the editor goes on from another's save, and replaces it if it `differs`. */
  goOnFrom(revision: number, differs: boolean): void {
    clearTimeout(this.#timer);
    this.revision = revision;
    this.#changed = differs;
    if (!differs) dropDraft(draftName(this.#options.representationId), this.#path);
    this.#tell(differs ? 'unsaved' : 'saved');
    if (differs) void this.save();
  }

  /** What was typed and not saved before the page was loaded again differs from what others have saved since. */
  collides(): void {
    this.#changed = true;
    this.#tell('conflict');
  }

  #keep(): void {
    const draft: TextDraft = { document: this.#options.read(), revision: this.revision };
    try {
      keepDraft(draftName(this.#options.representationId), draft, this.#path);
    } catch {
      // Too long for this tab's store, with its pictures: leaving asks, as it does anyway.
    }
  }

  #tell(status: SavingStatus): void {
    this.status = status;
    for (const listener of this.#listeners) listener();
  }
}
