import {
  type Answer,
  emptyAnswer,
} from '@contract/consultation/ground/documents/blocks/question/answer-rules.ts';
import { QuestionFields } from '@contract/consultation/ground/documents/blocks/question/question-fields.tsx';
import { SiteFields } from '@contract/consultation/ground/documents/blocks/question/site-fields.tsx';
import type { QuestionIslandData } from '@contract/consultation/ground/documents/blocks/question/view.tsx';

interface AnswerFieldsProps {
  data: QuestionIslandData;
  answer: Answer;
  faults: Record<string, string>;
  /** Undefined where nothing can be typed now. */
  onChange: ((answer: Answer) => void) | undefined;
}

/** The fields of a question; those of one about sites are its own. */
export function AnswerFields({ data, answer, faults, onChange }: AnswerFieldsProps) {
  const { id, question, headingLevel } = data;
  return question.questionType === 'mapLinked' ? (
    <SiteFields
      id={id}
      of={question}
      answer={answer}
      faults={faults}
      onChange={onChange}
      headingLevel={headingLevel + 1}
    />
  ) : (
    <QuestionFields
      id={id}
      of={question}
      answer={answer}
      faults={faults}
      onChange={onChange && ((part) => onChange({ ...emptyAnswer(), ...part }))}
      headingLevel={headingLevel}
    />
  );
}
