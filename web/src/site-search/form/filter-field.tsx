import type { SearchFilter } from '@contract/configs/types/site-search.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Control, SelectControl } from '../../ui/control.tsx';
import { CheckboxListField } from './checkbox-list-field.tsx';
import {
  emptyValue,
  type FieldValue,
  fieldsOf,
  type FormValues,
  numberProblem,
} from './form-values.ts';
import { messages } from '../messages.ts';
import { OptionsOf } from './options-of.tsx';

interface FilterFieldProps {
  at: string;
  filter: SearchFilter;
  values: FormValues;
  set: (at: string, value: FieldValue) => void;
}

/** Most characters of a typed filter, as the server takes them. */
const LONGEST = 200;

/** One field of the council's search form, of whichever kind it is. */
export function FilterField({ at, filter, values, set }: FilterFieldProps) {
  const { type, label = '', description } = filter;
  const value = values[at] ?? emptyValue(type);
  const change = (next: FieldValue) => set(at, next);
  if (type === 'in area') return null;
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
        <Legend>{label}</Legend>
        {fieldsOf(filter.filters ?? [], `${at}.`).map((inner) => (
          <FilterField key={inner.at} {...inner} values={values} set={set} />
        ))}
      </chakra.fieldset>
    );
  }
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      {field(filter, value, change)}
      {description && <Hint>{description}</Hint>}
      {filter.overwriteSearchFilters && isFilled(value) && (
        <Hint role="status">{messages.overrides(label)}</Hint>
      )}
    </chakra.div>
  );
}

/** A list or both ends of a range count as empty while nothing stands in them. */
function isFilled(value: FieldValue): boolean {
  return Array.isArray(value) ? value.some((each) => each !== '') : value !== '' && value !== false;
}

function field(filter: SearchFilter, value: FieldValue, change: (value: FieldValue) => void) {
  switch (filter.type) {
    case 'select':
      return <SelectField filter={filter} value={value as string} change={change} />;
    case 'checkbox':
      return <CheckboxField filter={filter} value={value as boolean} change={change} />;
    case 'checkbox list':
    case 'in array':
      return (
        <OptionsOf filter={filter}>
          {(options) => (
            <CheckboxListField
              label={filter.label ?? ''}
              options={options}
              value={value as string[]}
              change={change}
            />
          )}
        </OptionsOf>
      );
    case 'range':
    case 'date range':
      return <BetweenField filter={filter} value={value as [string, string]} change={change} />;
    default:
      return <TypedField filter={filter} value={value as string} change={change} />;
  }
}

interface OneField<T> {
  filter: SearchFilter;
  value: T;
  change: (value: T) => void;
}

function TypedField({ filter, value, change }: OneField<string>) {
  const id = useId();
  const isNumber = filter.type === 'number';
  const problem = isNumber ? numberProblem(value, filter) : undefined;
  return (
    <>
      <Label htmlFor={id}>{filter.label}</Label>
      <Control
        id={id}
        {...(isNumber ? {} : { 'data-search': true })}
        inputMode={isNumber ? 'decimal' : 'text'}
        maxLength={LONGEST}
        placeholder={filter.placeholder}
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => change(event.target.value)}
      />
      <Problem id={`${id}-problem`} problem={problem} filter={filter} />
    </>
  );
}

function SelectField({ filter, value, change }: OneField<string>) {
  const id = useId();
  return (
    <>
      <Label htmlFor={id}>{filter.label}</Label>
      <OptionsOf filter={filter}>
        {(options) => (
          <SelectControl id={id} value={value} onChange={(event) => change(event.target.value)}>
            <option value="">{filter.placeholder ?? messages.any}</option>
            {options.map((option) => (
              <option key={String(option.value)} value={String(option.value)}>
                {option.label}
              </option>
            ))}
          </SelectControl>
        )}
      </OptionsOf>
    </>
  );
}

function CheckboxField({ filter, value, change }: OneField<boolean>) {
  return (
    <>
      {filter.label !== filter.caption && <Label as="span">{filter.label}</Label>}
      <chakra.label display="flex" alignItems="center" gap="2" minH="6" cursor="pointer">
        <chakra.input
          type="checkbox"
          w="4"
          h="4"
          checked={value}
          onChange={(event) => change(event.target.checked)}
        />
        {filter.caption}
      </chakra.label>
    </>
  );
}

function BetweenField({ filter, value, change }: OneField<[string, string]>) {
  const id = useId();
  const [from, to] = value;
  const isDate = filter.type === 'date range';
  const problem = isDate ? undefined : (numberProblem(from, filter) ?? numberProblem(to, filter));
  const end = (which: 0 | 1, name: string, limit: number | undefined) => (
    <Control
      type={isDate ? 'date' : 'text'}
      inputMode={isDate ? undefined : 'decimal'}
      aria-label={`${filter.label} ${name}`}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
      placeholder={limit === undefined ? name : String(limit)}
      value={value[which]}
      onChange={(event) =>
        change(which === 0 ? [event.target.value, to] : [from, event.target.value])
      }
    />
  );
  return (
    <chakra.fieldset minW="0">
      <Legend>{filter.label}</Legend>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto minmax(0, 1fr)"
        alignItems="center"
        gap="2"
        mt="1"
      >
        {end(0, messages.from, filter.min)}
        <span aria-hidden>–</span>
        {end(1, messages.to, filter.max)}
      </chakra.div>
      <Problem id={`${id}-problem`} problem={problem} filter={filter} />
    </chakra.fieldset>
  );
}

function Problem({
  id,
  problem,
  filter,
}: {
  id: string;
  problem: ReturnType<typeof numberProblem>;
  filter: SearchFilter;
}) {
  if (!problem) return null;
  const words =
    problem === 'not-a-number'
      ? messages.notANumber
      : messages.outOfRange(filter.min ?? -Infinity, filter.max ?? Infinity);
  return (
    <chakra.p
      id={id}
      role="alert"
      display="flex"
      alignItems="center"
      gap="1"
      color="fg.error"
      textStyle="small"
      mt="1"
    >
      <CircleAlert size={16} aria-hidden />
      {words}
    </chakra.p>
  );
}

const Label = chakra('label', { base: { fontWeight: 'medium' } });
const Legend = chakra('legend', { base: { fontWeight: 'medium' } });
const Hint = chakra('p', { base: { color: 'fg.muted', textStyle: 'small' } });
