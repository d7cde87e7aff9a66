import type { SearchFilter } from '@contract/council/ground/filters/search-filter.ts';
import { expect, test } from 'vitest';
import { NO_DAY } from '@contract/council/ground/filters/input-problems.ts';
import { distanceOf } from '@contract/council/ground/filters/input-problems.ts';
import { type BuilderField, builderFields, placeField } from './fields.ts';
import { filtersFrom } from './form-values.ts';
import { problemsInRow, problemsOf } from './problems.ts';
import type { FieldRow } from './row.ts';
import { stepped } from '../../search-form/stepped.ts';

const config: SearchFilter[] = [
  { type: 'number', dbPropertyName: 'homes', label: 'Homes', min: 0, max: 9, equality: '>=' },
  {
    type: 'group',
    filters: [
      { type: 'range', dbPropertyName: 'size_ha', label: 'Size', min: 0, max: 50 },
      { type: 'date range', dbPropertyName: 'permission_date', label: 'Permission' },
    ],
  },
];
const found = (values: Record<string, string | string[]>) =>
  problemsOf(config, values).map(({ at, end, message }) => [at, end, message]);

test.each<[Parameters<typeof found>[0], unknown[]]>([
  [{ '0': '10' }, [['0', undefined, 'Not in range 0 - 9']]],
  [{ '0': 'ten' }, [['0', undefined, 'Must be a number']]],
  [{ '0': '', '1.0': ['', '50'] }, []],
  [
    { '1.0': ['x', 'y'] },
    [
      ['1.0', 'from', 'Must be a number'],
      ['1.0', 'to', 'Must be a number'],
    ],
  ],
  [{ '1.0': ['3', '2'] }, [['1.0', 'from', 'From must not be above To']]],
  [{ '1.0': ['2', '2'] }, []],
  [{ '1.0': ['60', '80'] }, []],
  [{ '1.1': ['2026-04-03', '2026-04-02'] }, [['1.1', 'from', 'From must not be after To']]],
  [{ '1.1': ['', NO_DAY] }, [['1.1', 'to', 'Must be a real date']]],
])('%o', (values, problems) => expect(found(values)).toEqual(problems));

test('a distance that is none is a problem of its place, and no filter', () => {
  const near: SearchFilter[] = [{ type: 'near layer', label: 'Near' }];
  const asked = { '0': { layerId: 'rivers', typedWithin: '1 km' } };
  const message = 'Must be a distance in whole metres, at most 50,000';
  expect(problemsOf(near, asked)).toEqual([{ at: '0', label: 'Near', end: 'within', message }]);
  expect(filtersFrom(near, asked)).toEqual([]);
  expect(problemsOf(near, { '0': { layerId: 'rivers', within: 800 } })).toEqual([]);
});

test.each(['1 km', '-5', '0', '50001', '1e3', '8.5'])('%s is no distance', (text) =>
  expect(distanceOf(text)).toBeUndefined(),
);

test('a line of the builder has the problems of the filter that it would become', () => {
  const fields = builderFields(new Map(), { tagged: false, valuesListed: false });
  const problem = (part: Partial<FieldRow>, family: 'number' | 'date' | 'place') => {
    const row = {
      kind: 'field',
      id: '1',
      field: 'f',
      condition: 'is',
      values: [],
      ...part,
    } as const;
    const place = fields.get(placeField('near layer'))!;
    const field = family === 'place' ? place : { ...place, family, place: undefined };
    return problemsInRow(row as FieldRow, field as BuilderField).map(({ message }) => message);
  };
  expect(problem({ values: ['ten'] }, 'number')).toEqual(['Must be a number']);
  expect(problem({ condition: 'between', values: ['3', '2'] }, 'number')).toEqual([
    'From must not be above To',
  ]);
  expect(problem({ values: [NO_DAY] }, 'date')).toEqual(['Must be a real date']);
  expect(problem({ condition: 'empty', values: [NO_DAY] }, 'date')).toEqual([]);
  expect(problem({ place: { layerId: 'rivers', typedWithin: 'x' } }, 'place')).toHaveLength(1);
});

test('all that is wrong is told, in the order of the fields', () => {
  expect(found({ '1.1': [NO_DAY, ''], '0': '-1' }).map(([at]) => at)).toEqual(['0', '1.1']);
});

test.each([
  ['1', 'ArrowUp', '1.1'],
  ['', 'ArrowUp', '0'],
  ['0', 'ArrowDown', '0'],
  ['9.9', 'ArrowUp', '10'],
  ['10', 'ArrowUp', '10'],
  ['word', 'ArrowUp', undefined],
  ['1', 'a', undefined],
])('%s and %s are %s', (text, key, next) =>
  expect(stepped(text, key, { step: 0.1, min: 0, max: 10 })).toBe(next),
);
