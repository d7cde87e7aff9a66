import { emptyAnswer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { questionViewMessages } from '@contract/consultation/ground/documents/blocks/question/messages.ts';
import { QuestionFields } from '@contract/consultation/ground/documents/blocks/question/question-fields.tsx';
import { SiteFields } from '@contract/consultation/ground/documents/blocks/question/site-fields.tsx';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { LogInLink } from './log-in-link.tsx';
import type { OwnAnswers } from './own-answers.ts';

/** The fields of a question for those who may not answer it, and why. */
export function LockedQuestion({
  data,
  own,
}: {
  data: QuestionIslandData;
  own: OwnAnswers | null;
}) {
  const { id, question, headingLevel } = data;
  const fields = { id, of: question, answer: emptyAnswer(), faults: {} };
  return (
    <>
      {question.questionType === 'mapLinked' ? (
        <>
          <label htmlFor={`${id}-site`}>{questionViewMessages.site}</label>
          <select id={`${id}-site`} disabled>
            <option>{questionViewMessages.chooseSite}</option>
          </select>
          <SiteFields {...fields} headingLevel={headingLevel + 1} />
        </>
      ) : (
        <QuestionFields {...fields} headingLevel={headingLevel} />
      )}
      <p className="log-in">
        {own && (
          <>
            {own.heading && <strong>{own.heading} </strong>}
            {own.heading && <LogInLink at={id} />}
            {own.heading && <br />}
            {own.reason}
          </>
        )}
      </p>
    </>
  );
}
