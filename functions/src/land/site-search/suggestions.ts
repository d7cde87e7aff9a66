import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { dictionaryOf } from '../../council/ground/dictionary/queries/dictionary.ts';
import { fieldTypeOf } from '../../council/ground/dictionary/field-types.ts';
import { nameColumn } from '../ground/places/address-columns.ts';
import { findPlaces } from '../ground/places/find-places.ts';
import { ownReferenceFields } from '../ground/sites/own-reference-fields.ts';
import type { Tx } from '../../platform/db.ts';
import { tagName } from '../../council/ground/tags/tag-name.ts';
import type { AutocompleteOption } from './contract/autocomplete.ts';
import { SITE_TAGS, type Filter } from '../../council/ground/filters/filter.ts';
import { sitesSuggested, tagsSuggested } from './queries/suggestions.ts';

/** No place name is longer. */
const PLACE_TERM = 100;

/**
 * Suggestions for a half-typed term: sites, tags, values listed in the dictionary, places of the gazetteer. The kinds
 * take turns, so that a thousand streets leave room for a tag; at most `limit`.
 */
export async function suggest(tx: Tx, term: string, limit: number): Promise<AutocompleteOption[]> {
  const fields = await dictionaryOf(tx);
  // Sent together, so that none waits for another's result.
  const [sites, tags, places] = await Promise.all([
    siteOptions(tx, term, fields, limit),
    tagsSuggested(tx, tagName(term), limit),
    placeOptions(tx, term),
  ]);
  return shared([sites, tags.map(tagOption), valueOptions(term, fields), places], limit);
}

async function siteOptions(tx: Tx, term: string, fields: DictionaryField[], limit: number) {
  const name = nameColumn(fields);
  const detail = fields.find(({ type }) => type === 'address')?.dbPropertyName;
  const sites = await sitesSuggested(tx, term, {
    name,
    detail,
    own: ownReferenceFields(fields),
    limit,
  });
  return sites.map((site): AutocompleteOption => {
    const label = site.name || site.detail || `Site ${site.id}`;
    const other = site.detail === label ? '' : (site.detail ?? '');
    return { kind: 'site', label, detail: other, siteId: site.id };
  });
}

const asked = (dbPropertyName: string, value: string | number | boolean): Filter => ({
  type: 'in array',
  dbPropertyName,
  value: [value],
});

const tagOption = (name: string): AutocompleteOption => ({
  kind: 'tag',
  label: name,
  detail: '',
  filter: asked(SITE_TAGS, name),
});

/** Only the dictionary's own options, and only for fields that hold one value or a list of values to choose from. */
function valueOptions(term: string, fields: DictionaryField[]): AutocompleteOption[] {
  const text = term.toLowerCase();
  const options = fields
    .filter(({ filterable, type }) => filterable && fieldTypeOf(type).kind !== 'json')
    .flatMap((field) =>
      field.options.map(({ value, label }): AutocompleteOption => {
        const filter = asked(field.dbPropertyName, value);
        return { kind: 'value', label, detail: field.label, filter };
      }),
    )
    .filter(({ label }) => label.toLowerCase().includes(text));
  const begins = ({ label }: AutocompleteOption) => label.toLowerCase().startsWith(text);
  return [...options.filter(begins), ...options.filter((option) => !begins(option))];
}

/** Places other than sites, which are suggested as such. A ward is one feature, so its sites can be searched for. */
async function placeOptions(tx: Tx, term: string): Promise<AutocompleteOption[]> {
  if (term.length > PLACE_TERM) return [];
  const places = (await findPlaces(tx, term)).filter(({ kind }) => kind !== 'site');
  return places.map(({ kind, label, detail, point, box, layerId, featureId }) => {
    const inWard = kind === 'ward' && layerId !== undefined && featureId !== undefined;
    return {
      kind: 'place',
      label,
      detail,
      box: box ?? [...point, ...point],
      ...(inWard
        ? { filter: { type: 'in area', value: { layerId, featureIds: [featureId] } } as Filter }
        : {}),
    };
  });
}

/** Up to the limit, taking one of each kind in turn; results of a kind stay together. */
function shared(kinds: AutocompleteOption[][], limit: number): AutocompleteOption[] {
  const taken = kinds.map(() => 0);
  const left = () => kinds.map((kind, at) => kind.length - taken[at]!);
  for (let given = 0; given < limit && left().some((rest) => rest > 0);) {
    for (const [at, rest] of left().entries()) {
      if (rest === 0 || given === limit) continue;
      taken[at]! += 1;
      given += 1;
    }
  }
  return kinds.flatMap((kind, at) => kind.slice(0, taken[at]));
}
