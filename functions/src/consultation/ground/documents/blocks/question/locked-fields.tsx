import { emptyAnswer } from './answer-rules.ts';
import { ofQuestion, questionViewMessages as messages } from './messages.ts';
import { QuestionFields } from './question-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import type { QuestionIslandData } from './view.tsx';

/** A question with its Clear and Submit for those who may not answer it, or not yet: everything is in its place. */
export const LockedFields = ({ id, question, headingLevel }: QuestionIslandData) => {
  const fields = { id, of: question, answer: emptyAnswer(), faults: {} };
  return (
    <>
      {question.questionType === 'mapLinked' ? (
        <>
          <label htmlFor={`${id}-site`}>{messages.site}</label>
          <select id={`${id}-site`} disabled>
            <option>{messages.chooseSite}</option>
          </select>
          <SiteFields {...fields} headingLevel={headingLevel + 1} />
        </>
      ) : (
        <QuestionFields {...fields} headingLevel={headingLevel} />
      )}
      <div className="actions locked">
        <button
          className="act main"
          type="button"
          disabled
          aria-label={ofQuestion(messages.submit, question.title)}
        >
          {messages.submit}
        </button>
        <button
          className="act"
          type="button"
          disabled
          aria-label={ofQuestion(messages.clear, question.title)}
        >
          {messages.clear}
        </button>
      </div>
    </>
  );
};
