import { useRef, useState } from 'react';
import { deleteAnswer } from '@calls/consultation/answers/contract.ts';
import {
  ofQuestion,
  questionViewMessages,
} from '@contract/consultation/ground/documents/blocks/question/messages.ts';
import type { LiveQuestion } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { say } from '../notice.ts';
import { focusQuestion } from './focus-question.ts';
import { answeringMessages as messages } from './messages.ts';
import { noteDeleted, reloadOwn } from './own-answers.ts';
import { GivenWords } from './given-words.tsx';
import { WordsThen } from './words-then.tsx';

interface SubmittedAnswerProps {
  documentId: number;
  question: LiveQuestion;
  given: OwnAnswer;
  clientId: string | null;
  mayAnswer: boolean;
  /** None for one about a site that is asked about no more. */
  onEdit: (() => void) | undefined;
}

/** An answer that was submitted, with what may still be done with it. */
export function SubmittedAnswer(props: SubmittedAnswerProps) {
  const { documentId, question, given, clientId, mayAnswer, onEdit } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [fault, setFault] = useState('');
  async function remove(): Promise<void> {
    const { questionId, siteId, version, submittedAt } = given;
    try {
      await call(
        deleteAnswer,
        { id: documentId, questionId, siteId, clientId, version, submittedAt },
        { idempotencyKey: crypto.randomUUID() },
      );
      dialog.current?.close();
      noteDeleted(questionId, siteId);
      say(messages.removed);
      focusQuestion(questionId);
    } catch (error) {
      dialog.current?.close();
      setFault((isApiError(error) && error.fields['answer']) || messages.failed);
      if (isApiError(error)) void reloadOwn(documentId);
    }
  }
  const of = [question.title, given.siteName].filter(Boolean).join(', ');
  return (
    <div className="given">
      {given.siteName !== null && (
        <p>
          <strong>{given.siteName}</strong>
        </p>
      )}
      {given.answer &&
        (given.worded ? (
          <WordsThen worded={given.worded} comment={given.answer.siteComment} />
        ) : (
          <GivenWords question={question} answer={given.answer} />
        ))}
      {given.submittedAt && (
        <p className="quiet">{messages.submittedAt(exactTime(new Date(given.submittedAt)))}</p>
      )}
      {mayAnswer && !onEdit && <p className="quiet">{questionViewMessages.siteOffMap}</p>}
      {mayAnswer && (
        <div className="actions">
          {onEdit && (
            <button
              className="act"
              type="button"
              onClick={onEdit}
              aria-label={ofQuestion(messages.edit, of)}
            >
              {messages.edit}
            </button>
          )}
          <button
            className="act"
            type="button"
            onClick={() => {
              dialog.current?.showModal();
              // A key that bounces deletes nothing.
              cancel.current?.focus();
            }}
            aria-label={ofQuestion(messages.remove, of)}
          >
            {messages.remove}
          </button>
        </div>
      )}
      <p role="status" className="fault">
        {fault}
      </p>
      <dialog ref={dialog} className="ask-first" aria-labelledby={`remove-${given.questionId}`}>
        <h3 id={`remove-${given.questionId}`}>{messages.removeTitle}</h3>
        <p>{messages.removeHint}</p>
        <div className="actions">
          <button className="act main" type="button" onClick={() => void remove()}>
            {messages.confirmRemove}
          </button>
          <button
            ref={cancel}
            className="act"
            type="button"
            onClick={() => dialog.current?.close()}
          >
            {messages.cancel}
          </button>
        </div>
      </dialog>
    </div>
  );
}
