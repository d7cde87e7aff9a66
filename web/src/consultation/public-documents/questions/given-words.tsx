import type {
  Answer,
  SimpleAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import type { QuestionShape } from '@contract/consultation/ground/documents/blocks/question/schema.ts';
import type { LiveQuestion } from '@contract/consultation/ground/documents/blocks/question/view.tsx';
import { questionViewMessages } from '@contract/consultation/ground/documents/blocks/question/messages.ts';
import { answeringMessages as messages } from './messages.ts';

/** What somebody answered, in words. */
export function GivenWords({ question, answer }: { question: LiveQuestion; answer: Answer }) {
  if (question.questionType !== 'mapLinked') return <SimpleWords question={question} of={answer} />;
  return (
    <>
      {question.questions.map((each) => {
        const part = answer.parts.find(({ questionId }) => questionId === each.id);
        return (
          part && (
            <div key={each.id}>
              <AskedWords of={each} />
              <SimpleWords question={each} of={part} />
            </div>
          )
        );
      })}
      {answer.siteComment && (
        <>
          <p className="quiet">{questionViewMessages.comment}</p>
          <p>{answer.siteComment}</p>
        </>
      )}
    </>
  );
}

/** What a part of the question asks: its title, and its words, which the server has cleaned. */
const AskedWords = ({ of: { title, question } }: { of: QuestionShape }) => (
  <>
    {title && <p className="quiet">{title}</p>}
    {question && <div className="quiet prose" dangerouslySetInnerHTML={{ __html: question }} />}
  </>
);

function SimpleWords({ question, of }: { question: QuestionShape; of: SimpleAnswer }) {
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
      {of.conditionalText && (
        <>
          <p className="quiet">{question.conditional?.title.trim() || questionViewMessages.more}</p>
          <p>{of.conditionalText}</p>
        </>
      )}
    </>
  );
}
