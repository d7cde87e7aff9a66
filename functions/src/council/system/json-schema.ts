import type * as yup from 'yup';

export interface JsonSchema {
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  [rule: string]: unknown;
}

interface Test {
  name?: string | undefined;
  params?: Record<string, unknown> | undefined;
}
interface Described {
  type: string;
  label?: string | undefined;
  meta?: { jsonSchema?: JsonSchema } | undefined;
  nullable?: boolean;
  optional?: boolean;
  default?: unknown;
  oneOf?: unknown[];
  tests?: Test[];
  fields?: Record<string, Described>;
  innerType?: Described | Described[];
}

/** A yup schema as JSON Schema. A `lazy` has no description of its own: give it `meta({ jsonSchema })` by hand. */
export function jsonSchemaOf(schema: yup.ISchema<unknown>): JsonSchema {
  return convert(schema.describe() as unknown as Described);
}

function convert(each: Described): JsonSchema {
  if (each.meta?.jsonSchema) return each.meta.jsonSchema;
  const result: JsonSchema = { ...shapeOf(each), ...limitsOf(each) };
  const values = (each.oneOf ?? []).filter((value) => value !== null);
  if (values.length > 0) result.enum = values;
  if (each.nullable && typeof result.type === 'string') result.type = [result.type, 'null'];
  if (each.default !== undefined && each.type !== 'object') result.default = each.default;
  return result;
}

function shapeOf(each: Described): JsonSchema {
  if (each.type === 'object') return objectOf(each);
  if (each.type === 'array') {
    const inner = Array.isArray(each.innerType) ? each.innerType[0] : each.innerType;
    return { type: 'array', items: inner ? convert(inner) : {} };
  }
  if (each.type === 'number') {
    return { type: each.tests?.some((test) => test.name === 'integer') ? 'integer' : 'number' };
  }
  return ['string', 'boolean'].includes(each.type) ? { type: each.type } : {};
}

function objectOf(each: Described): JsonSchema {
  const fields = Object.entries(each.fields ?? {});
  const required = fields.filter(([, field]) => field.optional === false).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, convert(field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: !each.tests?.some((test) => test.name === 'noUnknown'),
  };
}

/** The JSON Schema names for minimum and maximum: length for a text, number of entries for a list. */
const bounds: Record<string, [least: string, most: string]> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  number: ['minimum', 'maximum'],
};

function limitsOf({ type, tests = [] }: Described): JsonSchema {
  const limits: JsonSchema = {};
  const [least, most] = bounds[type] ?? ['minimum', 'maximum'];
  for (const { name, params } of tests) {
    if (name === 'min') limits[least] = params?.min;
    if (name === 'max') limits[most] = params?.max;
    if (name === 'matches') limits.pattern = (params?.regex as RegExp | undefined)?.source ?? '';
    if (name === 'email') limits.format = 'email';
    if (name === 'iso-date') limits.format = 'date';
  }
  return limits;
}
