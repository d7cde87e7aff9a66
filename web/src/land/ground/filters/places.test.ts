import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import { fieldTypeIds } from '@contract/council/ground/dictionary/field-types.ts';
import { canonicalFilters } from '@contract/council/ground/filters/canonical-filters.ts';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { describe, expect, it } from 'vitest';
import { conditionsOf } from './conditions.ts';
import { builderFields, placeField } from './fields.ts';
import type { FieldRow } from './row.ts';
import { filtersOfRows, rowsFrom, withCondition, withField, withPlace } from './rows.ts';

const dictionary = new Map(
  fieldTypeIds.map((type, position) => {
    const name = type.replaceAll(/\W/g, '_');
    const field = { dbPropertyName: name, label: name, type, unit: null, format: {}, options: [] };
    return [name, { ...field, position, filterable: true } as unknown as DictionaryField];
  }),
);
const fields = builderFields(dictionary);
const area = fields.get(placeField('in area'))!;
const drawn = {
  projection: '4326',
  polygon: {
    type: 'Polygon',
    coordinates: [
      [
        [-1.6, 54.9],
        [-1.5, 54.9],
        [-1.5, 55],
        [-1.6, 54.9],
      ],
    ],
  },
};
const places = [drawn, { layerId: 'rivers', within: 250 }, { layerId: 'wards', featureIds: [3] }];

describe('the builder', () => {
  it.each(fieldTypeIds)('asks fields of type %s', (type) => {
    const field = fields.get(type.replaceAll(/\W/g, '_'));
    expect(field && conditionsOf(field.family).length).toBeGreaterThan(1);
  });

  it.each(places)('writes the place %j as a line, and the line as the same place', (value) => {
    const filters = [{ type: 'in area', equality: '!=', value }] as Filter[];
    const [row] = rowsFrom(filters, fields) as [FieldRow];
    expect(row).toMatchObject({ kind: 'field', condition: 'is-not', place: value });
    const again = filtersOfRows([withCondition(row, 'is-not', area)], fields);
    expect(canonicalFilters(again)).toBe(canonicalFilters(filters));
  });

  it('asks for no place before one is chosen, and forgets it with its field', () => {
    const row: FieldRow = { kind: 'field', id: 'r', field: area.name, condition: 'is', values: [] };
    expect(filtersOfRows([row], fields)).toEqual([]);
    const there = withPlace(row, { layerId: 'rivers', within: 250 });
    expect(filtersOfRows([there], fields)).toEqual([
      { type: 'in area', value: { layerId: 'rivers', within: 250 } },
    ]);
    expect(filtersOfRows([withField(there, 'json', fields)], fields)).toEqual([]);
  });
});
