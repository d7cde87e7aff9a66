import type * as yup from 'yup';
import type { AnyObject } from 'yup';
import type { FieldErrors } from './errors.ts';

/** No legitimate input nests as deeply; a deeper one would exhaust the stack of recursive code. */
const DEEPEST = 64;

/**
 * Finds values that no column can hold: NUL characters, half surrogate pairs, integers too large for JavaScript to
 * represent, and excessive nesting. PostgreSQL would fail on each in mid-statement. A key `__proto__` is found as well:
 * whoever copied the value would set a prototype by it. `fields` must have no prototype itself, to be told of one.
 */
export function refuseUnstorable(value: unknown, fields: FieldErrors): void {
  const walk = (each: unknown, path: string, depth: number): void => {
    if (depth > DEEPEST) fields[path || 'body'] ??= 'Nested too deeply';
    else if (typeof each === 'string' && !isText(each))
      fields[path || 'body'] ??= 'Holds a character that cannot be stored';
    else if (typeof each === 'number' && Number.isInteger(each) && !Number.isSafeInteger(each))
      fields[path || 'body'] ??= 'Too large a number';
    else if (Array.isArray(each))
      for (const [at, entry] of each.entries()) walk(entry, `${path}[${at}]`, depth + 1);
    else if (each !== null && typeof each === 'object')
      for (const [key, entry] of Object.entries(each)) {
        const at = path ? `${path}.${key}` : key;
        if (key === '__proto__') fields[at] ??= `Unknown field: ${key}`;
        walk(key, path, depth + 1);
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
      (schema as yup.Schema).describe().tests.some(({ name }) => name === 'trim');
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
