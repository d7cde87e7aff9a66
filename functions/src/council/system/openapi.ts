import type { Contract } from '../../platform/contract.ts';
import { errorTable } from '../../platform/error-table.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

/** The OpenAPI 3.1 document of these contracts. */
export function openApiOf(contracts: Contract[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts) {
    const path = (paths[contract.path] ??= {});
    path[contract.method.toLowerCase()] = operationOf(contract);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Land assessment and consultation',
      version: 'v1',
      description:
        'Failures are `{ error: { code, message, fields? } }`. One is not: a body that is no JSON is refused with 400 by the platform, before it reaches us, in words of its own.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__session' } },
      schemas: { Error: errorSchema },
    },
  };
}

function operationOf(contract: Contract) {
  const { access } = contract;
  const rules =
    typeof access === 'string'
      ? access
      : access.map(({ unit, actions }) => `${unit}: ${actions.join(', ')}`).join('; ');
  return {
    tags: [contract.feature],
    summary: contract.summary,
    operationId: `${contract.method.toLowerCase()}${contract.path.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_all, next?: string) => (next ?? '').toUpperCase())}`,
    description: `Access: ${rules}.${contract.flag ? ` Flag: ${contract.flag}.` : ''}`,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf(contract, 'path'),
      ...parametersOf(contract, 'query'),
      ...(contract.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBodyOf(contract),
    responses: { [contract.status]: answerOf(contract), default: failure },
  };
}

function requestBodyOf({ body, form }: Contract) {
  const schema = body ?? form;
  if (!schema) return {};
  const type = body ? 'application/json' : 'multipart/form-data';
  return {
    requestBody: { required: true, content: { [type]: { schema: jsonSchemaOf(schema) } } },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat under the same key gets the stored answer and has no effect',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parametersOf(contract: Contract, place: 'path' | 'query') {
  const schema = place === 'path' ? contract.params : contract.query;
  if (!schema) return [];
  const described = jsonSchemaOf(schema);
  return Object.entries(described.properties ?? {}).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required ?? []).includes(name),
    schema: each,
  }));
}

function answerOf(contract: Contract) {
  if (contract.status === 204) return { description: 'Done' };
  if (contract.bytes) {
    const schema = { type: 'string', format: 'binary' };
    return { description: 'Done', content: { [contract.bytes]: { schema } } };
  }
  const schema = jsonSchemaOf(contract.response);
  const wrapped: JsonSchema =
    contract.envelope === 'result'
      ? { type: 'object', properties: { result: schema }, required: ['result'] }
      : schema;
  return { description: 'Done', content: { 'application/json': { schema: wrapped } } };
}

const failure = {
  description: `A failure: ${[...new Set(Object.values(errorTable).map(({ status }) => status))].toSorted().join(', ')}`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorTable) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
};
