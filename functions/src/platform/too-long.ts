import * as yup from 'yup';
import type { AnyObject } from 'yup';
import type { FieldErrors } from './errors.ts';
import { isFull } from './plain-values.ts';

type Walked = yup.Schema | yup.Lazy<unknown> | undefined;

/** Deeper than a schema of one's own nests; one that is chosen by the value may nest without end. */
const DEEPEST = 64;

/**
 * Finds lists that are longer than their schema allows, in the words of that schema: yup would look at every entry of
 * them all the same. Gives how many entries and fields of the rest it will look at.
 */
export function refuseTooLong(schema: unknown, value: unknown, fields: FieldErrors): number {
  const walk = (of: Walked, each: unknown, path: string, depth: number): number => {
    if (!of || each === null || typeof each !== 'object' || depth > DEEPEST || isFull(fields))
      return 1;
    if (of.type === 'lazy')
      return walk((of as yup.Lazy<unknown>).resolve({ value: each }), each, path, depth + 1);
    if (of.type === 'array' && Array.isArray(each)) {
      const inner = (of as yup.ArraySchema<unknown[], AnyObject>).innerType as Walked;
      const fault = faultOfLength(of as yup.Schema, each, path);
      if (fault !== undefined) fields[path || 'body'] ??= fault;
      if (fault !== undefined || !inner) return 1;
      if (!['array', 'object', 'lazy'].includes(inner.type)) return each.length;
      return (each as unknown[]).reduce<number>(
        (sum, entry, at) => sum + walk(inner, entry, `${path}[${at}]`, depth + 1),
        1,
      );
    }
    if (of.type !== 'object' || Array.isArray(each)) return 1;
    return Object.entries((of as yup.ObjectSchema<AnyObject>).fields).reduce(
      (sum, [key, field]) =>
        sum +
        (Object.hasOwn(each, key)
          ? walk(
              field as Walked,
              (each as AnyObject)[key],
              path ? `${path}.${key}` : key,
              depth + 1,
            )
          : 1),
      1,
    );
  };
  return walk(schema as Walked, value, '', 0);
}

function faultOfLength(schema: yup.Schema, list: unknown[], path: string): string | undefined {
  for (const { OPTIONS } of schema.tests) {
    const { name, message, params = {} } = OPTIONS ?? {};
    const most = name === 'max' || name === 'length' ? params[name] : undefined;
    if (typeof most !== 'number' || list.length <= most) continue;
    const place = path || 'this';
    return String(yup.ValidationError.formatError(message as string, { ...params, path: place }));
  }
  return undefined;
}
