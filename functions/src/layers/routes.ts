import { authorise } from '../platform/actor.ts';
import { AppError } from '../platform/errors.ts';
import { route, type Route } from '../platform/endpoint.ts';
import {
  getLayer,
  layerExtent,
  layerFeature,
  layersMetadata,
  layerTiles,
  listLayers,
  tenantExtent,
} from './contract.ts';
import { findLayerSource, type LayerSource } from './queries/layer-source.ts';
import { extentOf, findFeature, findLayer, layersOf } from './queries/layers.ts';
import type { Tx } from '../platform/db.ts';
import { themesOf } from './themes.ts';
import { tileAddress } from './tile-address.ts';
import { shapesFromZoom } from './tiles/encode-tile.ts';

/** Layers of the council: what there is, where its tiles are, what one feature says. */
export const layerRoutes: Route[] = [
  route(listLayers, ({ input, tx }) => layersOf(tx, input.visibility)),

  route(layersMetadata, async ({ input, tx }) => {
    const layers = await layersOf(tx, input.visibility);
    return { layers, themes: themesOf(layers) };
  }),

  route(tenantExtent, async ({ input, tx }) => ({
    extent: await extentOf(tx, undefined, input.projection),
  })),

  route(getLayer, async ({ input, tx }) => known(await findLayer(tx, input.layerId))),

  route(layerTiles, async ({ input, actor, tenant, tx }) => {
    const source = await knownSource(tx, input.layerId);
    if (source.isSites) authorise(actor, 'sites', 'read');
    return {
      tiles: tileAddress(tenant.shortName, source, input.filters),
      version: source.version,
      sourceLayer: source.layerId,
      attributes: source.keys,
      shapesFromZoom: source.isSites ? shapesFromZoom : null,
    };
  }),

  route(layerFeature, async ({ input: { layerId, featureId, fields }, tx }) => {
    const feature = known(await findFeature(tx, layerId, featureId, fields));
    return { ...feature, layerId };
  }),

  route(layerExtent, async ({ input, actor, tx }) => {
    const source = await knownSource(tx, input.layerId);
    if (source.isSites) authorise(actor, 'sites', 'read');
    return { extent: await extentOf(tx, input.layerId, input.projection) };
  }),
];

async function knownSource(tx: Tx, layerId: string): Promise<LayerSource> {
  return known(await findLayerSource(tx, layerId));
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not-found');
  return found;
}
