import { type FormEvent, useId, useRef, useState } from 'react';
import {
  type Answer,
  answerFaults,
  emptyAnswer,
  offered,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { QuestionFields } from '@contract/consultation/ground/documents/blocks/question/question-fields.tsx';
import { SiteFields } from '@contract/consultation/ground/documents/blocks/question/site-fields.tsx';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerStatus } from './answer-status.tsx';
import { bothOf } from './both-of.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { focusFields } from './focus-question.ts';
import { say } from '../notice.ts';
import { answeringMessages as messages } from './messages.ts';
import type { OwnAnswer } from '@contract/consultation/question-answers/contract.ts';
import { renewed } from './own-answers.ts';
import { useClear } from './use-clear.ts';
import { WordsThen } from './words-then.tsx';
import { useSubmit } from './use-submit.ts';
import { isUnsent, useUnsentForm } from './unsent.ts';
import { UnseenField } from './unseen-field.tsx';
import { useTyped } from './use-typed.ts';

/** The choice of a site, which is cleared along with the fields. */
interface ClearedSite {
  isCleared: boolean;
  clear: () => void;
  undo: () => void;
  /** It was to be submitted without one. */
  miss: () => void;
}

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
  const { id, documentId, question, headingLevel } = data;
  const place = { documentId, questionId: id, siteId, clientId };
  const typed = useTyped(place, {
    present,
    offered: (begun) => offered(question, begun),
    isLocked,
    onStale: () => renewed(place),
  });
  const { theirs } = typed;
  const { submit, isUnderWay, isLeft, isSignedOut, words, faults, setFaults } = useSubmit(place);
  // Something of it is on the server, for other devices as well.
  const [isKept, setKept] = useState(Boolean(present?.draft));
  if (typed.keeping === 'saved' && !isKept) setKept(true);
  const [summary, setSummary] = useState('');
  const [wantsChoice, setWantsChoice] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const unseen = useRef<HTMLInputElement>(null);
  const statusId = useId();

  const focusFault = () =>
    // Once the faults are drawn.
    requestAnimationFrame(() =>
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')
        ?.focus({ preventScroll: false }),
    );

  async function send(isAlone: boolean): Promise<boolean> {
    if (site?.isCleared) {
      site.miss();
      return false;
    }
    if (theirs) {
      setSummary(messages.chooseFirst);
      if (isAlone) setWantsChoice(wantsChoice + 1);
      return false;
    }
    const found = answerFaults(question, typed.answer, siteId);
    setFaults(found);
    const count = Object.keys(found).length;
    setSummary(count > 0 ? messages.faults(count) : '');
    if (count > 0) {
      if (isAlone) focusFault();
      return false;
    }
    typed.stop();
    const { answer } = typed;
    const outcome = await submit({
      answer,
      over: typed.over(),
      edition: data.edition,
      furtherRemarks: unseen.current?.value ?? '',
    });
    const isSent = outcome === 'submitted';
    if (isSent) typed.forget(answer);
    // Another form stands in its place.
    if (isLeft()) return isSent;
    if (isSent) onDone(isAlone);
    else if (outcome === 'changed') await chooseOf(isAlone);
    else if (isAlone) focusFault();
    return isSent;
  }

  async function chooseOf(isAlone: boolean): Promise<void> {
    try {
      if (await typed.changedElsewhere()) {
        if (isAlone) setWantsChoice(wantsChoice + 1);
      } else setSummary(messages.goneElsewhere);
    } catch {
      setSummary(messages.failed);
    }
  }

  const change = (answer: Answer, pause?: number) => {
    setFaults({});
    setSummary('');
    typed.change(answer, pause);
  };
  const answer = typed.answer;
  const isHeld = !isLocked && isUnsent(question, answer, present?.answer ?? null);
  useUnsentForm(place, isHeld, () => send(false));
  // Also of what was saved before the page was opened.
  const isDraft = typed.keeping === 'saved' || (typed.keeping === 'nothing' && isKept);
  const clearing = useClear({ answer, change: (next) => change(next, 0), site });
  const type = (next: Answer) => {
    clearing.forget();
    change(next);
  };
  const goOn = (next: Answer) => {
    setFaults({});
    setSummary('');
    setWantsChoice(0);
    typed.goOn(next);
  };
  const submitAlone = (event: FormEvent) => {
    event.preventDefault();
    void send(true);
  };
  const both = theirs ? bothOf(question, answer, offered(question, theirs)) : undefined;
  const isMapLinked = question.questionType === 'mapLinked';
  const isShut = isUnderWay || isLocked || site?.isCleared;
  return (
    <form ref={form} noValidate onSubmit={submitAlone} aria-describedby={statusId}>
      {present?.worded && (
        <div className="given">
          <p className="quiet">{messages.wordsChanged}</p>
          <WordsThen worded={present.worded} />
        </div>
      )}
      {isMapLinked ? (
        <SiteFields
          id={id}
          of={question}
          answer={answer}
          faults={faults}
          onChange={isShut ? undefined : type}
          headingLevel={headingLevel + 1}
        />
      ) : (
        <QuestionFields
          id={id}
          of={question}
          answer={answer}
          faults={faults}
          onChange={isShut ? undefined : (part) => type({ ...emptyAnswer(), ...part })}
          headingLevel={headingLevel}
        />
      )}
      <UnseenField field={unseen} />
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
          isWanted={wantsChoice}
        />
      )}
      <AnswerActions
        of={question.title}
        button={clearing.button}
        isUnderWay={isUnderWay}
        isLocked={isLocked}
        onClear={clearing.clear}
        onUndo={clearing.undo}
        onClose={onClose}
      />
      <AnswerStatus
        id={statusId}
        place={place}
        said={[clearing.words, summary || words]}
        typed={typed}
        isDraft={isHeld && isDraft}
        isSignedOut={isSignedOut || typed.keeping === 'signed out'}
        isKept={isKept}
      />
    </form>
  );
}
