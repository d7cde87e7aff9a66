import { decideHeldAnswer } from '@calls/consultation/answers/contract/moderation.ts';
import type {
  HeldAnswer,
  ModerationState,
} from '@contract/consultation/answers/contract/moderation.ts';
import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { moderationMessages as messages } from './messages.ts';

export type Decide = (answer: HeldAnswer, decision: ModerationState, reason?: string) => void;

/** The server's words for what was refused, if it has any. */
const wordsOf = ({ fields, message }: ApiError) =>
  fields['answer'] ?? fields['decision'] ?? fields['reason'] ?? message;

/** Decides on held answers, with an undo in the toast; `onDecided` where the card leaves the list. */
export function useDecision(onDecided: () => void) {
  const [isUnderWay, setUnderWay] = useState(false);
  const { run } = useAction(decideHeldAnswer, {
    failure: false,
    onFailed: (error) =>
      showToast({ kind: 'danger', title: messages.decideFailed, text: wordsOf(error) }),
  });
  const decide: Decide = (answer, decision, reason = '') => {
    const { id, version, state: from } = answer;
    setUnderWay(true);
    void run({ id, decision, reason, version, from }).then((done) => {
      setUnderWay(false);
      if (!done) return;
      if (decision === 'held') showToast({ kind: 'info', title: messages.takenBack });
      else {
        const undo = {
          label: messages.undo,
          run: () => decide({ ...answer, state: decision }, 'held'),
        };
        showToast({ kind: 'success', title: messages[decision], action: undo });
      }
      onDecided();
    });
  };
  return { decide, isUnderWay };
}
