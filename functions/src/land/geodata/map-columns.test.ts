import { expect, test } from 'vitest';
import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { mapColumns, unmappedColumns } from './map-columns.ts';

const size = { dbPropertyName: 'size_ha', label: 'Total site area', standardName: null };
const dictionary = [size as Partial<DictionaryField> as DictionaryField];
const mapped = (...columns: string[]) => mapColumns(dictionary, columns, new Map());

test.each(['size_ha', 'Total site area', 'Total site area (ha)'])(
  'a column headed %s is the field of the dictionary',
  (column) => expect(mapped(column).get(column)).toEqual(dictionary),
);

test('a column without a field is reported if values are lost with it', () => {
  const columns = mapped('Total site area', 'Surveyor', 'Empty');
  const values: Record<string, number> = { 'Total site area': 3, Surveyor: 2, Empty: 0 };
  expect(unmappedColumns(columns, 1, (column) => values[column] ?? 0)).toMatchObject([
    { column: 'Surveyor', outcome: 'noted', reason: expect.stringMatching(/2 values were not/) },
  ]);
});
