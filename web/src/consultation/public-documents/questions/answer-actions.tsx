import type { Ref } from 'react';
import {
  ofQuestion,
  questionViewMessages,
} from '@contract/consultation/ground/documents/blocks/question/messages.ts';
import { answeringMessages as messages } from './messages.ts';

interface AnswerActionsProps {
  /** The title of the question; '' for none. */
  of: string;
  /** Of the button that clears. */
  button?: Ref<HTMLButtonElement>;
  /** It is being submitted. */
  isUnderWay?: boolean;
  /** Nothing can be submitted any more. */
  isLocked?: boolean;
  /** None where the form itself hears of it. */
  onSubmit?: () => void;
  onClear: () => void;
  /** Brings back what was cleared. */
  onUndo?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** Submit and Clear of a question, with what else may be done with its form. */
export function AnswerActions({
  of,
  button,
  isUnderWay = false,
  isLocked = false,
  onSubmit,
  onClear,
  onUndo,
  onClose,
}: AnswerActionsProps) {
  const isShut = isUnderWay || isLocked;
  return (
    <div className={isLocked ? 'actions locked' : 'actions'}>
      <button
        className="act main"
        type={onSubmit ? 'button' : 'submit'}
        disabled={isShut}
        aria-label={ofQuestion(questionViewMessages.submit, of)}
        onClick={onSubmit}
      >
        {questionViewMessages.submit}
      </button>
      <button
        ref={button}
        className="act"
        type="button"
        disabled={isShut}
        aria-label={ofQuestion(questionViewMessages.clear, of)}
        onClick={onClear}
      >
        {questionViewMessages.clear}
      </button>
      {onUndo && (
        <button
          className="act"
          type="button"
          disabled={isShut}
          aria-label={ofQuestion(messages.undo, of)}
          onClick={onUndo}
        >
          {messages.undo}
        </button>
      )}
      {onClose && (
        <button
          className="act"
          type="button"
          disabled={isUnderWay}
          aria-label={ofQuestion(messages.close, of)}
          onClick={onClose}
        >
          {messages.close}
        </button>
      )}
    </div>
  );
}
