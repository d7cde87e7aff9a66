import { dictionaryOf } from '../../../council/ground/dictionary/queries/dictionary.ts';
import {
  documentSiteFields,
  type RecordedCouncil,
} from '../../../council/ground/settings/document-site-fields.ts';
import { siteNames } from '../../../land/ground/sites/site-names.ts';
import type { MapFrame } from '../../../land/ground/map-picture/map-picture.ts';
import type { InputOf, OutputOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import type { drawDraftMap } from '../contract/maps.ts';
import { mapDataOf } from './map-data.ts';
import { PICTURE } from '../../ground/documents/blocks/map/frame.ts';
import { frameOf } from './map-frame.ts';
import { groundOf, pictureOf } from './map-picture.ts';
import { publishedColumns } from './published-fields.ts';
import { shownOnMap } from './shown-on-map.ts';

/** How many frames wide and high the surroundings are. */
const REACH = 2;

/** A map as it would be published now; its data and ground reach beyond the frame, so that it can be moved. */
export async function drawnDraftMap(
  tx: Tx,
  tenant: RecordedCouncil,
  subject: InputOf<typeof drawDraftMap>,
): Promise<OutputOf<typeof drawDraftMap>> {
  const { siteIds, layers, gone } = await shownOnMap(tx, subject, {
    needsSites: false,
    tellsLayers: false,
  });
  const names = await siteNames(
    tx,
    siteIds,
    publishedColumns(documentSiteFields(tenant), await dictionaryOf(tx)),
  );
  const sites = siteIds.map((id) => ({ id, name: names.get(id) ?? '' }));
  const layerIds = layers.map(({ layerId }) => layerId);
  const place = await frameOf(tx, subject.frame, { siteIds, layerIds });
  const { picture, signs } = await pictureOf(tx, place, { sites, layers });
  const around = surroundings(place.frame);
  const size = { width: PICTURE.width * REACH, height: PICTURE.height * REACH };
  return {
    frame: place.frame,
    data: JSON.parse(await mapDataOf(tx, { frame: around, sites, layers })),
    ground: await groundOf(tx, { frame: around, scale: place.scale }, size),
    picture,
    layers: layers.map(({ layerId, name, visible }) => ({
      layerId,
      name,
      visible,
      signs: signs.get(layerId) ?? [],
    })),
    siteCount: sites.length,
    gone: gone.map(({ message }) => message),
  };
}

function surroundings([west, south, east, north]: MapFrame): MapFrame {
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const [wide, high] = [((east - west) * REACH) / 2, ((north - south) * REACH) / 2];
  return [x - wide, y - high, x + wide, y + high];
}
