import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { ownReferenceFields } from './own-reference-fields.ts';
import { REFERENCE_FIELDS } from './reference-fields.ts';
import { REGISTER_SOURCE } from './register-source.ts';

/** What stands for the reference of a site whose file gave none: a hash of its content, which nobody speaks of. */
export const MADE_REFERENCE = '^[0-9a-f]{16}$';

/**
 * The one reference by which people and registers speak of a site: the council's own, otherwise that of its source; a
 * site that came with a register keeps the one it is published under. Without the dictionary, the council's own is
 * known by the fields' usual names alone.
 */
export function siteReferenceOf(
  site: { source?: unknown; source_reference: string | null },
  dictionary: Iterable<DictionaryField> | undefined,
): string | undefined {
  const { source, source_reference: given } = site;
  const record = site as Readonly<Record<string, unknown>>;
  const fields = dictionary ? ownReferenceFields([...dictionary]) : REFERENCE_FIELDS;
  const own = fields.map((name) => record[name]);
  const theirs = given !== null && new RegExp(MADE_REFERENCE).test(given) ? null : given;
  const offered = source === REGISTER_SOURCE ? [given, ...own] : [...own, theirs];
  return offered.find((each): each is string => typeof each === 'string' && each !== '');
}
