import { describe, expect, it } from 'vitest';
import { closed, endpoint, yup } from './contract.ts';
import { validInput } from './decode.ts';
import type { AppError } from './errors.ts';

const contract = endpoint({
  method: 'PUT',
  path: '/oak/{id}',
  feature: 'system',
  summary: '',
  access: 'public',
  params: closed({ id: yup.number().integer().min(1).required() }),
  query: closed({ term: yup.string(), filters: yup.mixed() }),
  body: closed({
    name: yup.string().trim().min(2),
    code: yup.string(),
    names: yup.array(closed({ first: yup.string().trim().required() })),
    more: yup.mixed(),
  }),
  response: yup.mixed(),
});

const given = (parts: { id?: string; query?: Record<string, unknown>; body?: unknown }) =>
  validInput(contract, {
    params: { id: parts.id ?? '1' },
    query: parts.query ?? {},
    body: parts.body ?? {},
  });

function fieldsOf(parts: Parameters<typeof given>[0]): string[] {
  try {
    given(parts);
  } catch (error) {
    return Object.keys((error as AppError).fields ?? {});
  }
  return [];
}

describe('input that no column can hold is refused by name', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;

  it.each([
    ['a number past exact counting', { id: '99999999999999999999' }, ['id']],
    ['the same in a body', { body: { more: { limit: 1e20 } } }, ['more.limit']],
    ['a NUL in a query', { query: { term: 'a\0b' } }, ['term']],
    ['a NUL inside JSON', { query: { filters: '[{"value":"\\u0000"}]' } }, ['filters[0].value']],
    ['a NUL in a key', { body: { more: { 'a\0': 1 } } }, ['more']],
    ['half a surrogate pair', { body: { code: '\ud800' } }, ['code']],
  ])('%s', (_, parts, fields) => {
    expect(fieldsOf(parts)).toEqual(fields);
  });

  it('nesting without end', () => {
    expect(fieldsOf({ body: { more: deep } })).toEqual([expect.stringMatching(/^more(\[0\])+$/)]);
  });

  it('but large fractions and whole sentences pass', () => {
    const body = { code: 'Ouse 😀 – “Vale”', more: [0.1, -5, 9007199254740991, 12.5e3] };
    expect(given({ body })).toMatchObject(body);
  });
});

it('outer spaces are taken off where a rule trims, at every depth, and kept elsewhere', () => {
  expect(given({ body: { name: ' Jo ', code: ' x ', names: [{ first: ' Al ' }] } })).toMatchObject({
    name: 'Jo',
    code: ' x ',
    names: [{ first: 'Al' }],
  });
  expect(fieldsOf({ body: { name: ' J ' } })).toEqual(['name']);
});

it('every unknown field is named', () => {
  expect(fieldsOf({ body: { one: 1, two: 2, names: [{ first: 'Al', three: 3 }] } })).toEqual([
    'names[0].three',
    'one',
    'two',
  ]);
});
