import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import { REFERENCE_FIELDS } from './reference-fields.ts';

/** The council's fields for a site's reference, by property name, the likeliest first. */
export function ownReferenceFields(dictionary: readonly DictionaryField[]): string[] {
  const texts = dictionary.filter(
    ({ type, options }) => fieldTypeOf(type).kind === 'text' && options.length === 0,
  );
  const named = REFERENCE_FIELDS.flatMap((name) =>
    texts.filter(({ dbPropertyName }) => dbPropertyName === name),
  );
  const standard = texts.filter(({ standardName }) => standardName === 'SiteReference');
  return [...new Set([...named, ...standard].map(({ dbPropertyName }) => dbPropertyName))];
}
