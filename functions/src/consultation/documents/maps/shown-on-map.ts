import type { Tx } from '../../../platform/db.ts';
import type { MapSubject } from '../../ground/documents/blocks/map/schema.ts';
import { layersOfKey, MAX_MAP_SITES } from '../../ground/documents/blocks/map/schema.ts';
import type { Fault } from '../../ground/documents/fault.ts';
import { documentMessages } from '../../ground/documents/messages.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { keyOfMap, type MapKeyEntry, type ShownLayer } from './key-of-map.ts';
import { findPublicLayers, findShownSites, isSiteList } from './queries/shown-things.ts';

export interface ShownOnMap {
  siteIds: number[];
  /** Layers under their headings, as the key tells them. */
  key: MapKeyEntry[];
  /** Those of the key, in its order. */
  layers: ShownLayer[];
  /** What keeps the map from being published. */
  faults: Fault[];
  /** What is not shown though it was chosen. */
  gone: Fault[];
}

/** What a map can show today of what was chosen for it; a map to answer on needs sites. */
export async function shownOnMap(
  tx: Tx,
  map: MapSubject,
  needsSites: boolean,
): Promise<ShownOnMap> {
  const found = await findShownSites(tx, map);
  const siteIds = found.slice(0, MAX_MAP_SITES);
  const layerIds = layersOfKey(map.layerKey).map(({ id }) => id);
  const key = keyOfMap(map.layerKey, await findPublicLayers(tx, layerIds));
  const layers = key.flatMap((entry) => (entry.type === 'layer' ? [entry] : []));
  const gone: Fault[] = [];
  const say = (field: string, message: string) => gone.push({ field, message });
  if (layers.length < layerIds.length)
    say('layerKey', messages.layersGone(layerIds.length - layers.length));
  const named = new Set(map.siteIds);
  const goneSites = named.size - siteIds.filter((id) => named.has(id)).length;
  if (goneSites > 0 && found.length <= MAX_MAP_SITES) say('siteIds', messages.sitesGone(goneSites));
  if (found.length > MAX_MAP_SITES) say('siteIds', messages.tooManySites(MAX_MAP_SITES));
  if (map.siteListId !== null && !siteIds.some((id) => !named.has(id)))
    say('siteListId', await listMessage(tx, map.siteListId));
  return {
    siteIds,
    key,
    layers,
    gone,
    faults: faultsOf(siteIds.length, layers.length, needsSites),
  };
}

async function listMessage(tx: Tx, id: number): Promise<string> {
  return (await isSiteList(tx, id)) ? messages.listAddsNothing : messages.listGone;
}

function faultsOf(sites: number, layers: number, needsSites: boolean): Fault[] {
  if (needsSites && sites === 0)
    return [{ field: 'siteIds', message: documentMessages.noSitesToAnswer }];
  if (sites + layers === 0) return [{ field: 'layerKey', message: documentMessages.mapIsEmpty }];
  return [];
}
