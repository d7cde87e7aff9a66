import type * as yup from 'yup';
import type { AnyObject } from 'yup';
import type { FieldErrors } from './errors.ts';

/** No legitimate input nests as deeply; a deeper one would exhaust the stack of recursive code. */
const DEEPEST = 64;
/** Entries and keys of one input: two boundaries of 60,000 corners have 360,000. */
const MAX_PLAIN_VALUES = 500_000;
/** More help nobody, and each costs time. */
const MAX_FAULTS = 50;

/** Whether as many faults are found as an answer names. */
export const isFull = (fields: FieldErrors): boolean => Object.keys(fields).length >= MAX_FAULTS;

/**
 * Finds values that no column can hold: NUL characters, half surrogate pairs, integers too large for JavaScript to
 * represent, excessive nesting, and more than anybody needs. PostgreSQL would fail on each in mid-statement. A key
 * `__proto__` is found as well: whoever copied the value would set a prototype by it. `fields` must have no prototype
 * itself, to be told of one.
 */
export function refuseUnstorable(value: unknown, fields: FieldErrors): void {
  // Where it stands: written out for what is refused alone, as a shape has a hundred thousand numbers.
  const path: (string | number)[] = [];
  let seen = 0;
  let goesOn = true;
  const refuse = (why: string) => {
    fields[written(path) || 'body'] ??= why;
    goesOn &&= !isFull(fields);
  };
  const walk = (each: unknown): void => {
    seen += 1;
    if (seen > MAX_PLAIN_VALUES) {
      fields['body'] ??= 'Too many values';
      goesOn = false;
    } else if (path.length > DEEPEST) refuse('Nested too deeply');
    else if (typeof each === 'string') {
      if (!isText(each)) refuse('Holds a character that cannot be stored');
    } else if (typeof each === 'number') {
      if (Number.isInteger(each) && !Number.isSafeInteger(each)) refuse('Too large a number');
    } else if (Array.isArray(each))
      for (let at = 0; at < each.length; at += 1) {
        if (!goesOn) return;
        walkWithin(at, each[at]);
      }
    else if (each !== null && typeof each === 'object')
      for (const key of Object.keys(each)) {
        if (!goesOn) return;
        if (path.length >= DEEPEST) refuse('Nested too deeply');
        else if (!isText(key)) refuse('Holds a character that cannot be stored');
        walkWithin(key, (each as Record<string, unknown>)[key]);
      }
  };
  const walkWithin = (at: string | number, entry: unknown): void => {
    path.push(at);
    if (at === '__proto__') refuse(`Unknown field: ${at}`);
    walk(entry);
    path.pop();
  };
  walk(value);
}

const written = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (before, at) => (typeof at === 'number' ? `${before}[${at}]` : before ? `${before}.${at}` : at),
    '',
  );

function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Strict validation rejects leading and trailing spaces where a rule trims, so they are trimmed first, as a form does.
 */
export function trimmed(schema: unknown, value: unknown): unknown {
  const { type } = (schema ?? {}) as yup.Schema;
  if (typeof value === 'string') {
    const trims =
      type === 'string' &&
      (schema as yup.Schema).tests.some(({ OPTIONS }) => OPTIONS?.name === 'trim');
    return trims ? value.trim() : value;
  }
  if (Array.isArray(value))
    return type === 'array'
      ? value.map((each) =>
          trimmed((schema as yup.ArraySchema<unknown[], AnyObject>).innerType, each),
        )
      : value;
  if (type !== 'object' || value === null || typeof value !== 'object') return value;
  const { fields } = schema as yup.ObjectSchema<AnyObject>;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, trimmed(fields[key], each)]),
  );
}
