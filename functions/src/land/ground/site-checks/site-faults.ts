import { faultsBetween } from '../../../council/ground/dictionary/field-checks.ts';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { formatNumber, formatValue } from '../../../council/ground/dictionary/format-value.ts';
import type { YearOfHomes } from '../capacity/trajectory.ts';
import { capacityWorkingMessages } from '../capacity/working-messages.ts';
import { homesFields } from '../sites/homes.ts';
import { siteCheckMessages as messages } from './messages.ts';

/** Where a field does not go with another, or with the site's capacity. */
export interface SiteFault {
  field: string;
  message: string;
}

/** What was saved of a site's capacity, and the year that its plan counts from. */
export interface CheckedCapacity {
  /** Undefined where none was calculated. */
  homes: number | undefined;
  trajectory: readonly YearOfHomes[];
  planFrom: number;
}

type Values = Readonly<Record<string, unknown>>;

/** The field for when a site could be built on, as specification 000 section 2.4 names it. */
const DELIVERY = 'availability_time_period';

/** Fields that are checked against the capacity. */
export function capacityFieldsOf(fields: readonly DictionaryField[]): DictionaryField[] {
  const delivery = fields.filter(({ dbPropertyName }) => dbPropertyName === DELIVERY);
  const { own, from, to, least } = homesFields(fields);
  return [...delivery, ...[own, from, to, least].filter((field) => field !== undefined)];
}

/** All that does not go together in a site, by the dictionary's checks and against its capacity. */
export function siteFaults(
  fields: readonly DictionaryField[],
  values: Values,
  capacity: CheckedCapacity | undefined,
): SiteFault[] {
  const between = faultsBetween(fields, values).map(({ field, message }) => ({ field, message }));
  return [...between, ...(capacity ? capacityFaults(fields, values, capacity) : [])];
}

/** As siteFaults, against the capacity alone. */
export function capacityFaults(
  fields: readonly DictionaryField[],
  values: Values,
  capacity: CheckedCapacity,
): SiteFault[] {
  return capacityFieldsOf(fields).flatMap((field) => {
    const value = values[field.dbPropertyName];
    const message =
      field.dbPropertyName === DELIVERY
        ? deliveryFault(field, value, capacity)
        : homesFault(field, value, capacity);
    return message === undefined ? [] : [{ field: field.dbPropertyName, message }];
  });
}

function homesFault(field: DictionaryField, value: unknown, { homes }: CheckedCapacity) {
  if (typeof value !== 'number' || homes === undefined || value <= homes) return undefined;
  return messages.homes(field.label, formatNumber(value), formatNumber(homes));
}

function deliveryFault(
  field: DictionaryField,
  value: unknown,
  { trajectory, planFrom }: CheckedCapacity,
) {
  const said = value === null || value === undefined ? '' : formatValue(field, value);
  const period = periodIn(said);
  const built = trajectory.filter(({ homes }) => homes > 0).map(({ year }) => year);
  if (!period || built.length === 0) return undefined;
  const first = Math.min(...built);
  // What began before the plan is in its first year.
  const year = Math.max(1, first - planFrom + 1);
  if (year >= period.from && year <= period.to) return undefined;
  const begins = capacityWorkingMessages.monitoringYear(first);
  return messages.delivery(field.label, said, begins, year);
}

/** The years of '6–10 years', '1 to 5', 'Beyond 15 years'; undefined of words without years. */
function periodIn(text: string): { from: number; to: number } | undefined {
  const [, from, to] = /(\d{1,3}) ?(?:–|-|to) ?(\d{1,3})/.exec(text) ?? [];
  if (from && to) return { from: Number(from), to: Number(to) };
  const [, beyond] = /(?:beyond|over|after|more than) (\d{1,3})/i.exec(text) ?? [];
  return beyond ? { from: Number(beyond) + 1, to: Infinity } : undefined;
}
