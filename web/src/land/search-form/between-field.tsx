import { chakra } from '@chakra-ui/react';
import { Control } from '../../ui/control.tsx';
import { LONGEST } from '../ground/filters/bounded-text.ts';
import {
  describedBy,
  FieldGroup,
  FieldProblem,
  useFieldId,
} from '../ground/filter-inputs/field-frame.tsx';
import type { OneField } from './filter-field.tsx';
import { NO_DAY, problemsIn } from '../ground/filters/problems.ts';
import { stepped } from './stepped.ts';
import { messages } from './messages.ts';

/** From and to: numbers within the council's limits, or days. */
export function BetweenField({ at, filter, value, change }: OneField<[string, string]>) {
  const id = useFieldId(at);
  const isDate = filter.type === 'date range';
  const problems = problemsIn(filter, value);
  const end = (which: 0 | 1, name: string, limit: number | undefined) => {
    const set = (text: string) => change(which === 0 ? [text, value[1]] : [value[0], text]);
    const part = which === 0 ? 'from' : 'to';
    return (
      <Control
        id={`${id}-${part}`}
        type={isDate ? 'date' : 'text'}
        inputMode={isDate ? undefined : 'decimal'}
        maxLength={LONGEST}
        aria-label={`${filter.label} ${name}`}
        aria-invalid={problems.some((problem) => problem.end === part) || undefined}
        aria-describedby={describedBy(id, {
          problem: problems.length > 0,
          hint: filter.description,
        })}
        placeholder={limit === undefined ? name : String(limit)}
        // A box with half a date in it has no value: it keeps what was typed as long as we set none.
        value={value[which] === NO_DAY ? '' : value[which]}
        onChange={({ target }) => set(target.validity.badInput ? NO_DAY : target.value)}
        onInput={(event) => event.currentTarget.validity.badInput && set(NO_DAY)}
        onKeyDown={(event) => {
          const next = isDate ? undefined : stepped(value[which], event.key, filter);
          if (next === undefined) return;
          event.preventDefault();
          set(next);
        }}
      />
    );
  };
  return (
    <FieldGroup label={filter.label}>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto minmax(0, 1fr)"
        alignItems="center"
        gap="2"
      >
        {end(0, messages.from, filter.min)}
        <span aria-hidden>–</span>
        {end(1, messages.to, filter.max)}
      </chakra.div>
      <FieldProblem id={id} message={problems[0]?.message} />
    </FieldGroup>
  );
}
