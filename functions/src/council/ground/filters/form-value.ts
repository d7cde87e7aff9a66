import type { SearchFilter } from './search-filter.ts';
import { FILTER_LIMITS } from './filter-limits.ts';
import type { LayerArea, MapArea, Scalar } from './filter.ts';

/** The inputs that a search form is made of; the web app draws one for each. */
export type FormInput =
  'text' | 'number' | 'choice' | 'tick' | 'ticks' | 'choices' | 'numbers' | 'days' | 'place';

/** What a layer covers, with a distance as it was typed where it is none: such a place is no filter yet. */
export type TypedLayerArea = LayerArea & { typedWithin?: string };
/** Where sites must lie: a part of the map, or what a layer covers. */
export type AreaValue = MapArea | TypedLayerArea;
/** What one field of the form holds: what is typed stays text until it is a filter. */
export type FieldValue = string | boolean | string[] | [string, string] | AreaValue;

/** Typed text as it is searched: trimmed, and no longer than the server takes. */
export const boundedText = (text: string) => text.trim().slice(0, FILTER_LIMITS.textLength).trim();
export const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
export const isText = (value: FieldValue): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** A filter's value as its field would hold it. */
export function asTyped(value: unknown): FieldValue {
  const text = (each: unknown) => (each === null || each === undefined ? '' : String(each));
  if (Array.isArray(value)) return value.map(text);
  return typeof value === 'object' && value !== null ? (value as AreaValue) : text(value);
}

/** The one value that a filter names: of a list with one value, or a range open at one end, that one. */
export function singleText(value: unknown): string | undefined {
  const typed = asTyped(value);
  if (typeof typed === 'string') return typed;
  const filled = Array.isArray(typed) ? typed.filter((each) => each !== '') : [];
  return filled.length === 1 ? filled[0] : undefined;
}

/** An option as the council wrote it, by its text. */
export const asWritten = ({ checkboxes }: SearchFilter, text: string): Scalar =>
  checkboxes?.find(({ value }) => String(value) === text)?.value ?? text;

/** Property and equality of the filter that a configured field makes; undefined where it names no property. */
export function askedOf({ dbPropertyName, equality }: SearchFilter) {
  if (dbPropertyName === undefined) return undefined;
  return { dbPropertyName, ...(equality ? { equality } : {}) };
}
