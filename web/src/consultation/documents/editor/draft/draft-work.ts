import type {
  DraftBlock,
  DraftDocument,
  DraftSection,
} from '@contract/consultation/documents/contract.ts';
import { showToast } from '../../../../ui/toast-store.ts';
import { builderMessages as messages } from '../messages.ts';
import { withChange, type DraftChange, inverseOf } from './change.ts';
import { type DraftStep, DraftSteps, expectingWritten } from './draft-steps.ts';
import { type NewBlock, type NewSection, sendBlock, sendSection } from './send-new.ts';
import {
  isRefusedForGood,
  type KnownVersions,
  knownDraft,
  sendChange,
  WrittenByAnother,
} from './send-change.ts';
import { TooLongTexts } from './too-long-texts.ts';

/**
 * Changes of one draft in this tab, one after the other: seen at once, sent in their order, taken back by what undoes
 * them. What is refused goes back to what the server has.
 */
export class DraftWork {
  readonly documentId: number;
  /** What the live region says. */
  said = '';
  /** Calls that are on their way. */
  sending = 0;
  pending: readonly DraftChange[] = [];
  #tail: Promise<unknown> = Promise.resolve();
  #versions: KnownVersions = new Map();
  #steps = new DraftSteps();
  #tooLong = new TooLongTexts();
  #listeners = new Set<() => void>();

  constructor(documentId: number) {
    this.documentId = documentId;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  currentPending = () => this.pending;
  currentSaid = () => this.said;
  currentSending = () => this.sending;
  /** What could be undone and redone next, in words; '' for nothing. */
  currentSteps = () => this.#steps.words();

  say(words: string): void {
    // Said again where the same is true again.
    this.said = words === this.said ? `${words}\u00A0` : words;
    this.#tell();
  }

  /** The draft as it looks with what is on its way. */
  now(): DraftDocument | undefined {
    const known = knownDraft(this.documentId);
    return known && this.pending.reduce(withChange, known);
  }

  /** Makes changes in one step that can be undone; gives that step, or nothing where it was refused, which is said. */
  async change(label: string, changes: readonly DraftChange[]): Promise<DraftStep | undefined> {
    if (changes.length === 0) return undefined;
    const { back, failure } = await this.#run(changes);
    // What was done of it can be undone all the same.
    const step = back.length > 0 ? this.#done({ label, back }) : undefined;
    if (!failure) return step;
    this.#failed(messages.notDone(label), failure);
    return undefined;
  }

  /** As `change`, and throws instead of saying why it was refused. */
  async write(label: string, change: DraftChange): Promise<void> {
    const { back, failure } = await this.#run([change]);
    if (failure) throw failure;
    this.#done({ label, back });
  }

  /** What is on its way counts as done: it is what is undone. */
  undo = async (): Promise<void> => {
    await this.#tail;
    await this.#takeBack(this.#steps.toUndo(), messages.undone);
  };
  redo = async (): Promise<void> => {
    await this.#tail;
    await this.#takeBack(this.#steps.toRedo(), messages.redone);
  };

  /** Takes one step back, though others came after it: what a toast offers. */
  undoStep = (step: DraftStep): void => {
    if (this.#steps.bringForward(step)) void this.undo();
  };

  addBlock(label: string, block: NewBlock): Promise<DraftBlock | undefined> {
    return this.#add(label, () => sendBlock(this.documentId, block));
  }

  addSection(label: string, section: NewSection): Promise<DraftSection | undefined> {
    return this.#add(label, () => sendSection(this.documentId, section));
  }

  async #add<T extends DraftBlock | DraftSection>(
    label: string,
    send: () => Promise<{ added: T; back: DraftChange }>,
  ): Promise<T | undefined> {
    try {
      const { added, back } = await this.#inTurn(async () => {
        const sent = await send();
        this.#versions.set(sent.added.id, sent.added.row_version);
        return sent;
      });
      this.#done({ label, back: [back] });
      return added;
    } catch (error) {
      this.#failed(messages.notDone(label), error);
      return undefined;
    }
  }

  /** Resolves once all that was begun is answered. */
  settled = (): Promise<unknown> => this.#tail;

  /** Sends changes in their turn; gives what takes them back, and where one failed, why, and what is left to send. */
  #run(
    changes: readonly DraftChange[],
  ): Promise<{ back: DraftChange[]; left: DraftChange[]; failure?: Error }> {
    this.pending = [...this.pending, ...changes];
    this.#tell();
    const path = location.pathname;
    return this.#inTurn(async () => {
      const back: DraftChange[] = [];
      try {
        for (const change of changes) {
          const before = await sendChange(this.documentId, change, this.#versions);
          this.#settle([change]);
          this.#tooLong.follow(change, before, path);
          const inverse = inverseOf(before, change);
          back.unshift(expectingWritten(knownDraft(this.documentId), inverse));
        }
        return { back, left: [] };
      } catch (error) {
        return { back, left: changes.slice(back.length), failure: error as Error };
      } finally {
        this.#settle(changes);
      }
    });
  }

  #settle(changes: readonly DraftChange[]): void {
    this.pending = this.pending.filter((each) => !changes.includes(each));
    this.#tell();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.sending += 1;
    this.#tell();
    const done = this.#tail.then(work, work).finally(() => {
      this.sending -= 1;
      this.#tell();
    });
    this.#tail = done.catch(() => undefined);
    return done;
  }

  #done(step: DraftStep): DraftStep {
    this.#steps.done(step);
    this.#tell();
    return step;
  }

  async #takeBack(
    { step, keep, putBack }: ReturnType<DraftSteps['toUndo']>,
    said: (label: string) => string,
  ): Promise<void> {
    if (!step) return;
    const { label } = step;
    const { back, left, failure } = await this.#run(step.back);
    const taken = [...back, ...(step.taken ?? [])];
    // What can never be taken back any more does not stand before the steps under it.
    if (failure && !isRefusedForGood(failure)) putBack({ label, back: left, taken });
    else if (taken.length > 0) keep({ label, back: taken });
    if (failure) this.#failed(messages.notUndone(label), failure);
    else this.say(said(label));
    this.#tell();
  }

  #failed(title: string, error: unknown): void {
    const text = error instanceof WrittenByAnother ? messages.byAnother : (error as Error).message;
    showToast({ kind: 'danger', title, text });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
