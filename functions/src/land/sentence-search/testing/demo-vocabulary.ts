import { baseFields, baseTerms } from '../../../../../emulator-data/councils/base-fields.ts';
import { northbridgeFields } from '../../../../../emulator-data/councils/northbridge/dictionary.ts';
import type { NewField } from '../../../council/ground/dictionary/add-dictionary-field.ts';
import type { CalledPlace } from '../../ground/places/called.ts';
import type { VocabularyField, Vocabulary } from '../vocabulary.ts';

/** A field as the dictionary gives it. */
export const asField = (field: NewField, position: number): VocabularyField => ({
  unit: null,
  options: [],
  searchable: false,
  standardName: null,
  ...field,
  position,
});

/** The demo councils' own words; Northbridge's additional fields come after the common ones. */
const known = new Set(baseFields.map(({ dbPropertyName }) => dbPropertyName));
const fields = [
  ...baseFields,
  ...northbridgeFields.filter(({ dbPropertyName }) => !known.has(dbPropertyName)),
]
  .filter(({ filterable }) => filterable !== false)
  .map(asField);

const ward = (label: string, id: number): CalledPlace => ({
  label,
  kind: 'ward',
  point: [-1.58, 54.97],
  layerId: 'wards',
  featureIds: [id],
  exact: true,
});
const places: Record<string, CalledPlace[]> = {
  byker: [ward('Byker', 1)],
  walker: [ward('Walker', 2)],
  'north jesmond': [ward('North Jesmond', 3)],
  heaton: [{ ...ward('Heaton Vale', 4), exact: false }],
  'shields road': [
    {
      label: 'Shields Road',
      kind: 'street',
      point: [-1.57, 54.97],
      layerId: 'roads',
      featureIds: [7, 8],
      exact: true,
    },
  ],
  'grey street': [
    {
      label: 'Grey Street',
      kind: 'area',
      point: [-1.61, 54.97],
      layerId: 'conservation-areas',
      featureIds: [5],
      exact: true,
    },
  ],
  // The only feature of a layer, called as the layer is.
  'flood zone 3': [
    {
      label: 'Flood zone 3',
      kind: 'area',
      point: [-1.6, 54.96],
      layerId: 'flood-zone-3',
      featureIds: [2618],
      exact: true,
    },
  ],
  'ne6 1aa': [{ label: 'NE6 1AA', kind: 'postcode', point: [-1.57, 54.97], exact: true }],
};

const presets = baseTerms
  .filter(({ kind }) => kind === 'status_preset')
  .map(({ label, details }) => ({ label, statuses: details['statuses'] as string[] }));
const tags = baseTerms.filter(({ kind }) => kind === 'tag').map(({ value }) => value);

/** What the fifty sentences talk about. */
export const demoVocabulary: Vocabulary = {
  fields,
  layers: [
    { id: 'wards', name: 'Wards', category: 'Basemap' },
    { id: 'green', name: 'Parks and greens', category: 'Basemap' },
    { id: 'water', name: 'Water', category: 'Basemap' },
    { id: 'roads', name: 'Roads', category: 'Basemap' },
    { id: 'conservation-areas', name: 'Conservation areas', category: 'Designations' },
    { id: 'flood-zone-2', name: 'Flood zone 2', category: 'Constraints' },
    { id: 'flood-zone-3', name: 'Flood zone 3', category: 'Constraints' },
  ],
  tags: [...tags, 'urgent'],
  presets,
  places: new Map(Object.entries(places)),
  heldBy: new Map(),
};
