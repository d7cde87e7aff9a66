import { CountedControl } from '../../ui/counted.tsx';
import { kindOf } from '@contract/council/ground/filters/kinds.ts';
import { SearchBox } from './autocomplete/search-box.tsx';
import { MAX_FILTER_LENGTH } from '../ground/filter-inputs/max-filter-length.ts';
import {
  describedBy,
  FieldProblem,
  Label,
  useFieldId,
  useFormParts,
} from '../ground/filter-inputs/field-frame.tsx';
import type { OneField } from './one-field.ts';
import { problemsIn } from '../ground/filters/problems.ts';
import { stepped } from './stepped.ts';

/** A field for words or a number. The form's first field for words offers suggestions. */
export function TypedField({ at, filter, value, change }: OneField<string>) {
  const id = useFieldId(at);
  const { searchAt } = useFormParts();
  const isNumber = kindOf(filter).form.input === 'number';
  const [problem] = problemsIn(filter, value);
  const common = {
    id,
    placeholder: filter.placeholder,
    'aria-describedby': describedBy(id, { problem, hint: filter.description }),
  };
  return (
    <>
      <Label htmlFor={id}>{filter.label}</Label>
      {at === searchAt ? (
        <SearchBox {...common} at={at} value={value} change={change} />
      ) : (
        <CountedControl
          {...common}
          inputMode={isNumber ? 'decimal' : 'text'}
          most={MAX_FILTER_LENGTH}
          value={value}
          aria-invalid={problem !== undefined || undefined}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            const next = isNumber ? stepped(value, event.key, filter) : undefined;
            if (next === undefined) return;
            event.preventDefault();
            change(next);
          }}
        />
      )}
      <FieldProblem id={id} message={problem?.message} />
    </>
  );
}
