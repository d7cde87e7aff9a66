import { expect, it } from 'vitest';
import { allRoutes } from '../routes.ts';
import { closed, endpoint, yup } from './contract.ts';
import { validInput } from './decode.ts';
import type { AppError, FieldErrors } from './errors.ts';
import { refuseTooLong } from './too-long.ts';

interface Bounded {
  path: string;
  most: number;
  /** A value of the whole schema that has this list in its place. */
  around: (list: unknown) => unknown;
}

/** Every list in a schema that has a greatest length. */
function boundedLists(schema: unknown, path = '', around: Bounded['around'] = (x) => x): Bounded[] {
  if (schema === undefined) return [];
  const { type, tests } = schema as yup.Schema;
  if (type === 'object')
    return Object.entries((schema as yup.ObjectSchema<yup.AnyObject>).fields).flatMap(
      ([key, field]) =>
        boundedLists(field, path ? `${path}.${key}` : key, (list) => around({ [key]: list })),
    );
  if (type !== 'array') return [];
  const { innerType } = schema as yup.ArraySchema<unknown[], yup.AnyObject>;
  const most = tests
    .map(({ OPTIONS }) => OPTIONS?.params?.['max'] ?? OPTIONS?.params?.['length'])
    .find((each) => typeof each === 'number');
  return [
    ...(most === undefined ? [] : [{ path, most, around }]),
    ...boundedLists(innerType, `${path}[0]`, (list) => around([list])),
  ];
}

it('in no contract a list may be longer than it says, and it is named', async () => {
  const contracts = (await allRoutes()).map(({ contract }) => contract);
  const lists = contracts.flatMap(({ query, body }) =>
    [query, body].flatMap((schema) => boundedLists(schema).map((list) => ({ schema, ...list }))),
  );
  expect(lists.length).toBeGreaterThan(50);
  for (const { schema, path, most, around } of lists) {
    const fields: FieldErrors = {};
    refuseTooLong(schema, around(Array.from({ length: most })), fields);
    expect(fields).toEqual({});
    refuseTooLong(schema, around(Array.from({ length: most + 1 })), fields);
    expect(Object.keys(fields)).toEqual([path || 'body']);
  }
}, 60_000);

const contract = endpoint({
  method: 'POST',
  path: '/oak',
  feature: 'system',
  summary: '',
  access: 'public',
  body: closed({
    few: yup
      .array()
      .of(closed({ id: yup.number() }).required())
      .max(500, 'At most 500'),
    many: yup.array().of(yup.number().required()),
    rows: yup.array().of(yup.array().of(yup.number().required()).max(1_000)).max(1_000),
    any: yup.mixed(),
  }),
  response: yup.mixed(),
});

function faultsIn(body: unknown): FieldErrors {
  try {
    validInput(contract, { params: {}, query: {}, body });
  } catch (error) {
    return (error as AppError).fields ?? {};
  }
  return {};
}

const repeated = (count: number, of: unknown) => Array.from({ length: count }, () => of);

it('a list beyond its length is refused in the words of its schema, whatever it holds', () => {
  expect(faultsIn({ few: repeated(520_000, 0) })).toEqual({ few: 'At most 500' });
});

it('whatever else is wrong half a million times is told a few times at most', () => {
  for (const body of [
    { many: repeated(480_000, 'x') },
    { rows: repeated(400, repeated(1_000, 'x')) },
    { any: repeated(480_000, '\0') },
    Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`a${at}`, at])),
  ]) {
    const told = Object.keys(faultsIn(body)).length;
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(50);
  }
});

it('more values than anybody needs are none, wherever they stand', () => {
  expect(faultsIn({ any: repeated(600_000, 0) })).toEqual({ body: 'Too many values' });
  expect(faultsIn({ any: repeated(400_000, 0) })).toEqual({});
});
