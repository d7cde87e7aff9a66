import type { FieldValue } from '@contract/council/ground/filters/form-value.ts';
import { kindOf } from '@contract/council/ground/filters/kinds.ts';
import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { chakra } from '@chakra-ui/react';
import { Hint, FieldLegend, useFieldId } from '../ground/filter-inputs/field-frame.tsx';
import {
  filterFields,
  type FormValues,
  isFilled,
  isLeafField,
} from '../ground/filters/form-values.ts';
import { searchFormMessages as messages } from './messages.ts';
import { INPUTS } from './inputs.ts';

interface FilterFieldProps {
  at: string;
  filter: SearchFilter;
  values: FormValues;
  set: (at: string, value: FieldValue) => void;
  /** Within a group lists show all their items. */
  nested?: boolean;
}

/** A field of the council's search form, of any kind. */
export function FilterField({ at, filter, values, set, nested = false }: FilterFieldProps) {
  const id = useFieldId(at);
  const { label = '', description } = filter;
  if (!isLeafField(filter)) {
    return (
      <chakra.fieldset
        minW="0"
        borderTopWidth="1px"
        pt="3"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        {label && <FieldLegend>{label}</FieldLegend>}
        {filter.operator === '_or' && <Hint>{messages.anyOfThese}</Hint>}
        {filterFields(filter.filters ?? [], `${at}.`).map((inner) => (
          <FilterField key={inner.at} {...inner} values={values} set={set} nested />
        ))}
      </chakra.fieldset>
    );
  }
  const value = values[at] ?? kindOf(filter).form.empty;
  const change = (next: FieldValue) => set(at, next);
  const Input = INPUTS[kindOf(filter).form.input];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      <Input at={at} filter={filter} value={value} change={change} nested={nested} />
      {description && <Hint id={`${id}-hint`}>{description}</Hint>}
      {filter.overwriteSearchFilters && isFilled(value) && (
        <Hint role="status">{messages.overrides(label)}</Hint>
      )}
    </chakra.div>
  );
}
