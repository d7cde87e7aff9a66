import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { dropHeld } from '../../../../forms/held.tsx';
import { blockFieldId } from '../../blocks/block-fields.tsx';
import type { DraftChange } from './change.ts';
import { heldBy } from './held.ts';

/** Texts too long to be saved, of blocks that were deleted here: gone with them, and back with them. */
export class TooLongTexts {
  #putBack = new Map<string, () => void>();

  /** Told each change that is done, the draft before it, and the page on which it was made. */
  follow(change: DraftChange, before: DraftDocument, path: string): void {
    if (change.of === 'document') return;
    if (change.patch.isDeleted === false) {
      this.#putBack.get(change.id)?.();
      this.#putBack.delete(change.id);
    }
    if (!change.patch.isDeleted) return;
    const blocks = heldBy(before, change)?.contents ?? [];
    const dropped = blocks.map(([id]) => dropHeld(blockFieldId(id, ''), path));
    this.#putBack.set(change.id, () => {
      for (const putBack of dropped) putBack();
    });
  }
}
