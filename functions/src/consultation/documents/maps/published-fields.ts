import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

/** What every council's sites have besides its dictionary and documents can tell. */
const OF_EVERY_SITE = ['id', 'source_reference'];

/** Which columns of sites a council's documents can tell of: of those that it has, the ones that it allows, or all. */
export function publishedColumns(
  allowed: readonly string[] | null,
  dictionary: readonly Pick<DictionaryField, 'dbPropertyName'>[],
) {
  const own = [...OF_EVERY_SITE, ...dictionary.map((field) => field.dbPropertyName)];
  return new Set(own.filter((name) => allowed?.includes(name) ?? true));
}
