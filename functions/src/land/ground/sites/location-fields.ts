import type { DictionaryField } from '../../../council/ground/dictionary/field.ts';
import { fieldTypeOf } from '../../../council/ground/dictionary/field-types.ts';
import type { Tx } from '../../../platform/db.ts';
import { type AreaLayer, findAreaLayers, findAreaNames } from './queries/area-layers.ts';
import type { SiteValues } from './queries/site-state.ts';

/**
 * What the council's layers say of where these sites are, by site and field: the ward in its field, and the feature's
 * name in every field that is called like a layer ('Parish' and 'Parishes'). Of several the one with most of the site.
 */
export async function locationValues(
  tx: Tx,
  dictionary: readonly DictionaryField[],
  ids: readonly number[],
): Promise<Map<number, SiteValues>> {
  const found = new Map<number, SiteValues>();
  if (ids.length === 0) return found;
  const layers = await findAreaLayers(tx);
  for (const field of dictionary) {
    const layer = layerOf(field, layers);
    if (!layer) continue;
    for (const { id, name } of await findAreaNames(tx, layer.id, ids)) {
      const value = valueFor(field, name);
      if (value !== undefined) found.set(id, { ...found.get(id), [field.dbPropertyName]: value });
    }
  }
  return found;
}

function layerOf(field: DictionaryField, layers: readonly AreaLayer[]): AreaLayer | undefined {
  if (fieldTypeOf(field.type).kind !== 'text' || field.type === 'text.large') return undefined;
  const label = wordsOf(field.label);
  const words = new Set([...label, ...wordsOf(field.dbPropertyName)]);
  const called = layers.find(({ name }) => wordsOf(name).join(' ') === label.join(' '));
  return called ?? (words.has('ward') ? layers.find(({ isWards }) => isWards) : undefined);
}

/** In the singular, which is enough for names of layers. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(sh|ch|x|ss)es$/, '$1')
      .replace(/([^s])s$/, '$1'),
  );

/** A field with options takes only what is one of them. */
function valueFor({ options }: DictionaryField, name: string): string | undefined {
  if (options.length === 0) return name;
  const said = name.toLowerCase();
  const option = options.find(({ value, label }) =>
    [String(value), label].some((text) => text.toLowerCase() === said),
  );
  return option && String(option.value);
}
