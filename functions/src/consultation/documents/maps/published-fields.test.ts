import { expect, it } from 'vitest';
import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { publishedColumns } from './published-fields.ts';

const dictionary = ['site_name', 'helaa_reference', 'remarks'].map(
  (dbPropertyName): DictionaryField => ({
    dbPropertyName,
    label: dbPropertyName,
    type: 'text.small',
    unit: null,
    format: {},
    description: null,
    editable: true,
    filterable: true,
    searchable: true,
    options: [],
    standardName: null,
    position: 0,
  }),
);

it('documents tell of every field of the dictionary, and of nothing that is not in it', () => {
  expect([...publishedColumns(null, dictionary)]).toEqual([
    'id',
    'source_reference',
    'site_name',
    'helaa_reference',
    'remarks',
  ]);
});

it('documents tell of what the council allows, if it has it', () => {
  const allowed = ['helaa_reference', 'owner', 'id'];
  expect([...publishedColumns(allowed, dictionary)]).toEqual(['id', 'helaa_reference']);
  expect([...publishedColumns([], dictionary)]).toEqual([]);
});
