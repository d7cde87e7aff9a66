import { authorise } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { Reply } from '../../platform/reply.ts';
import { route, type Route, type SignedInCall } from '../../platform/endpoint.ts';
import type { Contract, ParsedOf, OutputOf } from '../../platform/contract.ts';
import {
  getLayer,
  layerExtent,
  layerFeature,
  layersMetadata,
  layerTiles,
  severalLayerTiles,
  listLayers,
  tenantExtent,
} from './contract.ts';
import {
  councilBoundaries,
  featureData,
  featureGeometries,
  featureNames,
  layerColumns,
  layersMeta,
  oneLayerMeta,
  searchBoundaries,
  searchFeatures,
  siteExtent,
  terrainTile,
  tileParams,
  underGeoserver,
} from './contract/map-calls.ts';
import { mapCapabilities, mapStyle } from './contract/map-style.ts';
import { makeMapStyle } from './make-map-style.ts';
import { readMapKeys } from '../../council/ground/map-keys/read-map-keys.ts';
import { mapAbilities, sourceAt } from './map-abilities.ts';
import {
  boundaryOf,
  columnsOfLayer,
  extentOfSite,
  geometriesOfFeatures,
  siteColumns,
} from './queries/describe-layer.ts';
import { findFeatures, namesOfFeatures } from './queries/find-features.ts';
import { sitesLayerId } from '../ground/layers/sites-layer.ts';
import { findLayerSource } from './queries/layer-source.ts';
import {
  extentOfLayer,
  findFeature,
  findLayer,
  layersOf,
  type Visibility,
} from './queries/layers.ts';
import type { Tx } from '../../platform/db.ts';
import { themesOf } from './themes.ts';
import { planOf, plansOf } from './tile-plans.ts';
import { writeLayerRoutes } from './write-routes.ts';

type InTx<C> = SignedInCall<C> & { tx: Tx };

/** Layers of the council: which there are, where their tiles are, the data of one feature. */
export const layerRoutes: Route[] = [
  route(listLayers, ({ input, tx }) => layersOf(tx, input.visibility)),
  route(layersMetadata, ({ input, tx }) => byTheme(tx, input.visibility)),
  ...bothWays(layersMeta, ({ input, tx }) => byTheme(tx, input.visibility)),
  ...bothWays(oneLayerMeta, async ({ input, tx }) =>
    orNotFound(await findLayer(tx, input.layerId)),
  ),
  ...bothWays(layerColumns, async ({ input: { layerId }, actor, tx }) => {
    if (layerId !== sitesLayerId) {
      orNotFound(await findLayer(tx, layerId));
      return { columns: await columnsOfLayer(tx, layerId) };
    }
    authorise(actor, 'sites', 'read');
    return { columns: await siteColumns(tx) };
  }),
  ...bothWays(featureData, featureOf),
  ...bothWays(featureGeometries, async ({ input, tx }) => {
    const { layerId, featureIds, projection } = input;
    orNotFound(await findLayer(tx, layerId));
    return { geometries: await geometriesOfFeatures(tx, layerId, featureIds, projection) };
  }),
  ...bothWays(searchFeatures, async ({ input: { term, layerIds, limit }, tx }) => ({
    features: await findFeatures(tx, term, layerIds, limit),
  })),
  route(featureNames, async ({ input, tx }) => ({
    names: await namesOfFeatures(tx, input.features),
  })),
  ...bothWays(tileParams, planOf),
  ...bothWays(councilBoundaries, boundaries),
  route(searchBoundaries, boundaries),
  ...bothWays(terrainTile, async ({ input: { z, x, y }, tenant }) => {
    const source = sourceAt(tenant, 'terrain');
    if (!source) throw new AppError('no-terrain');
    const place: Record<string, number> = { z, x, y };
    const address = source.replace(/\{([zxy])\}/g, (_, name: string) => String(place[name]));
    return new Reply({ status: 302, headers: { location: address } });
  }),
  ...bothWays(tenantExtent, extentAround),
  route(siteExtent, async ({ input: { id, projection, srs }, tx }) => ({
    extent: orNotFound(await extentOfSite(tx, id, srs ?? projection)),
  })),
  route(mapStyle, ({ input, ...asked }) => makeMapStyle(asked.tx, asked, input.map)),
  route(mapCapabilities, async ({ tenant, tx }) =>
    mapAbilities(tenant, await readMapKeys(tx, tenant)),
  ),
  ...writeLayerRoutes,

  route(getLayer, async ({ input, tx }) => orNotFound(await findLayer(tx, input.layerId))),
  route(layerTiles, planOf),
  route(severalLayerTiles, plansOf),
  route(layerFeature, featureOf),
  route(layerExtent, extentAround),
];

/** The same handler under /layers and under /geoserver. */
function bothWays<C extends Contract>(
  contract: C,
  act: (call: InTx<C>) => Promise<OutputOf<C> | Reply<OutputOf<C>>>,
): Route[] {
  return [route(contract, act), route(underGeoserver(contract) as C, act)];
}

async function byTheme(tx: Tx, visibility: Visibility) {
  const layers = await layersOf(tx, visibility);
  return { layers, themes: themesOf(layers) };
}

async function featureOf({ input, tx }: Pick<InTx<typeof featureData>, 'input' | 'tx'>) {
  const { layerId, featureId, fields } = input;
  const feature = orNotFound(await findFeature(tx, layerId, featureId, fields));
  return { ...feature, layerId };
}

async function boundaries({ input, tx }: Pick<InTx<typeof searchBoundaries>, 'input' | 'tx'>) {
  const boundary = await boundaryOf(tx, input.projection);
  return { boundaries: boundary ? [{ wkb_geometry: boundary }] : [] };
}

async function extentAround({
  input: { layerId, projection },
  actor,
  tx,
}: Pick<InTx<unknown>, 'actor' | 'tx'> & { input: ParsedOf<typeof tenantExtent> }) {
  if (layerId) {
    const source = orNotFound(await findLayerSource(tx, layerId));
    if (source.isSites) authorise(actor, 'sites', 'read');
  }
  return { extent: await extentOfLayer(tx, layerId ?? undefined, projection) };
}

function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not-found');
  return found;
}
