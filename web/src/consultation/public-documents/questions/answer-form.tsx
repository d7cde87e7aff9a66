import { type FormEvent, useId, useState } from 'react';
import {
  type Answer,
  offered,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerStatus } from './answer-status.tsx';
import { bothOf } from './both-of.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { focusFields } from './focus-question.ts';
import { say } from '../notice.ts';
import { answeringMessages as messages } from './messages.ts';
import type { OwnAnswer } from '@contract/consultation/answers/contract.ts';
import { renewed } from './own-answers.ts';
import { useClear } from './use-clear.ts';
import { WordsThen } from './words-then.tsx';
import { type ClearedSite, useSending } from './use-sending.ts';
import { isUnsent, useUnsentForm } from './unsent.ts';
import { UnseenField } from './unseen-field.tsx';
import { useAnswerTyping } from './use-answer-typing.ts';

interface AnswerFormProps {
  data: QuestionIslandData;
  siteId: number | null;
  clientId: string | null;
  /** What the server has of it. */
  present: OwnAnswer | undefined;
  /** What was typed is read, and can no longer be submitted. */
  isLocked: boolean;
  site?: ClearedSite;
  /** It is submitted: by itself, so that the focus goes to what is said of it, or along with others. */
  onDone: (isAlone: boolean) => void;
  /** Leaves it without submitting; none for one that is answered for the first time. */
  onClose?: (() => void) | undefined;
}

/** The fields of an answer with Clear and Submit; what is typed is saved. */
export function AnswerForm(props: AnswerFormProps) {
  const { data, siteId, clientId, present, isLocked, site, onDone, onClose } = props;
  const { id, documentId, question } = data;
  const place = { documentId, questionId: id, siteId, clientId };
  const typed = useAnswerTyping(place, {
    present,
    offered: (begun) => offered(question, begun),
    isLocked,
    onStale: () => renewed(place),
  });
  const { theirs, answer } = typed;
  const sending = useSending({ data, place, typed, site, onDone });
  // Something of it is on the server, for other devices as well.
  const [isOnServer, setOnServer] = useState(Boolean(present?.draft));
  if (present?.draft && !isOnServer) setOnServer(true);
  const statusId = useId();
  const change = (next: Answer, pause?: number) => {
    sending.forget();
    typed.change(next, pause);
  };
  const isHeld = !isLocked && isUnsent(question, answer, present?.answer ?? null);
  useUnsentForm(place, isHeld, () => sending.send(false));
  const clearing = useClear({ answer, change: (next) => change(next, 0), site });
  const type = (next: Answer) => {
    clearing.forget();
    change(next);
  };
  const goOn = (next: Answer) => {
    sending.chosen();
    typed.goOn(next);
  };
  const submitAlone = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(true);
  };
  const both = theirs ? bothOf(question, answer, offered(question, theirs)) : undefined;
  const isShut = sending.isUnderWay || isLocked || site?.isCleared;
  return (
    <form ref={sending.form} noValidate onSubmit={submitAlone} aria-describedby={statusId}>
      {present?.worded && (
        <div className="given">
          <p className="quiet">{messages.wordsChanged}</p>
          <WordsThen worded={present.worded} />
        </div>
      )}
      <AnswerFields
        data={data}
        answer={answer}
        faults={sending.faults}
        onChange={isShut ? undefined : type}
      />
      <UnseenField field={sending.unseen} />
      {theirs && (
        <ChangedElsewhere
          question={question}
          theirs={theirs}
          onTake={() => {
            clearing.replaced();
            goOn(offered(question, theirs));
          }}
          onKeep={() => {
            clearing.forget();
            clearing.button.current?.focus();
            goOn(answer);
          }}
          onBoth={
            both &&
            (() => {
              clearing.forget();
              goOn(both.answer);
              say(both.isChoiceOfOne ? messages.bothButChoice : messages.bothKept);
              focusFields(id);
            })
          }
          isWanted={sending.wantsChoice}
        />
      )}
      <AnswerActions
        of={question.title}
        button={clearing.button}
        isUnderWay={sending.isUnderWay}
        isLocked={isLocked}
        onClear={clearing.clear}
        onUndo={clearing.undo}
        onClose={onClose}
      />
      <AnswerStatus
        id={statusId}
        place={place}
        said={[clearing.words, sending.words]}
        typed={typed}
        isDraft={isHeld && typed.status === 'saved' && Boolean(present?.draft)}
        isSignedOut={sending.isSignedOut || typed.isSignedOut}
        isOnServer={isOnServer}
      />
    </form>
  );
}
