import type { Tx } from '../../../platform/db.ts';
import type { MapInBlock } from '../../ground/documents/block-kind.ts';
import type { MapSubject } from '../../ground/documents/blocks/map/schema.ts';
import { layersOfKey } from '../../ground/documents/blocks/map/schema.ts';
import type { Fault } from '../../ground/documents/fault.ts';
import { documentMessages } from '../../ground/documents/messages.ts';
import { documentViewMessages } from '../../ground/documents/view/messages.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { keyOfMap, type MapKeyEntry, type ShownLayer } from './key-of-map.ts';
import { countOutsideFrame } from './map-frame.ts';
import { findPublicLayers, findShownSites, isSiteList } from './queries/shown-things.ts';

/** What a map is for. */
type AskedOfMap = Pick<MapInBlock, 'needsSites' | 'tellsLayers'>;

export interface ShownOnMap {
  siteIds: number[];
  /** How many there are of those; a map shows the first. */
  allSites: number;
  /** Of those that it shows, how many lie outside the frame that was chosen. */
  outside: number;
  /** Layers under their headings, as the key tells them. */
  key: MapKeyEntry[];
  /** Those of the key, in its order. */
  layers: ShownLayer[];
  /** What keeps the map from being published. */
  faults: Fault[];
  /** What is not shown though it was chosen. */
  gone: Fault[];
}

/** What a map can show today of what was chosen for it. */
export async function shownOnMap(tx: Tx, map: MapSubject, asked: AskedOfMap): Promise<ShownOnMap> {
  const { siteIds, allSites } = await findShownSites(tx, map);
  const areAllShown = allSites === siteIds.length;
  const layerIds = layersOfKey(map.layerKey).map(({ id }) => id);
  const key = keyOfMap(map.layerKey, await findPublicLayers(tx, layerIds));
  const layers = key.flatMap((entry) => (entry.type === 'layer' ? [entry] : []));
  const gone: Fault[] = [];
  const say = (field: string, message: string) => gone.push({ field, message });
  if (layers.length < layerIds.length)
    say('layerKey', messages.layersGone(layerIds.length - layers.length));
  const named = new Set(map.siteIds);
  const goneSites = named.size - siteIds.filter((id) => named.has(id)).length;
  if (goneSites > 0 && areAllShown) say('siteIds', messages.sitesGone(goneSites));
  if (!areAllShown) say('siteIds', documentViewMessages.firstSites(siteIds.length, allSites));
  const outside = await countOutsideFrame(tx, map.frame, siteIds);
  if (outside > 0) say('frame', documentViewMessages.sitesOutside(outside, siteIds.length));
  if (map.siteListId !== null && !siteIds.some((id) => !named.has(id)))
    say('siteListId', await listMessage(tx, map.siteListId));
  return {
    siteIds,
    allSites,
    outside,
    key,
    layers,
    gone,
    faults: faultsOf(siteIds.length, layers.length, asked),
  };
}

async function listMessage(tx: Tx, id: number): Promise<string> {
  return (await isSiteList(tx, id)) ? messages.listAddsNothing : messages.listGone;
}

function faultsOf(sites: number, layers: number, { needsSites, tellsLayers }: AskedOfMap): Fault[] {
  if (needsSites && sites === 0)
    return [{ field: 'siteIds', message: documentMessages.noSitesToAnswer }];
  if (tellsLayers && layers === 0) return [{ field: 'layerKey', message: messages.noLayersToTell }];
  if (sites + layers === 0) return [{ field: 'layerKey', message: documentMessages.mapIsEmpty }];
  return [];
}
