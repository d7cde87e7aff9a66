import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';

/** Of these councils documents tell nothing else about a site (specification 001, section 7). */
const ONLY: Record<string, readonly string[]> = {
  newcastle: ['id', 'site_name', 'helaa_reference'],
};

/** What every council's sites have besides its dictionary and documents can tell. */
const OF_EVERY_SITE = ['id', 'source_reference'];

/** Which columns of sites a council's documents can tell of. */
export function publishedColumns(shortName: string, dictionary: readonly DictionaryField[]) {
  const own = new Set([...OF_EVERY_SITE, ...dictionary.map((field) => field.dbPropertyName)]);
  const only = ONLY[shortName];
  return new Set([...own].filter((name) => !only || only.includes(name)));
}
