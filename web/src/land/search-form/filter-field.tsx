import type { SearchFilter } from '@contract/council/ground/configs/types/site-search.ts';
import { chakra } from '@chakra-ui/react';
import { AreaField } from './area-field.tsx';
import { BetweenField } from './between-field.tsx';
import { CheckboxListField } from './checkbox-list-field.tsx';
import {
  FieldGroup,
  Hint,
  Legend,
  Tick,
  useFieldId,
} from '../ground/filter-inputs/field-frame.tsx';
import {
  type AreaValue,
  emptyValue,
  type FieldValue,
  fieldsOf,
  type FormValues,
  isFilled,
} from '../ground/filters/form-values.ts';
import { ManyField } from './many-field.tsx';
import { messages } from './messages.ts';
import { OptionsOf } from './options-of.tsx';
import { SelectField } from './select-field.tsx';
import { TypedField } from './typed-field.tsx';

interface FilterFieldProps {
  at: string;
  filter: SearchFilter;
  values: FormValues;
  set: (at: string, value: FieldValue) => void;
  /** In a group: its lists show all their items. */
  nested?: boolean;
}

/** What each kind of field is given. */
export interface OneField<T> {
  at: string;
  filter: SearchFilter;
  value: T;
  change: (value: T) => void;
}

/** One field of the council's search form, of whichever kind it is. */
export function FilterField({ at, filter, values, set, nested = false }: FilterFieldProps) {
  const id = useFieldId(at);
  const { type, label = '', description } = filter;
  if (type === 'group') {
    return (
      <chakra.fieldset
        minW="0"
        borderTopWidth="1px"
        pt="3"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        {label && <Legend>{label}</Legend>}
        {filter.operator === '_or' && <Hint>{messages.anyOfThese}</Hint>}
        {fieldsOf(filter.filters ?? [], `${at}.`).map((inner) => (
          <FilterField key={inner.at} {...inner} values={values} set={set} nested />
        ))}
      </chakra.fieldset>
    );
  }
  const value = values[at] ?? emptyValue(type);
  const change = (next: FieldValue) => set(at, next);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      <FieldOfKind at={at} filter={filter} value={value} change={change} nested={nested} />
      {description && <Hint id={`${id}-hint`}>{description}</Hint>}
      {filter.overwriteSearchFilters && isFilled(value) && (
        <Hint role="status">{messages.overrides(label)}</Hint>
      )}
    </chakra.div>
  );
}

function FieldOfKind({ nested, ...props }: OneField<FieldValue> & { nested: boolean }) {
  const { filter, value } = props;
  const label = filter.label ?? '';
  switch (filter.type) {
    case 'select':
      return <SelectField {...props} value={value as string} />;
    case 'checkbox':
      return <CheckboxField {...props} value={value as boolean} />;
    case 'checkbox list':
      return (
        <FieldGroup label={label}>
          <OptionsOf filter={filter}>
            {(options) => (
              <CheckboxListField
                at={props.at}
                options={options}
                value={value as string[]}
                change={props.change}
                nested={nested}
              />
            )}
          </OptionsOf>
        </FieldGroup>
      );
    case 'in array':
      return <ManyField {...props} value={value as string[]} />;
    case 'in area':
      return <AreaField {...props} value={value as AreaValue | ''} />;
    case 'range':
    case 'date range':
      return <BetweenField {...props} value={value as [string, string]} />;
    default:
      return <TypedField {...props} value={value as string} />;
  }
}

function CheckboxField({ at, filter, value, change }: OneField<boolean>) {
  const id = useFieldId(at);
  const tick = (
    <Tick id={id} checked={value} onChange={(event) => change(event.target.checked)}>
      {filter.caption}
    </Tick>
  );
  return filter.label === filter.caption ? (
    tick
  ) : (
    <FieldGroup label={filter.label}>{tick}</FieldGroup>
  );
}
