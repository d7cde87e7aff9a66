import { useEffect, useRef } from 'react';
import type { Answer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { LiveQuestion } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { GivenWords } from './given-words.tsx';
import { answeringMessages as messages } from './messages.ts';

interface ChangedElsewhereProps {
  question: LiveQuestion;
  /** What was typed or submitted there. */
  theirs: Answer;
  onTake: () => void;
  onKeep: () => void;
  /** Both, one after the other; none where one of the two says it all. */
  onBoth?: (() => void) | undefined;
  /** Somebody wanted to submit before they had chosen. */
  isWanted: number;
}

/** What was typed on another device meanwhile, and the choice between that and what stands in the fields. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { question, theirs, onTake, onKeep, onBoth, isWanted } = props;
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isWanted > 0) words.current?.focus();
  }, [isWanted]);
  return (
    <div className="given" role="group" aria-label={messages.elsewhere}>
      <p ref={words} tabIndex={-1}>
        <strong>{messages.elsewhere}</strong> {messages.saidThere}
      </p>
      <GivenWords question={question} answer={theirs} />
      <div className="actions">
        <button className="act" type="button" onClick={onTake}>
          {messages.takeTheirs}
        </button>
        <button className="act" type="button" onClick={onKeep}>
          {messages.keepMine}
        </button>
        {onBoth && (
          <button className="act" type="button" onClick={onBoth}>
            {messages.keepBoth}
          </button>
        )}
      </div>
    </div>
  );
}
