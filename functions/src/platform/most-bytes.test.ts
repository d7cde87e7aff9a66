import { expect, it } from 'vitest';
import { allRoutes } from '../routes.ts';
import { maxBodyBytes } from './body-limit.ts';
import { closed, recordId, yup } from './contract.ts';
import { mostBytes } from './most-bytes.ts';

/** The longest text, list and number everywhere that a schema allows by its lengths, as JSON with spaces. */
function largest(schema: unknown): string {
  const of = schema as yup.Schema;
  const rule = (name: string) =>
    of.tests.find(({ OPTIONS }) => OPTIONS?.name === name)?.OPTIONS?.params?.[name];
  const most = Number(rule('max') ?? rule('length') ?? 36);
  if (of.type === 'boolean') return 'false';
  if (of.type === 'number') return String(rule('max') ?? -1.7976931348623157e308);
  if (of.type === 'array') {
    const { innerType } = of as yup.ArraySchema<unknown[], yup.AnyObject>;
    return `[${Array.from<string>({ length: most }).fill(largest(innerType)).join(', ')}]`;
  }
  if (of.type === 'object')
    return `{${Object.entries((of as yup.ObjectSchema<yup.AnyObject>).fields)
      .map(([key, field]) => `"${key}": ${largest(field)}`)
      .join(', ')}}`;
  const { oneOf } = of.describe() as yup.SchemaDescription;
  if (oneOf.length > 0)
    return oneOf.map((each) => JSON.stringify(each)).toSorted((a, b) => b.length - a.length)[0]!;
  return rule('max') === undefined ? `"${'x'.repeat(10)}"` : `"${String.raw`\u0101`.repeat(most)}"`;
}

it('the largest body that a schema allows fits into its limit, escapes included', async () => {
  const contracts = (await allRoutes()).map(({ contract }) => contract);
  const bounded = contracts.filter(
    ({ body, maxBytes }) => body && maxBytes === undefined && Number.isFinite(mostBytes(body)),
  );
  expect(bounded.length).toBeGreaterThan(120);
  const over = bounded
    .filter((contract) => largest(contract.body).length > maxBodyBytes(contract))
    .map(({ method, path }) => `${method} ${path}`);
  expect(over).toEqual([]);
});

/** What a council waits for while it is parsed and looked at. */
const MAX_DERIVED_BYTES = 2.5 * 1024 * 1024;

it('a contract whose schema allows very much says itself how much it takes', async () => {
  const contracts = (await allRoutes()).map(({ contract }) => contract);
  const large = contracts
    .filter(
      (contract) => contract.maxBytes === undefined && maxBodyBytes(contract) > MAX_DERIVED_BYTES,
    )
    .map(({ method, path }) => `${method} ${path}`);
  expect(large).toEqual([]);
});

it('a limit is near to what a schema allows', () => {
  const schema = closed({
    id: recordId,
    words: yup.string().max(100),
    kind: yup.string().oneOf(['site', 'layer']).nullable(),
    at: yup
      .array()
      .of(closed({ x: yup.number().required(), isIn: yup.boolean() }))
      .max(50),
  });
  const most = mostBytes(schema);
  expect(most).toBeGreaterThanOrEqual(largest(schema).length);
  expect(most).toBeLessThan(1.2 * largest(schema).length);
});

it.each([
  ['a text without a length', yup.string()],
  ['a list without one', yup.array().of(yup.boolean())],
  ['an object of any keys', yup.object({ id: recordId })],
  ['anything', yup.mixed()],
])('%s has no size of its own', (_, schema) => {
  expect(mostBytes(closed({ schema }))).toBe(Infinity);
});
