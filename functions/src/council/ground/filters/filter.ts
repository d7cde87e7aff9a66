export type { FieldFilter, Filter, FilterType, LeafFilter } from './kinds.ts';
export type { AreaFilter } from './kinds/in-area.ts';
import type { Filter } from './kinds.ts';

export const equalities = ['=', '!=', '>', '>=', '<', '<='] as const;
export type Equality = (typeof equalities)[number];
/** The comparisons as words, in any case, as queries may write them (specification 002 section 5). */
const EQUALITY_WORDS: Record<string, Equality> = {
  EQ: '=',
  NE: '!=',
  GT: '>',
  GE: '>=',
  LT: '<',
  LE: '<=',
};
/** `GE` as `>=`; anything else as it is. */
export const equalityOf = (written: string): string =>
  Object.hasOwn(EQUALITY_WORDS, written.toUpperCase())
    ? (EQUALITY_WORDS[written.toUpperCase()] ?? written)
    : written;

export const groupOperators = ['_and', '_or'] as const;
export type GroupOperator = (typeof groupOperators)[number];
export const filterConditions = ['contains', 'not contains', 'empty', 'not empty'] as const;
/** `empty` and `not empty` need no value; the others say what an equality would and stand without one. */
export type FilterCondition = (typeof filterConditions)[number];
export const areaProjections = ['27700', '3857', '4326'] as const;
export type AreaProjection = (typeof areaProjections)[number];

export type Scalar = string | number | boolean;
/** Both ends included; null leaves that end open. */
export type Between<T> = [T | null, T | null];
/** A part of the map: a box (min x, min y, max x, max y) or a polygon, in the named EPSG code. */
export interface MapArea {
  projection: AreaProjection;
  bbox?: [number, number, number, number];
  polygon?: { type: 'Polygon'; coordinates: number[][][] };
}

/** The area covered by a layer's features, or within a distance of them: all of them or the named ones. */
export interface LayerArea {
  layerId: string;
  featureIds?: number[];
  within?: number;
}
/** Whether an area is that of a layer's features, not drawn. */
export const isLayerArea = (area: MapArea | LayerArea): area is LayerArea => 'layerId' in area;

/**
 * Properties that no dictionary holds: the saved lists a site is in (ids of lists), the selection made
 * for something (a uuid), and the site's tags (their names). An 'in array', 'checkbox list' or 'select'
 * filter asks for them.
 */
export const SITE_LIST = 'site_list';
export const SITE_SELECTION = 'site_selection';
export const SITE_TAGS = 'site_tags';

/** A filter on one property of the record. */
export interface OnField<Type extends string, Value> {
  type: Type;
  dbPropertyName: string;
  equality?: Equality | null;
  condition?: FilterCondition | null;
  value: Value | null;
}
/** A filter on where the record is: `=` there, `!=` nowhere near, as records without a place are. */
export interface OnPlace<Type extends string, Value> {
  type: Type;
  dbPropertyName?: string;
  equality?: '=' | '!=' | null;
  value: Value | null;
}
export interface GroupFilter {
  type: 'group';
  operator?: GroupOperator;
  filters: Filter[];
}

interface Asked {
  equality?: Equality | null | undefined;
  condition?: FilterCondition | null | undefined;
}

/** Whether a filter asks only if a field is filled in, whatever its value. */
export const asksPresence = ({ condition }: Asked): boolean =>
  condition === 'empty' || condition === 'not empty';

/** Whether what a filter names is left out instead of found. */
export const isNegated = ({ equality, condition }: Asked): boolean =>
  equality === '!=' || condition === 'not contains';
