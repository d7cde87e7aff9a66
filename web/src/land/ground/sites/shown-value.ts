import type { DictionaryField } from '@contract/council/ground/dictionary/field.ts';
import {
  HOMES_RANGE,
  homesColumn,
  homesFields,
  homesWordsIn,
} from '@contract/land/ground/sites/homes.ts';

type Fields = ReadonlyMap<string, DictionaryField>;

/** A field of a site as cards show it: where the field for homes is blank, the homes that are known otherwise. */
export function shownValue(
  site: Readonly<Record<string, unknown>>,
  name: string,
  fields: Fields,
): unknown {
  const value = site[name];
  if (site[HOMES_RANGE] === undefined) return value;
  const homes = homesFields([...fields.values()]);
  if (homesColumn(homes)?.dbPropertyName !== name) return value;
  return homesWordsIn(site, homes) ?? value;
}
