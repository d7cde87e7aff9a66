import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { DraftChange } from './change.ts';
import { documentParts, picked } from './document-parts.ts';

/** What was done in one go, and what takes it back. */
export interface DraftStep {
  label: string;
  back: DraftChange[];
  /** What was already undone before the rest failed; redoing brings it back. */
  taken?: DraftChange[];
}

const MAX_STEPS = 200;

/** The steps that can be undone, and those that were undone and can be redone; the last of each comes next. */
export class DraftSteps {
  #undo: DraftStep[] = [];
  #redo: DraftStep[] = [];

  /** What could be undone and redone next, in words; '' for nothing. */
  words = () => `${this.#undo.at(-1)?.label ?? ''}\n${this.#redo.at(-1)?.label ?? ''}`;

  /** Nothing can be redone after something new. */
  done(step: DraftStep): void {
    this.#undo = [...this.#undo, step].slice(-MAX_STEPS);
    this.#redo = [];
  }

  /** The next one, taken out of its list; how the step that takes it back is kept, and what is left where it failed. */
  toUndo = () => ({
    step: this.#undo.pop(),
    keep: (back: DraftStep) => this.#redo.push(back),
    putBack: (left: DraftStep) => this.#undo.push(left),
  });
  toRedo = () => ({
    step: this.#redo.pop(),
    keep: (back: DraftStep) => this.#undo.push(back),
    putBack: (left: DraftStep) => this.#redo.push(left),
  });

  /** Makes a step the next to be undone; false where it cannot be any more. */
  bringForward(step: DraftStep): boolean {
    if (!this.#undo.includes(step)) return false;
    this.#undo = [...this.#undo.filter((each) => each !== step), step];
    return true;
  }
}

/** What takes a change back, refused where somebody else has changed the same words since: `now` has those. */
export function expectingWritten(
  now: DraftDocument | undefined,
  inverse: DraftChange,
): DraftChange {
  if (!now) return inverse;
  if (inverse.of === 'document')
    return { ...inverse, expects: picked(documentParts(now), inverse.patch) };
  if (inverse.of === 'block' && inverse.patch.content && !inverse.patch.isDeleted) {
    const content = now.blocks.find(({ id }) => id === inverse.id)?.content;
    return content ? { ...inverse, expects: content } : inverse;
  }
  if (inverse.of === 'section' && inverse.patch.title !== undefined) {
    const title = now.sections.find(({ id }) => id === inverse.id)?.title;
    return title === undefined ? inverse : { ...inverse, expects: title };
  }
  return inverse;
}
