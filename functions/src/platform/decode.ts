import * as yup from 'yup';
import type { AnyObject } from 'yup';
import { AppError, type FieldErrors } from './errors.ts';
import { MAX_INTEGER, type Contract } from './contract.ts';
import { isFull, trimmed } from './plain-values.ts';
import { faultsIn, validated } from './validated.ts';

type Raw = Record<string, unknown>;
type Described = yup.SchemaDescription & { fields?: Record<string, yup.SchemaFieldDescription> };

/**
 * Query strings and paths contain only text, and strict yup rejects "true" for a boolean. This decoder turns text into
 * the type in the schema (number, boolean, list, JSON object) and leaves the rest to yup.
 */
export function decodeText(schema: yup.ObjectSchema<AnyObject>, raw: Raw): Raw {
  const { fields = {} } = schema.describe() as Described;
  return Object.fromEntries(
    Object.entries(raw).map(([rawKey, value]) => {
      const key = rawKey.endsWith('[]') ? rawKey.slice(0, -2) : rawKey;
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return [key, field ? decodeField(field, value) : value];
    }),
  );
}

/** A list may be JSON, `a,b`, or a repeated parameter; its entries are decoded by the schema's inner type. */
function decodeField(field: yup.SchemaFieldDescription, value: unknown): unknown {
  if (field.type !== 'array') return decodeValue(field.type, value);
  const list = listOf(value);
  const inner = (field as { innerType?: yup.SchemaFieldDescription }).innerType;
  const scalar = inner?.type === 'number' || inner?.type === 'boolean' ? inner.type : undefined;
  return Array.isArray(list) && scalar ? list.map((each) => decodeValue(scalar, each)) : list;
}

function listOf(value: unknown): unknown {
  if (Array.isArray(value)) return value;
  const text = String(value);
  return text.startsWith('[') ? parsed(text) : text === '' ? [] : text.split(',');
}

function decodeValue(type: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if (type === 'object' || type === 'mixed') return parsed(value);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Params, query and body, validated and merged into one object. Throws payload-invalid, naming every invalid field. */
export function validInput(
  contract: Contract,
  parts: { params: Raw; query: Raw; body: unknown },
): Raw {
  // Without a prototype: otherwise a field named 'constructor' would seem to have an error already.
  const fields = Object.create(null) as FieldErrors;
  const input: Raw = {};
  const check = (schema: yup.Schema | undefined, value: unknown) => {
    if (!schema) {
      for (const key of Object.keys((value ?? {}) as Raw)) fields[key] = `Unknown field: ${key}`;
      return;
    }
    try {
      const prepared = (each: unknown) => withDefaults(schema, trimmed(schema, each));
      const valid = validated(schema, value, prepared);
      if (Array.isArray(valid)) input.items = valid;
      else Object.assign(input, valid);
    } catch (error) {
      if (!(error instanceof yup.ValidationError)) throw error;
      // What is counted has no such number: as with any other that there is none of.
      if (schema === contract.params && faultsIn(error).every(isBeyondCounting))
        throw new AppError('not-found');
      collect(error, fields);
    }
  };
  check(contract.params, contract.params ? decodeText(contract.params, parts.params) : undefined);
  check(contract.query, contract.query ? decodeText(contract.query, parts.query) : parts.query);
  if (contract.body) check(contract.body, parts.body);
  if (Object.keys(fields).length > 0) throw new AppError('payload-invalid', { fields });
  return input;
}

/** Strict validation skips defaults, so they are filled in first, but only for absent keys. */
function withDefaults(schema: yup.Schema, value: unknown): unknown {
  if (
    schema.type !== 'object' ||
    value === null ||
    typeof value !== 'object' ||
    Array.isArray(value)
  ) {
    return value === undefined && schema.type === 'object' ? withDefaults(schema, {}) : value;
  }
  const filled: Raw = { ...(value as Raw) };
  for (const [key, field] of Object.entries((schema as yup.ObjectSchema<AnyObject>).fields)) {
    const standard: unknown =
      'getDefault' in field ? (field as yup.Schema).getDefault() : undefined;
    // An object's default is made of its fields' own, which they fill in themselves; but for null, which is said.
    const isSaid = standard === null || (field as yup.Schema).type !== 'object';
    if (filled[key] === undefined && standard !== undefined && isSaid) filled[key] = standard;
  }
  return filled;
}

const isBeyondCounting = ({ params }: yup.ValidationError): boolean =>
  (params as { max?: unknown } | undefined)?.max === MAX_INTEGER;

function collect(error: yup.ValidationError, fields: FieldErrors): void {
  for (const each of faultsIn(error)) {
    if (isFull(fields)) return;
    const unknown = (each.params as { unknown?: string } | undefined)?.unknown;
    for (const name of unknown?.split(', ') ?? []) {
      if (isFull(fields)) return;
      fields[`${each.path ? `${each.path}.` : ''}${name}`] ??= `Unknown field: ${name}`;
    }
    if (!unknown) fields[each.path || 'body'] ??= each.message;
  }
}
