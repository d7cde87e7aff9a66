export const equalities = ['=', '!=', '>', '>=', '<', '<='] as const;
export type Equality = (typeof equalities)[number];
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

/** What a layer's features cover, or lies within so many metres of them: all of them or the named ones. */
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

interface OnField<Type extends string, Value> {
  type: Type;
  dbPropertyName: string;
  equality?: Equality | null;
  condition?: FilterCondition | null;
  value: Value | null;
}

/** `=` is the whole text and `!=` any other (case ignored); without an equality the text is contained. */
export type TextFilter = OnField<'text', string>;
export type SelectFilter = OnField<'select', Scalar>;
export type CheckboxFilter = OnField<'checkbox', Scalar>;
/** Any of the values ('contains' says the same); with `!=` none of them. */
export type ListFilter = OnField<'checkbox list' | 'in array', Scalar[]>;
export type NumberFilter = OnField<'number', number>;
export type RangeFilter = OnField<'range', Between<number>>;
/** Days as yyyy-mm-dd. */
export type DateRangeFilter = OnField<'date range', Between<string>>;
export interface AreaFilter {
  type: 'in area';
  dbPropertyName?: string;
  /** `!=`: sites that touch none of it. */
  equality?: '=' | '!=' | null;
  value: MapArea | LayerArea | null;
}
export interface GroupFilter {
  type: 'group';
  operator?: GroupOperator;
  filters: Filter[];
}
export type FieldFilter =
  | TextFilter
  | SelectFilter
  | CheckboxFilter
  | ListFilter
  | NumberFilter
  | RangeFilter
  | DateRangeFilter;
export type Filter = FieldFilter | AreaFilter | GroupFilter;
export type FilterType = Filter['type'];
