import type { Tx } from '../../../platform/db.ts';
import type { RecordedCouncil } from '../../../council/ground/settings/document-site-fields.ts';
import type { MapContent } from '../../ground/documents/blocks/map/schema.ts';
import type { EditionMap } from '../../ground/documents/edition.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { drawnInTime } from './drawn-in-time.ts';
import { PICTURE } from '../../ground/documents/blocks/map/frame.ts';
import { frameOf } from './map-frame.ts';
import { mapDataOf } from './map-data.ts';
import { type DrawMap, drawnGround, pictureOf } from './map-picture.ts';
import type { ShownOnMap } from './shown-on-map.ts';
import { addLayersAtSites } from './add-layers-at-sites.ts';
import { tellSites } from './tell-sites.ts';

/** A file of an edition. */
export interface EditionFile {
  name: string;
  contentType: string;
  body: string | Uint8Array;
}

interface AskedMap {
  blockId: string;
  content: MapContent;
  shown: ShownOnMap;
  tellsLayers: boolean;
  /** A picture that takes longer is left out; without it, it fails where the database gives up. */
  maxMilliseconds?: number | undefined;
}

/** A map of a block as it is now, with its picture and its data. */
export async function resolveMap(
  tx: Tx,
  tenant: RecordedCouncil,
  { blockId, content, shown, tellsLayers, maxMilliseconds }: AskedMap,
): Promise<{ map: EditionMap; files: EditionFile[] }> {
  const { siteIds, allSites, outside, key, layers } = shown;
  const named = await tellSites(tx, tenant, siteIds, content.siteInfo);
  const sites = tellsLayers ? await addLayersAtSites(tx, named, layers) : named;
  const layerIds = layers.map(({ layerId }) => layerId);
  const place = await frameOf(tx, content.frame, { siteIds, layerIds });
  const work = async (draw?: DrawMap) => {
    const { basemap, ...found } = await pictureOf(tx, place, { sites, layers }, draw);
    return { ...found, ground: await drawnGround({ ...place, basemap, size: PICTURE }, draw) };
  };
  const drawn =
    maxMilliseconds === undefined ? await work() : await drawnInTime(tx, maxMilliseconds, work);
  const data = await mapDataOf(tx, { frame: place.frame, sites, layers });
  const groundFile = `maps/${blockId}-ground.svg`;
  const file = (ending: string) => `maps/${blockId}.${ending}`;
  return {
    map: {
      caption: content.caption.trim(),
      picture: file('svg'),
      ...(drawn ? { ground: groundFile } : {}),
      data: file('json'),
      words: messages.mapShows(
        sites.map(({ name }) => name),
        layers.flatMap(({ name, visible }) => (visible ? [name] : [])),
      ),
      layers: key.map((entry) => {
        if (entry.type === 'divider') return entry;
        const { type, layerId, name, description, colour, visible } = entry;
        const signs = drawn?.signs.get(layerId) ?? [];
        return { type, layerId, name, description, colour, visible, signs };
      }),
      sites,
      ...(allSites > siteIds.length ? { allSites } : {}),
      ...(outside > 0 ? { outside } : {}),
      attribution: drawn?.attribution ?? [],
    },
    files: [
      ...(drawn
        ? [
            { name: file('svg'), contentType: 'image/svg+xml', body: drawn.picture },
            { name: groundFile, contentType: 'image/svg+xml', body: drawn.ground },
          ]
        : []),
      { name: file('json'), contentType: 'application/json', body: data },
    ],
  };
}
