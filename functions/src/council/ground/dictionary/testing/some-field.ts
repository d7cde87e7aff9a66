import type { DictionaryField } from '../field.ts';

/** A field of a council's dictionary that is plain in all that a test does not name. */
export const someField = (
  dbPropertyName: string,
  type: string,
  more: Partial<DictionaryField> = {},
): DictionaryField => ({
  dbPropertyName,
  label: dbPropertyName,
  type,
  unit: null,
  format: {},
  description: null,
  editable: true,
  filterable: true,
  searchable: false,
  options: [],
  standardName: null,
  position: 0,
  ...more,
});
