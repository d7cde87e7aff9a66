import type { DraftBlock, DraftDocument } from '@contract/consultation/documents/contract.ts';
import { isApiError } from '../../../../api/api-error.ts';
import { keptTyping } from '../../../../forms/autosave/kept-typing.ts';
import type { SaveStatus } from '../../../../forms/autosave/save-status.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { builderMessages as messages } from '../messages.ts';
import type { DraftChange } from './change.ts';
import { DraftPart } from './draft-part.ts';
import type { DraftWork } from './draft-work.ts';
import { knownDraft } from './send-change.ts';

const WORST_FIRST = ['conflict', 'signed out', 'failed', 'retrying', 'saving', 'unsaved'] as const;

/** Everything that is typed in a draft, saved by itself; what is typed outlives the control that it is typed in. */
export class DraftSavers {
  #work: DraftWork;
  #savers = new Map<string, DraftPart<never>>();
  #listeners = new Set<() => void>();

  constructor(work: DraftWork) {
    this.#work = work;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** The worst of all. */
  current = (): SaveStatus => {
    const all = this.#all();
    return WORST_FIRST.find((status) => all.some((each) => each.status === status)) ?? 'saved';
  };
  /** Why something could not be saved. */
  failure = (): string => wordsOf(this.#all().find(({ status }) => status === 'failed')?.failure);
  /** Whether this tab keeps everything that is not saved. */
  areKept = (): boolean => this.#all().every((each) => each.status === 'saved' || each.isKept());
  named = (name: string): DraftPart<unknown> | undefined =>
    this.#savers.get(name) as DraftPart<unknown> | undefined;
  /** Names of what waits for a decision. */
  conflicts = (): string[] =>
    this.#all().flatMap(({ status, name }) => (status === 'conflict' ? [name] : []));

  save = async (): Promise<void> => {
    await Promise.all(this.#all().map((saver) => saver.save()));
  };

  leave = async (): Promise<void> => {
    await Promise.all(this.#all().map((saver) => saver.leave()));
  };

  /** What is typed, or pasted into a table, is a step once it is saved. */
  undo = (): Promise<void> => this.#afterSaving(this.#work.undo);
  redo = (): Promise<void> => this.#afterSaving(this.#work.redo);

  async #afterSaving(step: () => Promise<void>): Promise<void> {
    await this.save();
    // What is typed in something that is gone can never be saved.
    const unsaved = this.#all().some((saver) => saver.status !== 'saved' && saver.isThere());
    if (!unsaved) await step();
    else showToast({ kind: 'warning', title: messages.savedFirst });
  }

  ofBlock({ id, content }: Pick<DraftBlock, 'id' | 'content'>): DraftPart<DraftBlock['content']> {
    const name = `block-${id}`;
    const read = () => this.#known()?.blocks.find((block) => block.id === id)?.content;
    return this.#of(name, content, read, (value, base) => ({
      label: messages.steps.write,
      change: { of: 'block', id, patch: { content: value }, expects: base },
    }));
  }

  ofSection(id: string, title: string): DraftPart<string> {
    const read = () => this.#known()?.sections.find((section) => section.id === id)?.title;
    return this.#of(`section-${id}`, title, read, (value, base) => ({
      label: messages.steps.renameSection,
      change: { of: 'section', id, patch: { title: value }, expects: base },
    }));
  }

  ofTitle(title: string): DraftPart<string> {
    const read = () => this.#known()?.title;
    return this.#of('document-title', title, read, (value, base) => ({
      label: messages.steps.renameDocument,
      change: { of: 'document', patch: { title: value }, expects: { title: base } },
    }));
  }

  ofSubtitle(subtitle: string): DraftPart<string> {
    const read = () => this.#known()?.settings.subtitle;
    return this.#of('document-subtitle', subtitle, read, (value, base) => ({
      label: messages.steps.renameDocument,
      change: { of: 'document', patch: { subtitle: value }, expects: { subtitle: base } },
    }));
  }

  /** Takes up what was typed here and not saved when the page was left. True where there was something. */
  resume({ title, settings, sections, blocks }: DraftDocument): boolean {
    const found = [
      this.#resumed(this.ofTitle(title)),
      this.#resumed(this.ofSubtitle(settings.subtitle)),
      ...sections.map((section) => this.#resumed(this.ofSection(section.id, section.title))),
      ...blocks.map((block) => this.#resumed(this.ofBlock(block))),
    ];
    return found.includes(true);
  }

  #resumed<V>(saver: DraftPart<V>): boolean {
    const kept = keptTyping<V, V>(saver.name);
    if (kept) saver.goOn(kept.value, kept.base);
    else this.#savers.delete(saver.name);
    return kept !== undefined;
  }

  #of<V>(
    name: string,
    base: V,
    read: () => V | undefined,
    changeOf: (value: V, base: V) => { label: string; change: DraftChange },
  ): DraftPart<V> {
    const known = this.#savers.get(name) as DraftPart<V> | undefined;
    if (known) return known;
    const write = (value: V, before: V) => {
      const { label, change } = changeOf(value, before);
      return this.#work.write(label, change);
    };
    const saver = new DraftPart<V>({ name, read, write }, base);
    saver.subscribe(() => {
      for (const listener of this.#listeners) listener();
    });
    this.#savers.set(name, saver as unknown as DraftPart<never>);
    return saver;
  }

  #known = () => knownDraft(this.#work.documentId);
  #all = () => [...this.#savers.values()];
}

/** What the server says of a field says more than that something is wrong. */
function wordsOf(failure: unknown): string {
  const ofField = isApiError(failure) ? Object.values(failure.fields)[0] : undefined;
  return ofField ?? (failure instanceof Error ? failure.message : '');
}
