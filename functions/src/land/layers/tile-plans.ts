import { authorise } from '../../platform/actor.ts';
import type { OutputOf, ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import type { SignedInCall } from '../../platform/endpoint.ts';
import { AppError, invalidField, isRefusal } from '../../platform/errors.ts';
import { readFilters } from '../ground/search/matching-sites.ts';
import type { severalLayerTiles } from './contract.ts';
import type { tileParams } from './contract/map-calls.ts';
import { filterReferences } from './filter-references.ts';
import { layersMessages } from './messages.ts';
import { findLayerSource } from './queries/layer-source.ts';
import { referenceStamp } from './queries/reference-stamp.ts';
import { siteColouring } from './site-colouring.ts';
import { tileAddress, type ChosenFeatures } from './tile-address.ts';
import { shapesFromZoom } from './tiles/encode-tile.ts';

type InTx<C> = SignedInCall<C> & { tx: Tx };

/** The address of tiles: sites by filters, other layers by a search in their columns. */
export async function planOf({
  input,
  actor,
  tenant,
  tx,
}: Omit<InTx<unknown>, 'input'> & { input: ParsedOf<typeof tileParams> }) {
  const projection = input.projection === '27700' ? 27700 : 3857;
  const source = await findLayerSource(tx, input.layerId, projection);
  if (!source) throw new AppError('not-found');
  if (source.isSites) authorise(actor, 'sites', 'read');
  const { searchValue, columnName, columnId } = input;
  const filters = readFilters(input.filters);
  if (source.isSites ? searchValue : filters.length > 0) {
    const fault = source.isSites ? 'searchValue' : 'filters';
    throw invalidField(fault, layersMessages.onlyOthers(fault));
  }
  const chosen: ChosenFeatures = {
    filters,
    ...(searchValue ? { search: { searchValue, columnName, columnId } } : {}),
  };
  const stamp = await referenceStamp(tx, filterReferences(filters));
  return {
    tiles: tileAddress(tenant.shortName, source, chosen, stamp),
    version: source.version,
    sourceLayer: source.layerId,
    attributes: source.keys,
    shapesFromZoom: source.isSites ? shapesFromZoom[projection] : null,
    colouring: await siteColouring(tx, source),
  };
}

/** As planOf for several layers: one after another, for they share the transaction. */
export async function plansOf({ input, ...call }: InTx<typeof severalLayerTiles>) {
  const plans: OutputOf<typeof severalLayerTiles> = [];
  for (const layerId of input.layerIds) {
    const asked = { ...call, input: { layerId, projection: input.projection } };
    plans.push(await planOf(asked).catch(noPlan));
  }
  return plans;
}

/** A layer that is not there, or not for this person, keeps no other from being drawn. */
function noPlan(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}
