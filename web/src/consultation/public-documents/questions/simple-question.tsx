import { useEffect, useRef, useState } from 'react';
import {
  QuestionLegend,
  QuestionWords,
} from '@contract/consultation/ground/documents/blocks/question/question-words.tsx';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { takeWantedEdit } from '../edit-wanted.ts';
import { say } from '../notice.ts';
import { AnswerForm } from './answer-form.tsx';
import { focusFields } from './focus-question.ts';
import { unsentOf } from './kept-in-tab.ts';
import { LivePollResults } from './live-poll-results.tsx';
import { answeringMessages as messages } from './messages.ts';
import { answerIn, type OwnAnswers } from './own-answers.ts';
import { SubmittedAnswer } from './submitted-answer.tsx';
import { SubmittedNotice } from './submitted-notice.tsx';

interface SimpleQuestionFieldsProps {
  data: QuestionIslandData;
  own: OwnAnswers;
  clientId: string | null;
}

/** A question that is answered once: its fields, or what was submitted. */
export function SimpleQuestionFields({ data, own, clientId }: SimpleQuestionFieldsProps) {
  const present = answerIn(own, data.id, null);
  // Edited already where something was typed and not submitted, or somebody came to do so.
  const [isEdited, setEdited] = useState(
    () =>
      takeWantedEdit(data.id) !== undefined ||
      present?.draft !== null ||
      unsentOf({ documentId: data.documentId, questionId: data.id, siteId: null, clientId }) !==
        undefined,
  );
  const [isDone, setDone] = useState<'alone' | 'with others' | false>(false);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone === 'alone') done.current?.focus();
  }, [isDone]);
  const given = present?.answer ? present : undefined;
  if (given && !(isEdited && own.mayAnswer && !isDone))
    return (
      <>
        <QuestionLegend id={data.id} of={data.question} level={data.headingLevel} />
        <QuestionWords id={data.id} of={data.question} />
        <SubmittedNotice isDone={Boolean(isDone)} clientName={own.clientName} done={done} />
        <SubmittedAnswer
          documentId={data.documentId}
          question={data.question}
          given={given}
          clientId={clientId}
          mayAnswer={own.mayAnswer}
          onEdit={() => {
            setEdited(true);
            setDone(false);
            say(messages.editing);
            focusFields(data.id);
          }}
        />
        {data.question.results === 'answered' && own.state === 'open' && (
          <LivePollResults data={data} version={given.version} />
        )}
      </>
    );
  return (
    <AnswerForm
      data={data}
      siteId={null}
      clientId={clientId}
      present={present}
      isLocked={own.state !== 'open'}
      onDone={(isAlone) => {
        setEdited(false);
        setDone(isAlone ? 'alone' : 'with others');
      }}
      onClose={given && (() => setEdited(false))}
    />
  );
}
