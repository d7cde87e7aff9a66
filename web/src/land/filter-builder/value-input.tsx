import { CountedControl } from '../../ui/counted.tsx';
import type { AreaValue } from '@contract/council/ground/filters/form-value.ts';
import { chakra } from '@chakra-ui/react';
import { FailedLine } from '../../ui/failed-line.tsx';
import { Control } from '../../ui/control.tsx';
import { DayInput } from '../../ui/day-input.tsx';
import { MAX_FILTER_LENGTH } from '../ground/filter-inputs/max-filter-length.ts';
import { AreaBox } from '../ground/filter-inputs/area-box.tsx';
import { ChoiceBox } from '../../ui/combobox/choice-box.tsx';
import { ManyBox } from '../ground/filter-inputs/many-box.tsx';
import { filterInputMessages } from '../ground/filter-inputs/messages.ts';
import { needsValue, takesSeveral } from '../ground/filters/conditions.ts';
import type { BuilderField } from '../ground/filters/fields.ts';
import { filterRowMessages } from '../ground/filters/messages.ts';
import { searchMessages } from '../ground/search/messages.ts';
import { filterBuilderMessages as messages } from './messages.ts';
import { NO_DAY } from '@contract/council/ground/filters/input-problems.ts';
import type { FieldRow } from '../ground/filters/row.ts';
import { useValues } from './use-values.ts';

interface ValueInputProps {
  row: FieldRow;
  field: BuilderField;
  change: (values: string[]) => void;
  setPlace: (place: AreaValue | undefined) => void;
  invalid: boolean;
  label: string;
  describedBy?: string | undefined;
}

/** The input that a line's field and condition call for; nothing if they need no value. */
export function ValueInput(props: ValueInputProps) {
  const { row, field, change, invalid, label, describedBy } = props;
  if (!needsValue(row.condition)) return <span />;
  if (field.place) {
    return (
      <AreaBox
        id={`place-${row.id}`}
        at={row.id}
        label={label}
        offers={field.place.offers}
        featuresLabel={`${filterInputMessages.featureOfLayer}: ${label}`}
        value={row.place ?? ''}
        change={(place) => props.setPlace(place === '' ? undefined : place)}
        none={messages.chooseValue}
        invalid={invalid}
        describedBy={describedBy}
      />
    );
  }
  if (takesSeveral(field.family, row.condition)) return <SeveralValues {...props} />;
  if (field.family === 'number' || field.family === 'date') return <Ends {...props} />;
  if (field.family === 'switch') {
    return (
      <ChoiceBox
        label={label}
        choices={[
          { value: 'true', label: filterRowMessages.yes },
          { value: 'false', label: filterRowMessages.no },
        ]}
        value={row.values[0] ?? ''}
        placeholder={messages.chooseValue}
        change={(value) => change([value])}
        invalid={invalid}
        describedBy={describedBy}
      />
    );
  }
  const exactly = row.condition === 'is' || row.condition === 'is-not';
  if (exactly && field.column) return <OneValue {...props} />;
  return (
    <CountedControl
      aria-label={label}
      most={MAX_FILTER_LENGTH}
      value={row.values[0] ?? ''}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => change([event.target.value])}
    />
  );
}

/** A number or a day, or two of them. */
function Ends({ row, field, change, invalid, label, describedBy }: ValueInputProps) {
  const isDate = field.family === 'date';
  const [from = '', to = ''] = row.values;
  const between = row.condition === 'between';
  const end = (value: string, name: string, set: (value: string) => void) => {
    const control = {
      'aria-invalid': invalid || undefined,
      'aria-describedby': describedBy,
    };
    return isDate ? (
      <DayInput
        {...control}
        label={name}
        day={value === NO_DAY ? undefined : value}
        changeDay={(day) => set(day ?? NO_DAY)}
      />
    ) : (
      <Control
        {...control}
        aria-label={name}
        inputMode="decimal"
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    );
  };
  return (
    <chakra.div display="flex" alignItems="center" gap="1.5" minW="0">
      {end(from, between ? `${label} ${messages.from}` : label, (value) =>
        change(between ? [value, to] : [value]),
      )}
      {between && (
        <>
          <span aria-hidden>–</span>
          {end(to, `${label} ${messages.to}`, (value) => change([from, value]))}
        </>
      )}
      {field.unit && <chakra.span color="fg.muted">{field.unit}</chakra.span>}
    </chakra.div>
  );
}

/** One existing value, or free text. */
function OneValue({ row, field, change, invalid, label, describedBy }: ValueInputProps) {
  const values = useValues(field);
  const { typed, choices } = values;
  const words = typed.trim();
  const own =
    field.family === 'text' && words && !choices.some((each) => each.label === words)
      ? [{ value: words.slice(0, MAX_FILTER_LENGTH), label: words }]
      : [];
  if (values.error) return <Failed of={values.error} retry={values.retry} busy={values.busy} />;
  return (
    <ChoiceBox
      label={label}
      choices={[...own, ...choices]}
      value={row.values[0] ?? ''}
      placeholder={messages.chooseValue}
      change={(value) => change([value])}
      busy={values.busy}
      invalid={invalid}
      describedBy={describedBy}
      {...(values.onType ? { onType: values.onType } : {})}
    />
  );
}

function SeveralValues({ row, field, change, invalid, label, describedBy }: ValueInputProps) {
  const values = useValues(field);
  if (values.error) return <Failed of={values.error} retry={values.retry} busy={values.busy} />;
  return (
    <ManyBox
      label={label}
      choices={values.choices}
      values={row.values}
      change={change}
      placeholder={messages.chooseValue}
      busy={values.busy}
      invalid={invalid}
      describedBy={describedBy}
      {...(values.onType ? { onType: values.onType } : {})}
    />
  );
}

const Failed = (failure: { of: Error; retry: () => void; busy: boolean }) => (
  <FailedLine title={searchMessages.optionsFailed} {...failure} />
);
