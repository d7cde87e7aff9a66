import type { AreaValue } from '@contract/council/ground/filters/form-value.ts';
import { kindOf } from '@contract/council/ground/filters/kinds.ts';
import { AreaBox } from '../ground/filter-inputs/area-box.tsx';
import {
  describedBy,
  FieldGroup,
  FieldProblem,
  useFieldId,
} from '../ground/filter-inputs/field-frame.tsx';
import { filterInputMessages } from '../ground/filter-inputs/messages.ts';
import { problemsIn } from '../ground/filters/problems.ts';
import { searchFormMessages as messages } from './messages.ts';
import type { OneField } from './one-field.ts';

/** The field of a filter that asks for a place. */
export function AreaField({ at, filter, value, change }: OneField<AreaValue | ''>) {
  const id = useFieldId(at);
  const [problem] = problemsIn(filter, value);
  return (
    <FieldGroup label={filter.label}>
      <AreaBox
        id={id}
        at={at}
        label={filter.label ?? ''}
        offers={kindOf(filter).place?.offers ?? []}
        featuresLabel={filterInputMessages.featureOfLayer}
        value={value}
        change={change}
        none={filter.placeholder || messages.anywhere}
        describedBy={describedBy(id, { problem })}
      />
      <FieldProblem id={id} message={problem?.message} />
    </FieldGroup>
  );
}
