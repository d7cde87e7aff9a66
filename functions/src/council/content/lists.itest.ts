import { aggregate, createItems, readItems, withSearch } from '@directus/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { address, tokenOf, withToken, useContentSystem } from './testing/directus.ts';

useWorld();

useContentSystem();

describe('lists', () => {
  const items = [
    {
      id: 'a',
      name: 'Quayside',
      start: '2026-01-05T00:00:00Z',
      places: 9,
      config: { kind: 'x' },
      note: null,
    },
    { id: 'b', name: 'Byker', start: '2026-03-05T00:00:00Z', places: 10, config: { kind: 'y' } },
    { id: 'c', name: "O'Hare 100%", start: '2026-02-05T00:00:00Z', places: 100, note: 'here' },
  ];
  let council: Council;
  let token: string;
  beforeAll(async () => {
    council = await newCouncil();
    token = await tokenOf(council, 'officer');
    await withToken(council, token).request(createItems('events', items));
  });

  it.each([
    [{ name: { _eq: 'Byker' } }, 'b'],
    [{ name: { _neq: 'Byker' } }, 'ac'],
    [{ id: { _in: ['a', 'c', 'z'] } }, 'ac'],
    [{ id: { _nin: ['a', 'c'] } }, 'b'],
    [{ note: { _null: true } }, 'ab'],
    [{ note: { _nnull: true } }, 'c'],
    [{ name: { _contains: "'Hare 100%" } }, 'c'],
    [{ name: { _contains: '%' } }, 'c'],
    [{ places: { _gt: 9 } }, 'bc'],
    [{ places: { _gte: 9 } }, 'abc'],
    [{ places: { _lt: 10 } }, 'a'],
    [{ places: { _lte: 10 } }, 'ab'],
    [{ start: { _gt: '2026-02-01' } }, 'bc'],
    [{ start: { _lt: '$NOW' } }, 'abc'],
    [{ _or: [{ name: { _eq: 'Byker' } }, { places: { _eq: 9 } }] }, 'ab'],
    [{ _and: [{ places: { _gt: 9 } }, { places: { _lt: 100 } }] }, 'b'],
    [{ config: { kind: { _eq: 'y' } } }, 'b'],
    [{ places: { _eq: 10 }, name: { _eq: 'Byker' } }, 'b'],
    [{ _or: [] }, ''],
    [{}, 'abc'],
    [{ tenant: { _eq: 'another' } }, ''],
  ])('%j finds %j', async (filter: object, ids) => {
    const query = { fields: ['id' as const], sort: ['id' as const], filter };
    const client = withToken(council, token);
    const found = await client.request(readItems('events', query));
    expect(found.map(({ id }) => id).join('')).toBe(ids);
    const searched = await client.request(withSearch(readItems('events', query)));
    expect(searched).toEqual(found);
  });

  it('come in order, in pages, and with counts', async () => {
    const client = withToken(council, token);
    const ids = async (query: object) =>
      (await client.request(readItems('events', query))).map(({ id }) => id).join('');
    expect(await ids({ sort: ['-places'] })).toBe('cba');
    expect(await ids({ sort: ['start'] })).toBe('acb');
    expect(await ids({ sort: ['id'], limit: 2, page: 2 })).toBe('c');
    expect(await ids({ sort: ['id'], limit: 1, offset: 1 })).toBe('b');
    expect(await ids({ sort: ['id'], limit: -1 })).toBe('abc');
    expect(await ids({ search: 'quay' })).toBe('a');
    expect(await client.request(aggregate('events', { aggregate: { count: '*' } }))).toEqual([
      { count: 3 },
    ]);
    expect(
      await client.request(
        aggregate('events', {
          aggregate: { count: ['note'] },
          query: { filter: { id: { _neq: 'a' } } },
        }),
      ),
    ).toEqual([{ count: { note: 1 } }]);
    const answer = await fetch(
      `${address}/items/events?limit=1&meta=filter_count,total_count&filter={"places":{"_gt":9}}`,
      { headers: { authorization: `Bearer ${token}`, 'x-tenant': council.shortName } },
    );
    expect(await answer.json()).toMatchObject({
      data: [{ id: 'b' }],
      meta: { filter_count: 2, total_count: 3 },
    });
  });

  it.each([
    ['filter', '{"name":{"_regex":"x"}}'],
    ['filter', '{"name'],
    ['filter', '{"a\' or 1=1":{"_eq":1}}'],
    ['filter', '{"_eq":1}'],
    ['filter', '[]'],
    [
      'filter',
      JSON.stringify(Array.from({ length: 12 }).reduce((inner) => ({ _and: [inner] }), {})),
    ],
    ['sort', 'name;drop table x'],
    ['fields', "a'b"],
    ['limit', '-2'],
    ['limit', 'many'],
    ['offset', '-1'],
    ['aggregate', '{"sum":"places"}'],
  ])('refuse %s=%s', async (name, value) => {
    const answer = await fetch(
      `${address}/items/events?${new URLSearchParams({ [name]: value })}`,
      {
        headers: { authorization: `Bearer ${token}`, 'x-tenant': council.shortName },
      },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_QUERY' } }],
    });
  });
});
