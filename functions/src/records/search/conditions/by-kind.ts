import { invalidField } from '../../../platform/errors.ts';
import type { WithValue } from '../../../council/ground/filters/filter-kind.ts';
import {
  asksPresence,
  type FieldFilter,
  type LeafFilter,
} from '../../../council/ground/filters/filter.ts';
import { isOnField, type PlaceFilter } from '../../../council/ground/filters/kinds.ts';
import type { SearchColumn } from '../columns.ts';
import type { RecordType } from '../record-type.ts';
import { filledInCondition } from './value-conditions.ts';
import type {
  Condition,
  FieldCondition,
  PlaceCondition,
  PlacedRecord,
  Searched,
} from './kind-condition.ts';
import { dateRangeCondition } from './kinds/date-range.ts';
import { inAreaCondition } from './kinds/in-area.ts';
import { nearLayerCondition } from './kinds/near-layer.ts';
import { numberCondition } from './kinds/number.ts';
import { oneOf } from './kinds/one-of.ts';
import { rangeCondition } from './kinds/range.ts';
import { textCondition } from './kinds/text.ts';

type OfType<F, Type> = Extract<F, { type: Type }>;

/** The SQL of each kind of filter on a field. */
const onField: { [T in FieldFilter['type']]: FieldCondition<OfType<FieldFilter, T>> } = {
  checkbox: oneOf,
  'checkbox list': oneOf,
  'in array': oneOf,
  select: oneOf,
  text: textCondition,
  number: numberCondition,
  range: rangeCondition,
  'date range': dateRangeCondition,
};

/** The SQL of each kind of filter on where a record is. */
const onPlace: { [T in PlaceFilter['type']]: PlaceCondition<OfType<PlaceFilter, T>> } = {
  'in area': inAreaCondition,
  'near layer': nearLayerCondition,
};

/** One filled-in filter as SQL. One that cannot apply to its column's kind throws payload-invalid. */
export function kindCondition(filter: LeafFilter, searched: Searched, at: string): Condition {
  if (!isOnField(filter)) {
    const place: PlaceCondition<PlaceFilter> = onPlace[filter.type] as PlaceCondition<PlaceFilter>;
    const { record } = searched;
    if (!isPlaced(record))
      throw invalidField(`${at}.type`, `A ${filter.type} filter does not apply here`);
    return place(filter as WithValue<PlaceFilter>, record);
  }
  const column = columnOf(filter, searched, at);
  if (asksPresence(filter)) return filledInCondition(column, filter.condition === 'not empty', at);
  const field = onField[filter.type] as FieldCondition<FieldFilter>;
  return field(filter as WithValue<FieldFilter>, column, at);
}

const isPlaced = (record: RecordType): record is PlacedRecord => record.place !== undefined;

/** The column that a filter asks; one that the dictionary lacks throws payload-invalid. */
export function columnOf(filter: FieldFilter, searched: Searched, at: string): SearchColumn {
  const name = filter.dbPropertyName;
  const column = searched.record.apart.get(name) ?? searched.columns.get(name);
  if (column?.filterable) return column;
  throw invalidField(`${at}.dbPropertyName`, `Unknown property: ${name}`);
}
