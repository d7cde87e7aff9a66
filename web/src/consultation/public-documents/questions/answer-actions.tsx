import type { Ref } from 'react';
import { questionViewMessages } from '@contract/consultation/ground/documents/blocks/question/messages.ts';
import { answeringMessages as messages } from './messages.ts';

interface AnswerActionsProps {
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
        onClick={onSubmit}
      >
        {questionViewMessages.submit}
      </button>
      <button ref={button} className="act" type="button" disabled={isShut} onClick={onClear}>
        {questionViewMessages.clear}
      </button>
      {onUndo && (
        <button className="act" type="button" disabled={isShut} onClick={onUndo}>
          {messages.undo}
        </button>
      )}
      {onClose && (
        <button className="act" type="button" disabled={isUnderWay} onClick={onClose}>
          {messages.close}
        </button>
      )}
    </div>
  );
}
