import { paintOf } from '../../../land/ground/map-picture/hatching.ts';
import type { Tx } from '../../../platform/db.ts';
import type { MapContent } from '../../ground/documents/blocks/map/schema.ts';
import type { EditionMap } from '../../ground/documents/edition.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { drawnInTime } from './drawn-in-time.ts';
import { PICTURE } from '../../ground/documents/blocks/map/frame.ts';
import { frameOf } from './map-frame.ts';
import { mapDataOf } from './map-data.ts';
import { groundOf, pictureOf } from './map-picture.ts';
import type { ShownOnMap } from './shown-on-map.ts';
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
  /** Whether a picture that takes too long is left out; else it fails. */
  leavesOut: boolean;
}

/** A map of a block as it is now, with its picture and its data. */
export async function resolveMap(
  tx: Tx,
  shortName: string,
  { blockId, content, shown, leavesOut }: AskedMap,
): Promise<{ map: EditionMap; files: EditionFile[] }> {
  const { siteIds, layers } = shown;
  const sites = await tellSites(tx, shortName, siteIds, content.siteInfo);
  const layerIds = layers.map(({ layerId }) => layerId);
  const place = await frameOf(tx, content.frame, { siteIds, layerIds });
  const draw = async () => ({
    ...(await pictureOf(tx, place, { sites, layers })),
    ground: await groundOf(tx, place, PICTURE),
  });
  const drawn = leavesOut ? await drawnInTime(tx, draw) : await draw();
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
        layers.map(({ name }) => name),
      ),
      layers: layers.map(({ layerId, name, description, mbstyle }, index) => ({
        layerId,
        name,
        description,
        colour: paintOf(mbstyle, index),
      })),
      sites,
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
