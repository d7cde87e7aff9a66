import { findDictionaryField } from '../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../platform/db.ts';
import type { LayerSource } from './queries/layer-source.ts';
import { STATUS_FIELDS, statusColours } from './style/site-colours.ts';

/** The field by which maps colour sites, with the colours of its values; null where nothing is coloured by a field. */
export async function siteColouring(tx: Tx, source: LayerSource) {
  const property = source.isSites && STATUS_FIELDS.find((name) => source.keys.includes(name));
  const field = property ? await findDictionaryField(tx, property) : undefined;
  if (!field) return null;
  return { property: field.dbPropertyName, label: field.label, colours: statusColours(field) };
}
