import type { RecordCalls } from '@contract/records/kept/record-endpoints.ts';
import type { BulkChangeCalls } from '@contract/records/history/bulk-endpoints.ts';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { toldInChunks } from '../../api/told-in-chunks.ts';
import { tellBulkUndo } from '../history/tell-bulk-undo.ts';
import { changeBackInParts } from '../history/undo-bulk-change.ts';
import { Question } from '../../ui/question.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { recordPanelMessages as messages } from './messages.ts';

/** How records of a type are deleted and brought back, in its own words. */
export interface RecordRemoval {
  remove: RecordCalls['remove'];
  restore: RecordCalls['restore'];
  deleted: RecordCalls['deleted'];
  /** Of a deletion of many: what restoring them together does, and the restoring. */
  bulk: BulkChangeCalls;
  /** As a sentence goes on: 'contacts'. */
  plural: string;
  /** 'Are you sure you want to delete this contact?', for so many. */
  question: (count: number) => string;
  title: (count: number) => string;
  removed: (count: number) => string;
  restored: (count: number) => string;
  failure: string;
}

/** Deletes records after a question; the toast brings them back. Gives what to show, and how to ask. */
export function useRecordRemoval(
  of: RecordRemoval,
  onRemoved: (ids: readonly number[]) => void,
): {
  ask: (ids: readonly number[]) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<readonly number[]>();
  const [running, setRunning] = useState(false);
  const remove = async (ids: readonly number[]) => {
    setRunning(true);
    const bulkId = crypto.randomUUID();
    const removed: number[] = [];
    const ended: number[] = [];
    const { error } = await toldInChunks(
      ids,
      async (part, once) => {
        const gone = await call(of.remove, { ids: part, bulk_id: bulkId }, once);
        removed.push(...gone.ids);
        ended.push(...(gone.withdrawn ?? []));
      },
      { running: messages.deleting, failure: of.failure },
    );
    setRunning(false);
    setAsked(undefined);
    if (error && removed.length === 0) return;
    const restore = () => restoreTogether(of, { id: bulkId, ids: removed });
    showToast({
      kind: 'info',
      title: of.removed(removed.length),
      ...(removed.length > 0 && { action: { label: messages.undo, run: () => void restore() } }),
    });
    if (ended.length > 0)
      showToast({ kind: 'warning', title: messages.endedPublic, text: ended.join(', ') });
    onRemoved(removed);
  };
  const question = asked && (
    <Question
      title={of.title(asked.length)}
      cancel={messages.cancel}
      confirm={messages.delete}
      danger
      busy={running}
      onConfirm={() => void remove(asked)}
      onClose={() => setAsked(undefined)}
    >
      {of.question(asked.length)}
    </Question>
  );
  return { ask: setAsked, question };
}

/** Restores what was deleted together, and says whom it could not. */
async function restoreTogether(
  of: RecordRemoval,
  deletion: { id: string; ids: readonly number[] },
) {
  const { undone, left, withdrawn, error } = await changeBackInParts(of.bulk.undo, deletion);
  if (undone.length > 0) showToast({ kind: 'success', title: of.restored(undone.length) });
  if (left.length > 0 || error) tellBulkUndo({ undone: [], left, withdrawn, error }, 'deleted');
}
