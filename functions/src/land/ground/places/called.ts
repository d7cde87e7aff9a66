import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import type { Tx } from '../../../platform/db.ts';
import { addressColumns, nameColumn } from './address-columns.ts';
import type { GazetteerPlace } from './place.ts';
import { typedPostcode } from './postcode.ts';
import { featuresCalled } from './queries/features.ts';
import { gridPointToDegrees, postcodesLike } from './queries/postcodes.ts';
import { sitesCalled } from './queries/sites.ts';
import { typedPosition } from '../geometry/typed-position.ts';

/** A place that a phrase names, with everything a filter needs to locate it. */
export interface CalledPlace extends Pick<GazetteerPlace, 'label' | 'kind' | 'point' | 'siteId'> {
  layerId?: string;
  /** Every feature of that name. */
  featureIds?: number[];
  /** Whether the whole name matches; otherwise its name only begins with the phrase. */
  exact: boolean;
}

/** Phrases in lower case: those that may name a place in any position, and those after "near" or "in". */
export interface Phrases {
  anywhere: readonly string[];
  located: readonly string[];
}

/**
 * The places that phrases name, best first: features of layers by their whole name; for located phrases also by its
 * first words, sites by their whole name, full postcodes and grid references.
 */
export async function placesCalled(
  tx: Tx,
  { anywhere, located }: Phrases,
): Promise<Map<string, CalledPlace[]>> {
  const found = new Map<string, CalledPlace[]>();
  const add = (phrase: string, place: CalledPlace) =>
    found.set(phrase, [...(found.get(phrase) ?? []), place]);

  const wanted = new Set([...anywhere, ...located]);
  for (const feature of await featuresCalled(tx, [...wanted], located)) {
    const { name, kind, point, layerId, featureIds } = feature;
    const called = name.toLowerCase();
    const place = { label: name, kind, point, layerId, featureIds };
    if (wanted.has(called)) add(called, { ...place, exact: true });
    for (const phrase of located) {
      if (called.startsWith(`${phrase} `)) add(phrase, { ...place, exact: false });
    }
  }
  const fields = await dictionaryOf(tx);
  for (const { name, point, siteId } of await sitesCalled(tx, located, nameColumn(fields))) {
    if (name && point)
      add(name.toLowerCase(), { label: name, kind: 'site', point, siteId, exact: true });
  }
  for (const phrase of located) {
    const place = await positioned(tx, phrase, addressColumns(fields));
    if (place) add(phrase, { ...place, exact: true });
  }
  return found;
}

/** Where a full postcode or a grid reference is. */
async function positioned(
  tx: Tx,
  phrase: string,
  columns: string[],
): Promise<Omit<CalledPlace, 'exact'> | undefined> {
  const postcode = typedPostcode(phrase);
  if (postcode?.part === 'full') {
    const [hit] = await postcodesLike(tx, postcode, columns, 1);
    return hit && { label: hit.postcode, kind: 'postcode', point: hit.point };
  }
  const position = typedPosition(phrase);
  if (!position) return undefined;
  const { label, x, y, projection } = position;
  return {
    label,
    kind: 'grid',
    point: projection === 4326 ? [x, y] : await gridPointToDegrees(tx, x, y),
  };
}
