import type * as yup from 'yup';
import type { AnyObject } from 'yup';
import type { FieldErrors } from './errors.ts';

/** No legitimate input nests as deeply; a deeper one would exhaust the stack of recursive code. */
const DEEPEST = 64;
/** Entries and keys of one input: two boundaries of 60,000 corners have 360,000. */
const MOST_VALUES = 500_000;
/** More help nobody, and each costs time. */
const MOST_FAULTS = 50;

/** Whether as many faults are found as an answer names. */
export const isFull = (fields: FieldErrors): boolean => Object.keys(fields).length >= MOST_FAULTS;

/**
 * Finds values that no column can hold: NUL characters, half surrogate pairs, integers too large for JavaScript to
 * represent, excessive nesting, and more than anybody needs. PostgreSQL would fail on each in mid-statement. A key
 * `__proto__` is found as well: whoever copied the value would set a prototype by it. `fields` must have no prototype
 * itself, to be told of one.
 */
export function refuseUnstorable(value: unknown, fields: FieldErrors): void {
  let seen = 0;
  let goesOn = true;
  const note = (path: string, fault: string) => {
    fields[path || 'body'] ??= fault;
    goesOn = !isFull(fields);
  };
  const walk = (each: unknown, path: string, depth: number): void => {
    seen += 1;
    if (seen > MOST_VALUES) {
      note('', 'Too many values');
      goesOn = false;
    } else if (depth > DEEPEST) note(path, 'Nested too deeply');
    else if (typeof each === 'string') {
      if (!isText(each)) note(path, 'Holds a character that cannot be stored');
    } else if (typeof each === 'number') {
      if (Number.isInteger(each) && !Number.isSafeInteger(each)) note(path, 'Too large a number');
    } else if (Array.isArray(each))
      for (let at = 0; at < each.length && goesOn; at += 1)
        walk(each[at], `${path}[${at}]`, depth + 1);
    else if (each !== null && typeof each === 'object')
      for (const [key, entry] of Object.entries(each)) {
        if (!goesOn) return;
        const at = path ? `${path}.${key}` : key;
        if (key === '__proto__') note(at, `Unknown field: ${key}`);
        if (!isText(key)) note(path, 'Holds a character that cannot be stored');
        walk(entry, at, depth + 1);
      }
  };
  walk(value, '', 0);
}

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
