import { isCalendarDate } from '../../../platform/dates/day.ts';
import type { DictionaryField, FieldCheck } from './field.ts';
import { formatValue } from './format-value.ts';
import { dictionaryMessages as messages } from './messages.ts';

type Checked = Pick<
  DictionaryField,
  'dbPropertyName' | 'label' | 'type' | 'format' | 'options' | 'unit'
>;
type Values = Readonly<Record<string, unknown>>;

/** Where a field and another do not go together, and whether the dictionary refuses that or warns of it. */
interface FieldFault {
  field: string;
  other: string;
  level: FieldCheck['level'];
  message: string;
}

/**
 * What the dictionary's checks between fields find in the values of one record: the same on forms, in bulk, when
 * pasting, importing and through the API. `touched` leaves out checks of which neither field is named.
 */
export function faultsBetween(
  fields: readonly Checked[],
  values: Values,
  touched?: readonly string[],
): FieldFault[] {
  const named = new Map(fields.map((field) => [field.dbPropertyName, field]));
  return fields.flatMap((field) =>
    (field.format.CHECKS ?? []).flatMap((check): FieldFault[] => {
      const other = named.get(check.field);
      const name = field.dbPropertyName;
      if (!other || (touched && !touched.includes(name) && !touched.includes(check.field)))
        return [];
      const message = faultOf(field, other, check, values);
      return message === undefined
        ? []
        : [{ field: name, other: check.field, level: check.level, message }];
    }),
  );
}

/** These fields and those that a check holds against one of them: what must be known to check a change. */
export function withCheckedFields(fields: Iterable<Checked>, names: readonly string[]): string[] {
  const wanted = new Set(names);
  for (const { dbPropertyName: name, format } of fields) {
    for (const { field: other } of format.CHECKS ?? []) {
      if (names.includes(name)) wanted.add(other);
      if (names.includes(other)) wanted.add(name);
    }
  }
  const known = new Set([...fields].map(({ dbPropertyName }) => dbPropertyName));
  return [...wanted].filter((name) => names.includes(name) || known.has(name));
}

function faultOf(
  field: Checked,
  other: Checked,
  check: FieldCheck,
  values: Values,
): string | undefined {
  const [value, against] = [values[field.dbPropertyName], values[other.dbPropertyName]];
  if (isBlank(value)) return undefined;
  if (check.rule === 'needs') {
    const fits = check.values ? check.values.some((each) => each === against) : !isBlank(against);
    if (fits) return undefined;
    const wanted = check.values?.map((each) => formatValue(other, each)).join(' or ');
    return messages.needs(field.label, other.label, wanted);
  }
  if (isBlank(against) || !isGreater(value, against)) return undefined;
  const said: [string, string, string, string] = [
    field.label,
    formatValue(field, value),
    other.label,
    formatValue(other, against),
  ];
  return isCalendarDate(String(value)) ? messages.laterThan(...said) : messages.moreThan(...said);
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** Numbers by their value, days (yyyy-mm-dd) by their text. */
function isGreater(value: unknown, other: unknown): boolean {
  if (isCalendarDate(String(value)) && isCalendarDate(String(other)))
    return String(value) > String(other);
  return Number(value) > Number(other);
}
