import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { CalledPlace } from '../ground/places/called.ts';

export type Field = Pick<
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

/** A layer that a sentence may name. */
export interface NamedLayer {
  id: string;
  name: string;
  category: string | null;
}

/** Everything of one council that a sentence may speak of: nothing else is ever understood. */
export interface Vocabulary {
  /** The fields that may be filtered by, in the dictionary's order. */
  fields: Field[];
  layers: NamedLayer[];
  /** Tag names as they are stored: lower case, hyphens. */
  tags: string[];
  /** Names for several statuses at once. */
  presets: { label: string; statuses: string[] }[];
  /** Places by phrases of the sentence, in lower case. */
  places: ReadonlyMap<string, CalledPlace[]>;
  /** Fields that hold a phrase of the sentence as their whole value, such as a ward in a text field. */
  heldBy: ReadonlyMap<string, { field: Field; value: string }[]>;
}
