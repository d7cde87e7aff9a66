import { asksForMore, choose, type SimpleAnswer, tooManyChosen } from './answer-rules.ts';
import { chosenLimits } from './chosen-limits.ts';
import { DEFAULT_MAX_LENGTH } from './limits.ts';
import { questionViewMessages as messages } from './messages.ts';
import { QuestionOptions } from './question-options.tsx';
import { explainedBy, idsOf, QuestionLegend, QuestionWords } from './question-words.tsx';
import type { QuestionShape } from './schema.ts';
import { FaultWords, CountedText, valueIn } from './counted-text.tsx';

export interface QuestionFieldsProps {
  /** Of the question; ids of its parts begin with it. */
  id: string;
  of: QuestionShape;
  answer: SimpleAnswer;
  /** By field: 'text', 'chosen', 'conditionalText'. */
  faults: Record<string, string>;
  /** Without it the fields are shown and cannot be used. */
  onChange?: ((answer: SimpleAnswer) => void) | undefined;
  headingLevel: number;
}

/** A question with its fields, by its type. */
export function QuestionFields({
  id,
  of,
  answer,
  faults,
  onChange,
  headingLevel,
}: QuestionFieldsProps) {
  const { questionType, conditional } = of;
  const limits = questionType === 'checkbox' ? chosenLimits(of) : null;
  const change = (more: Partial<SimpleAnswer>) => onChange?.({ ...answer, ...more });
  const hasMore = conditional !== null && asksForMore(of, answer.chosen);
  const wrongChoice = tooManyChosen(answer.chosen, of) ?? faults['chosen'];
  const described = explainedBy(
    id,
    of,
    limits !== null && idsOf(id).limits,
    wrongChoice !== undefined && `${id}-chosen-fault`,
  );
  return (
    <fieldset className="asked" disabled={!onChange} aria-describedby={described}>
      <legend>
        <QuestionLegend id={id} of={of} level={headingLevel} />
      </legend>
      <QuestionWords id={id} of={of} />
      {limits && (
        <p className="quiet note" id={idsOf(id).limits}>
          {limits}
        </p>
      )}
      {questionType === 'textarea' && (
        <CountedText
          id={`${id}-text`}
          labelledBy={idsOf(id).legend}
          value={answer.text}
          most={of.maxLength ?? DEFAULT_MAX_LENGTH}
          fault={faults['text']}
          onChange={onChange && ((text) => change({ text }))}
        />
      )}
      {questionType === 'select' && (
        <select
          id={`${id}-chosen`}
          aria-labelledby={idsOf(id).legend}
          aria-invalid={wrongChoice !== undefined}
          aria-describedby={described}
          value={answer.chosen[0] ?? ''}
          onChange={({ target }) => change({ chosen: valueIn(target) ? [valueIn(target)] : [] })}
        >
          <option value="">{messages.choose}</option>
          {of.options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.title}
            </option>
          ))}
        </select>
      )}
      {(questionType === 'radio' || questionType === 'checkbox') && (
        <QuestionOptions
          id={id}
          of={of}
          chosen={answer.chosen}
          isWrong={wrongChoice !== undefined}
          onChoose={(option) => change({ chosen: choose(answer.chosen, option, of) })}
        />
      )}
      {wrongChoice && <FaultWords id={`${id}-chosen-fault`} words={wrongChoice} />}
      {questionType === 'checkbox' && (
        <p className="unseen" role="status">
          {tooManyChosen(answer.chosen, of)}
        </p>
      )}
      {hasMore && (
        <div className="more">
          <label htmlFor={`${id}-more`}>
            {conditional.title.trim() || messages.more}
            {conditional.isRequired && ` ${messages.required}`}
          </label>
          <CountedText
            id={`${id}-more`}
            value={answer.conditionalText}
            most={DEFAULT_MAX_LENGTH}
            isRequired={conditional.isRequired ?? false}
            fault={faults['conditionalText']}
            onChange={onChange && ((conditionalText) => change({ conditionalText }))}
          />
        </div>
      )}
    </fieldset>
  );
}
