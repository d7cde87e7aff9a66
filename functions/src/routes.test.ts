import { describe, expect, it } from 'vitest';
import { MAX_INTEGER, type yup } from './platform/contract.ts';
import { allRoutes, features } from './routes.ts';

describe('a feature is found by the paths of its endpoints', () => {
  it.each(features.map((feature) => ({ name: feature.paths.join(', '), feature })))(
    '$name',
    async ({ feature }) => {
      const paths = new Set((await feature.routes()).map(({ contract }) => contract.path));
      expect(feature.paths.toSorted()).toEqual([...paths].toSorted());
    },
  );
});

it('every endpoint declares what its answer shows or what it changes', async () => {
  const silent = (await allRoutes())
    .map(({ contract }) => contract)
    .filter(({ method, reads, changes }) => (method === 'GET' ? !reads : !changes))
    .map(({ method, path }) => `${method} ${path}`);
  expect(silent).toEqual([]);
});

/** What a column of PostgreSQL's type integer holds, by the name that contracts give it. */
const COUNTED =
  /^(row_version|version|keptVersion|mergedVersion|revision|edition|kept|with|page|position)$/;

type Rule = (schema: yup.Schema, path: string) => boolean;

/** Where in a schema a rule is broken. */
function breaches(schema: unknown, path: string, isKept: Rule): string[] {
  if (!schema) return [];
  const { type } = schema as yup.Schema;
  const own = isKept(schema as yup.Schema, path) ? [] : [path];
  if (type === 'array') {
    const { innerType } = schema as yup.ArraySchema<unknown[], yup.AnyObject>;
    return [...own, ...breaches(innerType, path, isKept)];
  }
  if (type !== 'object') return own;
  return Object.entries((schema as yup.ObjectSchema<yup.AnyObject>).fields).reduce<string[]>(
    (found, [key, field]) => [...found, ...breaches(field, `${path}.${key}`, isKept)],
    own,
  );
}

const mostOf = ({ tests }: yup.Schema, name: string): number => {
  const rule = tests.find(({ OPTIONS }) => OPTIONS?.name === name);
  return Number(rule?.OPTIONS?.params?.[name] ?? Infinity);
};

async function breachesOf(isKept: Rule): Promise<string[]> {
  const contracts = (await allRoutes()).map(({ contract }) => contract);
  return contracts.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((schema) => breaches(schema, `${method} ${path}`, isKept)),
  );
}

it('no endpoint takes a version, edition or page that no column holds', async () => {
  const isKept: Rule = (schema, path) =>
    schema.type !== 'number' ||
    !COUNTED.test(path.split('.').at(-1) ?? '') ||
    mostOf(schema, 'max') <= MAX_INTEGER;
  // In a tile's address it names no row.
  const isTile = (path: string) => path.includes(' /vector-tiles');
  expect((await breachesOf(isKept)).filter((path) => !isTile(path))).toEqual([]);
});

it('no endpoint takes a list without end', async () => {
  const isKept: Rule = (schema) =>
    schema.type !== 'array' || Math.min(mostOf(schema, 'max'), mostOf(schema, 'length')) < Infinity;
  expect(await breachesOf(isKept)).toEqual([]);
});
