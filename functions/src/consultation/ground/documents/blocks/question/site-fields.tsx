import { type Answer, emptyAnswer, type SimpleAnswer } from './answer-rules.ts';
import { MAX_SITE_COMMENT } from './limits.ts';
import { CountedText } from './counted-text.tsx';
import { questionViewMessages as messages } from './messages.ts';
import { QuestionFields } from './question-fields.tsx';
import type { QuestionContent } from './schema.ts';

interface SiteFieldsProps {
  id: string;
  of: Pick<QuestionContent, 'questions' | 'mapFeatureSelect'>;
  answer: Answer;
  faults: Record<string, string>;
  onChange?: ((answer: Answer) => void) | undefined;
  headingLevel: number;
}

/** What is asked of a site: the questions within a map-linked one, and the comment. */
export function SiteFields({ id, of, answer, faults, onChange, headingLevel }: SiteFieldsProps) {
  const box = of.mapFeatureSelect?.commentsBox ?? 'none';
  const partOf = (questionId: string) =>
    answer.parts.find((part) => part.questionId === questionId) ?? { ...emptyAnswer(), questionId };
  const change = (questionId: string, part: SimpleAnswer) =>
    onChange?.({
      ...answer,
      parts: of.questions.map((each) => {
        const { text, chosen, conditionalText } = each.id === questionId ? part : partOf(each.id);
        return { questionId: each.id, text, chosen, conditionalText };
      }),
    });
  return (
    <>
      {of.questions.map((each, at) => (
        <QuestionFields
          key={each.id}
          id={each.id}
          of={each}
          answer={partOf(each.id)}
          faults={faultsUnder(`parts.${at}.`, faults)}
          onChange={onChange && ((part) => change(each.id, part))}
          headingLevel={headingLevel}
        />
      ))}
      {box !== 'none' && (
        <div className="asked">
          <label htmlFor={`${id}-comment`}>
            {messages.comment} {box === 'required' && messages.required}
          </label>
          <CountedText
            id={`${id}-comment`}
            value={answer.siteComment}
            most={MAX_SITE_COMMENT}
            isRequired={box === 'required'}
            fault={faults['siteComment']}
            onChange={onChange && ((siteComment) => onChange({ ...answer, siteComment }))}
          />
        </div>
      )}
    </>
  );
}

const faultsUnder = (prefix: string, faults: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(faults)
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, words]) => [field.slice(prefix.length), words]),
  );
