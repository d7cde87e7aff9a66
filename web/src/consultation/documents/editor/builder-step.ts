import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { DocumentEditing } from './draft/builder-context.tsx';
import type { SectionPlan } from './draft/layout.ts';
import { builderMessages as messages } from './messages.ts';

export const gripOf = (id: string) => `grip-${id}`;

/** What steps of moving, copying and deleting work with; `now` gives the document as it is at that moment. */
export interface DraftStepContext extends Pick<DocumentEditing, 'work' | 'view'> {
  now: () => { draft: DraftDocument; plans: readonly SectionPlan[] };
}

/** Deletes what the changes delete, and offers to undo it. */
export async function deleteStep(
  { work }: Pick<DraftStepContext, 'work'>,
  { label, title }: { label: string; title: string },
  changes: Parameters<typeof work.change>[1],
): Promise<void> {
  const step = await work.change(label, changes);
  if (!step) return;
  const action = { label: messages.undo, run: () => work.undoStep(step) };
  showToast({ kind: 'info', title, action });
}
