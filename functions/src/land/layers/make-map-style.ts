import { may, type Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import type { MapKind } from './contract/map-style.ts';
import { sitesLayerId } from '../ground/layers/sites-layer.ts';
import { findLayerSource } from './queries/layer-source.ts';
import { layersOf } from './queries/layers.ts';
import { councilStyle, type BasemapLayer } from './style/council-style.ts';
import { siteColouring } from './site-colouring.ts';
import { tileAddress } from './tile-address.ts';

/** A map's style as the browser builds it, with every site in it; it contains no key and no other server. */
export async function makeMapStyle(
  tx: Tx,
  { tenant, actor }: { tenant: Tenant; actor: Actor },
  map: MapKind,
) {
  const basemap: BasemapLayer[] = [];
  for (const { id, basemapRole, minZoom } of await layersOf(tx, 'placemaker')) {
    const source = basemapRole === null ? undefined : await findLayerSource(tx, id);
    if (!source || basemapRole === null) continue;
    basemap.push({ id, role: basemapRole, minZoom, ...placeOf(source) });
  }
  const sites = may(actor, 'sites', 'read') ? await findLayerSource(tx, sitesLayerId) : undefined;
  const colouring = sites ? await siteColouring(tx, sites) : null;
  const style = councilStyle(basemap, sites && { ...placeOf(sites), colouring });
  return { ...style, name: `${tenant.name}: ${map}` };

  function placeOf(source: NonNullable<Awaited<ReturnType<typeof findLayerSource>>>) {
    return {
      tiles: tileAddress(tenant.shortName, source, { filters: [] }),
      sourceLayer: source.layerId,
      attributes: source.keys,
    };
  }
}
