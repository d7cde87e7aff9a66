import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { drawn } from '../../../platform/testing/thorough.ts';
import type { AreaFilter, FieldFilter, Filter, GroupFilter } from './filter.ts';
import { filterHash } from '../../../records/search/page.ts';
import { anyTree, sayings } from '../../../land/site-search/testing/any-filter.ts';
import { meetsAll } from '../../../land/site-search/testing/evaluate.ts';
import { layers, variedSites } from '../../../land/site-search/testing/varied-sites.ts';

const features = Object.entries(layers).flatMap(([layerId, shapes], layer) =>
  shapes.map((shape, at) => ({ layerId, id: 10 * layer + at + 1, shape })),
);
const sites = variedSites(150, 5).map((site, id) => ({ ...site, id, onWebMap: site.shape }));
const finds = (filter: Filter) =>
  sites.filter((site) => meetsAll(site, [filter], features)).map(({ id }) => id);
const tree = anyTree(features);

describe('a search that says the same has the same short name', () => {
  const shuffled = <T>(list: T[]) => [...list].reverse();
  /** The same in other words: lists and groups the other way round, twice, folded once more, blanks added. */
  const respelt = (filter: Filter): Filter => {
    if (filter.type === 'group') {
      const filters = shuffled(filter.filters.map(respelt));
      const again = { ...filter, filters: [...filters, ...filters.slice(0, 1)] };
      return { type: 'group', operator: '_or', filters: [blank, again] };
    }
    if (filter.type === 'in area') return { ...filter, dbPropertyName: 'wkb_geometry' };
    if (filter.type === 'near layer') return { ...filter, type: 'in area' };
    if (filter.type === 'checkbox list' && filter.value) {
      const value = shuffled([...filter.value, ...filter.value.slice(0, 1)]);
      return { ...filter, type: 'in array', value };
    }
    return filter.type === 'text' && filter.value
      ? { ...filter, value: ` ${filter.value} ` }
      : filter;
  };
  const blank: Filter = { type: 'text', dbPropertyName: 'site_name', value: ' ' };

  it('however it is spelt', () => {
    fc.assert(
      fc.property(tree, (filter) => {
        expect(filterHash([respelt(filter)])).toBe(filterHash([filter]));
      }),
      drawn(100, 5000),
    );
  }, 300_000);

  const name = (value: Partial<FieldFilter>) =>
    filterHash([{ dbPropertyName: 'site_name', ...value } as Filter]);
  test.each<[Partial<FieldFilter>, Partial<FieldFilter>]>([
    [
      { type: 'text', value: 'a' },
      { type: 'text', value: 'a', condition: 'contains', equality: null },
    ],
    [
      { type: 'select', value: 'a' },
      { type: 'in array', value: ['a'], condition: 'contains' },
    ],
    [
      { type: 'select', value: 'a', equality: '!=' },
      { type: 'checkbox list', value: ['a', 'a'], condition: 'not contains' },
    ],
    [
      { type: 'number', equality: '>=', value: 2 },
      { type: 'range', value: [2, null] },
    ],
    [
      { type: 'number', condition: 'empty', value: null },
      { type: 'text', condition: 'empty', equality: '=', value: 'left over' },
    ],
  ])('%j and %j', (one, other) => {
    expect(name(one)).toBe(name(other));
  });
});

describe('a search that says something else has another short name', () => {
  /** The filter with one word changed. */
  const variants = (filter: Filter): Filter[] => {
    if (filter.type === 'group') return otherGroups(filter);
    if (filter.type === 'in area') return otherAreas(filter);
    if (filter.type === 'near layer') return otherAreas({ ...filter, type: 'in area' });
    return sayings[filter.type].map((saying) => ({
      type: filter.type,
      dbPropertyName: filter.dbPropertyName,
      value: filter.value,
      ...saying,
    })) as Filter[];
  };
  const otherGroups = (group: GroupFilter): Filter[] => [
    { ...group, operator: group.operator === '_or' ? '_and' : '_or' },
    ...group.filters.map((_, at) => ({ ...group, filters: group.filters.toSpliced(at, 1) })),
    ...group.filters.flatMap((filter, at) =>
      variants(filter).map((each) => ({ ...group, filters: group.filters.with(at, each) })),
    ),
  ];
  const otherAreas = (area: AreaFilter): Filter[] => {
    const other: Filter = { ...area, equality: area.equality === '!=' ? '=' : '!=' };
    const { value } = area;
    if (!value || !('layerId' in value)) return [other];
    const { layerId, within = 0 } = value;
    return [
      other,
      { ...area, value: { layerId } },
      { ...area, value: { ...value, within: within + 300 } },
      { ...area, value: { ...value, layerId: 'roads' } },
    ];
  };

  it('whichever word is changed', () => {
    let compared = 0;
    fc.assert(
      fc.property(tree, (filter) => {
        const found = JSON.stringify(finds(filter));
        for (const other of variants(filter).slice(0, 30)) {
          if (JSON.stringify(finds(other)) === found) continue;
          compared++;
          expect({ other, hash: filterHash([other]) }).not.toEqual({
            other,
            hash: filterHash([filter]),
          });
        }
      }),
      drawn(40, 500),
    );
    expect(compared).toBeGreaterThan(200);
  }, 300_000);
});
