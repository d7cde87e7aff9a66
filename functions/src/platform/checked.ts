import * as yup from 'yup';

/**
 * A value that a schema allows as it is, without conversions. Throws yup's ValidationError: of the first fault where it
 * may end early, else of all of them.
 */
export const checked = (
  schema: yup.AnySchema,
  value: unknown,
  { abortEarly }: { abortEarly: boolean },
): unknown =>
  fits(schema, value, undefined)
    ? value
    : (schema.validateSync(value, {
        strict: true,
        abortEarly,
        // Thousands of faults would each note where in the code they arose.
        disableStackTrace: !abortEarly,
      }) as unknown);

interface Test {
  skipAbsent?: boolean;
  test: (this: object, value: unknown, context: object) => unknown;
}
/** What a schema is made of, as yup has it. */
interface Parts {
  type: string;
  tests: { OPTIONS?: Test }[];
  internalTests: Record<string, { OPTIONS?: Test } | null>;
  fields?: Record<string, unknown>;
  innerType?: yup.AnySchema;
}

/**
 * Whether a schema's own tests and those within it say at once that a value is allowed, as nearly all are: yup takes ten
 * times as long, being ready to say where each fault is. False where it has to be asked.
 */
function fits(given: yup.AnySchema, value: unknown, parent: unknown): boolean {
  const schema = given.resolve({ value, parent });
  const { tests, fields, innerType } = testsOf(schema);
  if (!passes(tests, { schema, parent, originalValue: value })) return false;
  if (value === null || typeof value !== 'object') return true;
  if (innerType) {
    // With the holes of a list, which `every` passes over.
    for (const each of value as unknown[]) if (!fits(innerType, each, value)) return false;
    return true;
  }
  for (const [key, field] of fields)
    if (!fits(field, (value as Record<string, unknown>)[key], value)) return false;
  return true;
}

interface Place {
  schema: yup.AnySchema;
  parent: unknown;
  originalValue: unknown;
}

function passes(tests: readonly Test[], { schema, parent, originalValue }: Place): boolean {
  const context = { schema, parent, originalValue, path: '', options, createError, resolve };
  const isAbsent = originalValue === null || originalValue === undefined;
  try {
    for (const { skipAbsent, test } of tests) {
      if (isAbsent && skipAbsent) continue;
      if (test.call(context, originalValue, context) !== true) return false;
    }
    return true;
  } catch {
    return false;
  }
}

const options = {};
const createError = () => false;
const resolve = (limit: unknown): unknown => {
  if (limit !== null && typeof limit === 'object' && '__isYupRef' in limit)
    throw new Error('Set by another field');
  return limit;
};

interface Tests {
  tests: Test[];
  fields: [string, yup.AnySchema][];
  innerType: yup.AnySchema | undefined;
}

const known = new WeakMap<yup.AnySchema, Tests>();

function testsOf(schema: yup.AnySchema): Tests {
  const found = known.get(schema);
  if (found) return found;
  const { type, tests, internalTests, fields, innerType } = schema as unknown as Parts;
  const all = [...Object.values(internalTests), ...tests].flatMap((each) => each?.OPTIONS ?? []);
  const made = {
    tests: type === 'tuple' ? [{ test: () => false }] : all,
    fields: Object.entries(fields ?? {}).filter((field): field is [string, yup.AnySchema] =>
      yup.isSchema(field[1]),
    ),
    innerType,
  };
  known.set(schema, made);
  return made;
}
