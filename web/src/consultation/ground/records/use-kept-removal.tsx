import type { RecordCalls } from '@contract/consultation/ground/records/record-endpoints.ts';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { useAction } from '../../../api/use-action.ts';
import { Question } from '../../../ui/question.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { keptPanelMessages as messages } from './messages.ts';

/** How records of a type are deleted and brought back, in its own words. */
export interface KeptRemoval {
  remove: RecordCalls['remove'];
  restore: RecordCalls['restore'];
  deleted: RecordCalls['deleted'];
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
export function useKeptRemoval(
  of: KeptRemoval,
  onRemoved: (ids: readonly number[]) => void,
): {
  ask: (ids: readonly number[]) => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<readonly number[]>();
  const removal = useAction(of.remove, { failure: of.failure, certain: true });
  const restore = (ids: number[]) =>
    call(of.restore, { ids })
      .then((back) => showToast({ kind: 'success', title: of.restored(back.ids.length) }))
      .catch((error: Error) =>
        showToast({ kind: 'danger', title: messages.restoreFailed, text: error.message }),
      );
  const remove = async (ids: readonly number[]) => {
    const answer = await removal.run({ ids: [...ids] });
    setAsked(undefined);
    if (!answer) return;
    showToast({
      kind: 'info',
      title: of.removed(answer.ids.length),
      action: { label: messages.undo, run: () => void restore(answer.ids) },
    });
    onRemoved(answer.ids);
  };
  const question = asked && (
    <Question
      title={of.title(asked.length)}
      cancel={messages.cancel}
      confirm={messages.delete}
      danger
      busy={removal.running}
      onConfirm={() => void remove(asked)}
      onClose={() => setAsked(undefined)}
    >
      {of.question(asked.length)}
    </Question>
  );
  return { ask: setAsked, question };
}
