import type { DraftBlock, DraftDocument } from '@contract/consultation/documents/contract.ts';
import { draftOf } from '../../../../forms/drafts.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { builderMessages as messages } from '../messages.ts';
import type { DraftChange } from './change.ts';
import type { DraftWork } from './draft-work.ts';
import { type KeptTyping, PartSaver, type SavingStatus } from './saver.ts';
import { knownDraft } from './send-change.ts';

const WORST_FIRST = ['conflict', 'failed', 'saving', 'unsaved'] as const;

/** Everything that is typed in a draft, saved by itself; what is typed outlives the control that it is typed in. */
export class DraftSavers {
  #work: DraftWork;
  #savers = new Map<string, PartSaver<never>>();
  #listeners = new Set<() => void>();

  constructor(work: DraftWork) {
    this.#work = work;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** The worst of all. */
  current = (): SavingStatus => {
    const all = this.#all();
    return WORST_FIRST.find((status) => all.some((each) => each.status === status)) ?? 'saved';
  };
  failure = (): string => this.#all().find(({ status }) => status === 'failed')?.failure ?? '';
  named = (name: string): PartSaver<unknown> | undefined =>
    this.#savers.get(name) as PartSaver<unknown> | undefined;
  /** Names of what waits for a decision. */
  conflicts = (): string[] =>
    this.#all().flatMap(({ status, name }) => (status === 'conflict' ? [name] : []));

  saveAll = async (): Promise<void> => {
    await Promise.all(this.#all().map((saver) => saver.save()));
  };

  /** What is typed, or pasted into a table, is a step once it is saved. */
  undo = (): Promise<void> => this.#afterSaving(this.#work.undo);
  redo = (): Promise<void> => this.#afterSaving(this.#work.redo);

  async #afterSaving(step: () => Promise<void>): Promise<void> {
    await this.saveAll();
    // What is typed in something that is gone can never be saved.
    const unsaved = this.#all().some((saver) => saver.status !== 'saved' && saver.isThere());
    if (!unsaved) await step();
    else showToast({ kind: 'warning', title: messages.savedFirst });
  }

  ofBlock({ id, content }: Pick<DraftBlock, 'id' | 'content'>): PartSaver<DraftBlock['content']> {
    const name = `block-${id}`;
    const read = () => this.#known()?.blocks.find((block) => block.id === id)?.content;
    return this.#of(name, content, read, (value, base) => ({
      label: messages.steps.write,
      change: { of: 'block', id, patch: { content: value }, expects: base },
    }));
  }

  ofSection(id: string, title: string): PartSaver<string> {
    const read = () => this.#known()?.sections.find((section) => section.id === id)?.title;
    return this.#of(`section-${id}`, title, read, (value, base) => ({
      label: messages.steps.renameSection,
      change: { of: 'section', id, patch: { title: value }, expects: base },
    }));
  }

  ofTitle(title: string): PartSaver<string> {
    const read = () => this.#known()?.title;
    return this.#of('document-title', title, read, (value, base) => ({
      label: messages.steps.renameDocument,
      change: { of: 'document', patch: { title: value }, expects: { title: base } },
    }));
  }

  ofSubtitle(subtitle: string): PartSaver<string> {
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

  #resumed<V>(saver: PartSaver<V>): boolean {
    const typing = draftOf<KeptTyping<V>>(saver.name);
    if (typing?.value === undefined || typing.base === undefined) {
      this.#savers.delete(saver.name);
      return false;
    }
    saver.resume({ value: typing.value, base: typing.base });
    return true;
  }

  #of<V>(
    name: string,
    base: V,
    read: () => V | undefined,
    changeOf: (value: V, base: V) => { label: string; change: DraftChange },
  ): PartSaver<V> {
    const known = this.#savers.get(name) as PartSaver<V> | undefined;
    if (known) return known;
    const send = async (value: V, before: V) => {
      const { label, change } = changeOf(value, before);
      await this.#work.write(label, change);
    };
    const changed = () => {
      for (const listener of this.#listeners) listener();
    };
    const saver = new PartSaver<V>({ name, read, send, changed }, base);
    this.#savers.set(name, saver as unknown as PartSaver<never>);
    return saver;
  }

  #known = () => knownDraft(this.#work.documentId);
  #all = () => [...this.#savers.values()];
}
