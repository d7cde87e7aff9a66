import { dictionaryOf } from '../dictionary/queries.ts';
import type { Tx } from '../platform/db.ts';
import { addressColumns, nameColumn } from './address-columns.ts';
import type { Place } from './contract.ts';
import { typedPostcode } from './postcode.ts';
import { featuresCalled } from './queries/features.ts';
import { inDegrees, postcodesLike } from './queries/postcodes.ts';
import { sitesCalled } from './queries/sites.ts';
import { typedPosition } from './typed-position.ts';

/** A place that a phrase names, with all that a filter needs to say where it is. */
export interface CalledPlace extends Pick<Place, 'label' | 'kind' | 'point' | 'siteId'> {
  layerId?: string;
  /** Every feature of that name. */
  featureIds?: number[];
  /** Whether it is called just so; else its name only begins with the phrase. */
  exact: boolean;
}

/**
 * The places that each of these phrases (in lower case) names: features of layers by their whole name or
 * its first words, sites by their whole name, full postcodes, grid references. Best first.
 */
export async function placesCalled(
  tx: Tx,
  phrases: readonly string[],
): Promise<Map<string, CalledPlace[]>> {
  const found = new Map<string, CalledPlace[]>();
  const add = (phrase: string, place: CalledPlace) =>
    found.set(phrase, [...(found.get(phrase) ?? []), place]);

  for (const { name, kind, point, layerId, featureIds } of await featuresCalled(tx, phrases)) {
    const called = name.toLowerCase();
    for (const phrase of phrases) {
      const exact = called === phrase;
      if (exact || called.startsWith(`${phrase} `))
        add(phrase, { label: name, kind, point, layerId, featureIds, exact });
    }
  }
  const fields = await dictionaryOf(tx);
  for (const { name, point, siteId } of await sitesCalled(tx, phrases, nameColumn(fields))) {
    if (name && point)
      add(name.toLowerCase(), { label: name, kind: 'site', point, siteId, exact: true });
  }
  for (const phrase of phrases) {
    const postcode = typedPostcode(phrase);
    if (postcode?.part === 'full') {
      const [hit] = await postcodesLike(tx, postcode, addressColumns(fields), 1);
      if (hit)
        add(phrase, { label: hit.postcode, kind: 'postcode', point: hit.point, exact: true });
    }
    const position = typedPosition(phrase);
    if (position) {
      const { label, x, y, projection } = position;
      const point = projection === 4326 ? [x, y] : await inDegrees(tx, x, y);
      add(phrase, { label, kind: 'grid', point, exact: true });
    }
  }
  return found;
}
