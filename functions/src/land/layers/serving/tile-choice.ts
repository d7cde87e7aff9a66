import type { Tx } from '../../../platform/db.ts';
import { matchingSiteIds } from '../../ground/search/matching-sites.ts';
import { refersElsewhere } from '../filter-references.ts';
import { featureIdsBySearch } from '../queries/find-features.ts';
import { choiceHash, type Chosen } from '../tile-address.ts';

/** A choice among a layer's features as it is run in the database. */
export interface TileChoice {
  layerId: string;
  hash: string;
  /** What is found may change while the layer's version stands: a list was filled, another layer changed. */
  changesUnseen: boolean;
  ids: (tx: Tx) => Promise<number[]>;
}

/** The choice that an address asks for; undefined for every feature of the layer. */
export function tileChoice({
  layerId,
  filters,
  search,
}: Chosen & { layerId: string }): TileChoice | undefined {
  if (!search && filters.length === 0) return undefined;
  return {
    layerId,
    hash: choiceHash({ filters, search }),
    changesUnseen: refersElsewhere(filters),
    ids: (tx) => (search ? featureIdsBySearch(tx, layerId, search) : matchingSiteIds(tx, filters)),
  };
}
