import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { parseValue, type SiteValue } from '../../../council/ground/dictionary/parse-value.ts';

type Field = Pick<DictionaryField, 'type' | 'format' | 'options'>;

/** Whether two values as JSON has them are one; the order of an object's keys is none of it. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ours, theirs] = [Object.entries(a), Object.entries(b)];
  return (
    ours.length === theirs.length &&
    ours.every(
      ([key, value]) => Object.hasOwn(b, key) && isSame(value, (b as Record<string, unknown>)[key]),
    )
  );
}

/** A value as history and answers write it: lists with commas, objects as JSON, nothing as null. */
export function textOf(value: SiteValue): string | null {
  if (value === null) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Whether what a browser sends back is what the record holds: 1.50 and 1.5 are, 'yes' and true, a list and its words
 * with commas, and nothing and blanks. A value that the field takes no more is compared as text.
 */
export function isHeld(field: Field, sent: unknown, held: SiteValue): boolean {
  const parsed = parseValue({ ...field, format: {}, options: [] }, sent);
  if ('value' in parsed && isSame(parsed.value, held)) return true;
  return (textOf((sent ?? null) as SiteValue) ?? '').trim() === (textOf(held) ?? '');
}
