import { useLayoutEffect, useState } from 'react';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { LockedQuestion } from './locked-question.tsx';
import { answeringMessages as messages } from './messages.ts';
import { reloadOwn, useOwnAnswers } from './own-answers.ts';
import { SimpleQuestionFields } from './simple-question.tsx';
import { SiteQuestion } from './site-question.tsx';

interface LiveQuestionFieldsProps {
  data: QuestionIslandData;
  /** Who reads it is known, or cannot be asked. */
  onKnown?: () => void;
}

/** The fields of a question for whoever reads it: locked until it is known who that is. */
export function LiveQuestionFields({ data, onKnown }: LiveQuestionFieldsProps) {
  const { own, hasFailed, clientId } = useOwnAnswers(data.documentId);
  const isKnown = own !== null || hasFailed;
  useLayoutEffect(() => {
    if (isKnown) onKnown?.();
    // Told once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown]);
  const hasAnswers = own?.answers.some(({ questionId }) => questionId === data.id) ?? false;
  // Who has begun keeps in sight what they typed when the consultation closes meanwhile.
  const [wasOpen, setWasOpen] = useState(false);
  if (own?.mayAnswer && !wasOpen) setWasOpen(true);
  if (!own || (!own.mayAnswer && !hasAnswers && !wasOpen))
    return (
      <>
        <LockedQuestion data={data} own={own} />
        {hasFailed && (
          <p role="alert" className="fault">
            {messages.loadFailed}{' '}
            <button className="act" type="button" onClick={() => void reloadOwn(data.documentId)}>
              {messages.tryAgain}
            </button>
          </p>
        )}
      </>
    );
  const Fields = data.question.questionType === 'mapLinked' ? SiteQuestion : SimpleQuestionFields;
  return (
    <>
      {own.clientName && <p className="quiet">{messages.onBehalfOf(own.clientName)}</p>}
      <Fields key={clientId} data={data} own={own} clientId={clientId} />
      {own.reason && <p>{own.reason}</p>}
    </>
  );
}
