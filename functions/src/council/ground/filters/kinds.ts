import type { AnyLeaf, FilterKind } from './filter-kind.ts';
import type { GroupFilter } from './filter.ts';
import { checkboxList } from './kinds/checkbox-list.ts';
import { checkbox } from './kinds/checkbox.ts';
import { dateRange } from './kinds/date-range.ts';
import { inArea } from './kinds/in-area.ts';
import { inArray } from './kinds/in-array.ts';
import { nearLayer } from './kinds/near-layer.ts';
import { numberFilterKind } from './kinds/number.ts';
import { rangeFilterKind } from './kinds/range.ts';
import { select } from './kinds/select.ts';
import { textFilterKind } from './kinds/text.ts';

/** Every kind of filter besides the group, whose filters stand in it. */
export const kinds = {
  checkbox,
  'checkbox list': checkboxList,
  select,
  text: textFilterKind,
  number: numberFilterKind,
  range: rangeFilterKind,
  'date range': dateRange,
  'in area': inArea,
  'in array': inArray,
  'near layer': nearLayer,
};

type Kinds = typeof kinds;
type FilterOf<Kind> = Kind extends FilterKind<infer F> ? F : never;
/** A filter that is not a group. */
export type LeafFilter = { [Type in keyof Kinds]: FilterOf<Kinds[Type]> }[keyof Kinds];
/** A filter on one property of the record. */
export type FieldFilter = Extract<LeafFilter, { dbPropertyName: string }>;
/** A filter on where the record is. */
export type PlaceFilter = Exclude<LeafFilter, FieldFilter>;
export type Filter = LeafFilter | GroupFilter;
export type FilterType = Filter['type'];

export const leafTypes = Object.keys(kinds) as LeafFilter['type'][];
export const filterTypes: readonly FilterType[] = [...leafTypes, 'group'];

/** The kind of a filter, or of a field of the search form. */
export const kindOf = ({ type }: { type: LeafFilter['type'] }): FilterKind<LeafFilter> =>
  kinds[type] as FilterKind<AnyLeaf> as FilterKind<LeafFilter>;

/** Whether this names a kind of filter, a group among them. */
export const isFilterType = (type: unknown): type is FilterType =>
  filterTypes.includes(type as FilterType);

/** Whether filters of this type ask where the record is. */
export const isPlaceType = (type: LeafFilter['type']): type is PlaceFilter['type'] =>
  kindOf({ type }).place !== undefined;

/** Whether a filter asks one property of the record. */
export const isOnField = (filter: LeafFilter): filter is FieldFilter =>
  kindOf(filter).place === undefined;
