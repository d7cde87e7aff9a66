import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';
import { withOptionKept } from './keep-option.ts';
import { publishMessages as messages } from './messages.ts';

interface KeepOptionProps {
  blockId: string;
  reworded: NonNullable<DocumentFinding['reworded']>;
  /** Once it is kept, the draft is checked anew. */
  onKept: () => void;
}

/** Gives an option the words back that people chose, and makes a new one of the others; can be undone as one step. */
export function KeepOption({ blockId, reworded, onKept }: KeepOptionProps) {
  const { work, savers } = useDocumentEditing();
  const [isBusy, setBusy] = useState(false);
  const label = messages.keepOption(reworded.was);
  const keep = async () => {
    setBusy(true);
    await savers.save();
    const block = work.now()?.blocks.find(({ id }) => id === blockId);
    const kept = block && withOptionKept(block.content, reworded);
    const done =
      kept &&
      (await work.change(label, [{ of: 'block', id: blockId, patch: { content: kept.content } }]));
    setBusy(false);
    if (!kept) showToast({ kind: 'danger', title: messages.optionNotKept });
    if (!done) return;
    showToast({ kind: 'success', title: messages.optionKept(reworded.was, kept.now) });
    onKept();
  };
  return (
    <Button size="sm" variant="outline" mx="2" mb="2" busy={isBusy} onClick={() => void keep()}>
      {label}
    </Button>
  );
}
