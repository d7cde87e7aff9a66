import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

/** Whether public maps may show a site: a column of every site, and of each of its scenarios. */
export const VISIBILITY = 'public_map_visibility';

/** That column as a field; no council's dictionary has it. */
export const visibilityField = (label: string): DictionaryField => ({
  dbPropertyName: VISIBILITY,
  label,
  type: 'switch',
  unit: null,
  format: {},
  description: null,
  editable: true,
  filterable: true,
  searchable: false,
  options: [],
  standardName: null,
  position: 0,
});
