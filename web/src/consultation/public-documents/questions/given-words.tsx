import type { PlainAnswer } from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { AskedPlainly } from '@contract/consultation/ground/documents/blocks/question/question-fields.tsx';
import type { LiveQuestion } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { answeringMessages as messages } from './messages.ts';
import type { OwnAnswer } from '@contract/consultation/question-answers/contract.ts';

/** What somebody submitted, in words. */
export function GivenWords({ question, given }: { question: LiveQuestion; given: OwnAnswer }) {
  const { answer } = given;
  if (!answer) return null;
  if (question.questionType !== 'mapLinked') return <PlainWords question={question} of={answer} />;
  return (
    <>
      {question.questions.map((each) => {
        const part = answer.parts.find(({ questionId }) => questionId === each.id);
        return (
          part && (
            <div key={each.id}>
              {each.title && <p className="quiet">{each.title}</p>}
              <PlainWords question={each} of={part} />
            </div>
          )
        );
      })}
      {answer.siteComment && <p>{answer.siteComment}</p>}
    </>
  );
}

function PlainWords({ question, of }: { question: AskedPlainly; of: PlainAnswer }) {
  const titleOf = (id: string) =>
    question.options.find((option) => option.id === id)?.title ?? messages.optionGone;
  return (
    <>
      {of.chosen.length > 0 && (
        <ul>
          {of.chosen.map((id) => (
            <li key={id}>{titleOf(id)}</li>
          ))}
        </ul>
      )}
      {of.text && <p>{of.text}</p>}
      {of.conditionalText && <p>{of.conditionalText}</p>}
    </>
  );
}
