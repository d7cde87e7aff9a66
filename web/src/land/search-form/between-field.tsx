import { kindOf } from '@contract/council/ground/filters/kinds.ts';
import { chakra } from '@chakra-ui/react';
import { Control } from '../../ui/control.tsx';
import { DayInput } from '../../ui/day-input.tsx';
import {
  describedBy,
  FieldGroup,
  FieldProblem,
  useFieldId,
} from '../ground/filter-inputs/field-frame.tsx';
import type { OneField } from './one-field.ts';
import { NO_DAY } from '@contract/council/ground/filters/input-problems.ts';
import { problemsIn } from '../ground/filters/problems.ts';
import { stepped } from './stepped.ts';
import { searchFormMessages as messages } from './messages.ts';

/** From and to: numbers or days. */
export function BetweenField({ at, filter, value, change }: OneField<[string, string]>) {
  const id = useFieldId(at);
  const isDate = kindOf(filter).form.input === 'days';
  const problems = problemsIn(filter, value);
  const end = (which: 0 | 1, name: string) => {
    const set = (text: string) => change(which === 0 ? [text, value[1]] : [value[0], text]);
    const part = which === 0 ? 'from' : 'to';
    const label = `${filter.label} ${name}`;
    const control = {
      id: `${id}-${part}`,
      'aria-invalid': problems.some((problem) => problem.end === part) || undefined,
      'aria-describedby': describedBy(id, {
        problem: problems.length > 0,
        hint: filter.description,
      }),
      placeholder: name,
    };
    if (isDate) {
      return (
        <DayInput
          {...control}
          label={label}
          day={value[which] === NO_DAY ? undefined : value[which]}
          changeDay={(day) => set(day ?? NO_DAY)}
        />
      );
    }
    return (
      <Control
        {...control}
        inputMode="decimal"
        aria-label={label}
        value={value[which]}
        onChange={({ target }) => set(target.value)}
        onKeyDown={(event) => {
          const next = stepped(value[which], event.key, { ...filter, max: undefined });
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
        {end(0, messages.from)}
        <span aria-hidden>–</span>
        {end(1, messages.to)}
      </chakra.div>
      <FieldProblem id={id} message={problems[0]?.message} />
    </FieldGroup>
  );
}
