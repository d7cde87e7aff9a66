import type { Tx } from '../../../platform/db.ts';
import { matchingSiteIds } from '../../ground/search/matching-sites.ts';
import { refersElsewhere } from '../filter-references.ts';
import { featureIdsBySearch } from '../queries/find-features.ts';
import { choiceHash, type ChosenFeatures } from '../tile-address.ts';

/** Which of a layer's features to show, in the form that runs in the database. */
export interface TileChoice {
  layerId: string;
  hash: string;
  /** The result may change while the layer's version stays the same: a list was filled, another layer changed. */
  changesUnseen: boolean;
  ids: (tx: Tx) => Promise<number[]>;
}

/** The selection of features that an address specifies; undefined for every feature of the layer. */
export function tileChoice({
  layerId,
  filters,
  search,
}: ChosenFeatures & { layerId: string }): TileChoice | undefined {
  if (!search && filters.length === 0) return undefined;
  return {
    layerId,
    hash: choiceHash({ filters, search }),
    changesUnseen: refersElsewhere(filters),
    ids: (tx) => (search ? featureIdsBySearch(tx, layerId, search) : matchingSiteIds(tx, filters)),
  };
}
