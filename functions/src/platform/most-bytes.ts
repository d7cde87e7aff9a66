import type * as yup from 'yup';
import type { AnyObject } from 'yup';

/** JSON may write each UTF-16 unit of a text as \u0000. */
const BYTES_PER_CHARACTER = 6;
const QUOTES = 2;
/** A comma and a colon, each with the space that many programs write after it. */
const SEPARATOR = 2;
/** As -1.7976931348623157e+308 is written. */
const NUMBER_BYTES = 24;
/** Characters of texts whose rule is a form rather than a length, by the name of the rule. */
const FORMS: Record<string, number> = { uuid: 36, day: 10, 'london-time': 16 };

/** The most bytes of JSON that a value of this schema takes; Infinity where the schema does not say. */
export function mostBytes(schema: unknown): number {
  const of = schema as yup.Schema;
  switch (of?.type) {
    case 'boolean':
      return 'false'.length;
    case 'number':
      return bytesOfNumber(of);
    case 'string':
      return QUOTES + BYTES_PER_CHARACTER * charactersOf(of);
    case 'array': {
      const { innerType } = of as yup.ArraySchema<unknown[], AnyObject>;
      return QUOTES + ruleOf(of, 'max', 'length') * (SEPARATOR + mostBytes(innerType));
    }
    case 'object': {
      if (!hasRule(of, 'noUnknown')) return Infinity;
      return Object.entries((of as yup.ObjectSchema<AnyObject>).fields).reduce(
        (sum, [key, field]) => sum + QUOTES + key.length + 2 * SEPARATOR + mostBytes(field),
        QUOTES,
      );
    }
    default:
      return Infinity;
  }
}

function bytesOfNumber(schema: yup.Schema): number {
  if (!hasRule(schema, 'integer')) return NUMBER_BYTES;
  const ends = [ruleOf(schema, 'max'), ruleOf(schema, 'min')].map((end) => String(end).length);
  const isBounded =
    Number.isFinite(ruleOf(schema, 'max')) && Number.isFinite(ruleOf(schema, 'min'));
  return isBounded ? Math.max(...ends) : NUMBER_BYTES;
}

function charactersOf(schema: yup.Schema): number {
  const { oneOf } = schema.describe() as yup.SchemaDescription;
  if (oneOf.length > 0) return Math.max(...oneOf.map((each) => String(each).length));
  const forms = schema.tests.map(({ OPTIONS }) => FORMS[OPTIONS?.name ?? ''] ?? Infinity);
  return Math.min(ruleOf(schema, 'max', 'length'), ...forms);
}

const hasRule = ({ tests }: yup.Schema, name: string) =>
  tests.some(({ OPTIONS }) => OPTIONS?.name === name);

/** The number that the first of these rules of a schema names. */
function ruleOf({ tests }: yup.Schema, ...names: string[]): number {
  for (const { OPTIONS } of tests) {
    const { name = '', params } = OPTIONS ?? {};
    const value = names.includes(name) ? params?.[name] : undefined;
    if (typeof value === 'number') return value;
  }
  return Infinity;
}
