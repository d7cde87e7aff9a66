import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

/** The council's field for the day on which a site left the register, if it has one. */
export const endFieldOf = (fields: readonly DictionaryField[]): DictionaryField | undefined =>
  fields.find(({ standardName }) => standardName === 'EndDate');
