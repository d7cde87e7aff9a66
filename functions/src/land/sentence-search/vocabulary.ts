import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { CalledPlace } from '../ground/places/called.ts';

export type VocabularyField = Pick<
  DictionaryField,
  | 'dbPropertyName'
  | 'label'
  | 'type'
  | 'unit'
  | 'options'
  | 'searchable'
  | 'standardName'
  | 'position'
>;

/** A layer that a sentence may mention. */
export interface NamedLayer {
  id: string;
  name: string;
  category: string | null;
}

/** Everything of one council that a sentence may mention: nothing else is ever understood. */
export interface Vocabulary {
  /** The fields that can be filtered by, in the dictionary's order. */
  fields: VocabularyField[];
  layers: NamedLayer[];
  /** Tag names as stored: lower case, hyphens. */
  tags: string[];
  /** Names for several statuses at once. */
  presets: { label: string; statuses: string[] }[];
  /** Places by phrases of the sentence, in lower case. */
  places: ReadonlyMap<string, CalledPlace[]>;
  /** Fields in which a phrase of the sentence is a whole value, such as a ward in a text field. */
  heldBy: ReadonlyMap<string, { field: VocabularyField; value: string }[]>;
}
