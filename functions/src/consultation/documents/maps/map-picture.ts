import { drawMap } from '../../../land/ground/map-picture/draw-map.ts';
import {
  groundMetres,
  type MapFrame,
  type MapPicture,
  zoomOf,
} from '../../../land/ground/map-picture/map-picture.ts';
import { type KeySign, keySigns } from '../../../land/ground/map-picture/key-signs.ts';
import {
  findSurroundings,
  type Surroundings,
} from '../../../land/ground/map-picture/queries/surroundings.ts';
import type { Tx } from '../../../platform/db.ts';
import { documentChangeMessages as messages } from '../messages.ts';
import { PICTURE } from '../../ground/documents/blocks/map/frame.ts';
import type { ShownLayer } from './key-of-map.ts';

/** Half a point is finer than what a page shows of it. */
const FINEST_POINTS = 0.5;

/** Draws a map as SVG, here or somewhere else. */
export type DrawMap = (map: MapPicture) => Promise<string>;
const drawHere: DrawMap = async (map) => drawMap(map);

/** Where a map is, and how small. */
interface MapPlace {
  frame: MapFrame;
  scale: number;
}

/**
 * The picture of a map as SVG: its layers that are visible from the beginning, and its sites with their names, or their
 * places in the list where those do not fit; the signs of its key, by layer; who owns the data on it, and what it found
 * for the ground.
 */
export async function pictureOf(
  tx: Tx,
  { frame, scale }: MapPlace,
  {
    sites,
    layers,
  }: { sites: readonly { id: number; name: string }[]; layers: readonly ShownLayer[] },
  draw = drawHere,
): Promise<
  { picture: string; signs: Map<string, KeySign[]> } & Pick<Surroundings, 'attribution' | 'basemap'>
> {
  const byId = new Map(sites.map(({ id, name }, at) => [id, { name, mark: String(at + 1) }]));
  const found = await findSurroundings(tx, {
    frame,
    tolerance: groundMetres(scale) * FINEST_POINTS,
    layerIds: layers.map(({ layerId }) => layerId),
    siteIds: [...byId.keys()],
    withOtherSites: false,
  });
  const zoom = zoomOf(frame, PICTURE);
  const featuresOf = (layerId: string) =>
    found.features.filter((feature) => feature.layerId === layerId);
  const picture = await draw({
    ...found,
    frame,
    scale,
    size: PICTURE,
    scaleWords: '',
    north: messages.north,
    sites: found.sites.map((site) => ({ ...site, ...byId.get(site.id) })),
    // What is drawn last lies above.
    themes: layers
      .filter(({ visible }) => visible)
      .toReversed()
      .map(({ layerId, kind, style, colour }) => ({
        style,
        colour,
        // Names of points and lines would cover those of sites and streets.
        features: featuresOf(layerId).map((each) => ({
          ...each,
          name: kind === 'polygon' ? each.name : '',
        })),
      })),
  });
  const signs = new Map(
    layers.map(({ layerId, kind, style }) => [
      layerId,
      keySigns(style, kind, { features: featuresOf(layerId), zoom }),
    ]),
  );
  return { picture, signs, attribution: found.attribution, basemap: found.basemap };
}

/** What lies under a map: streets, greens, waters and wards with their names. */
export async function groundOf(tx: Tx, place: MapPlace, size: typeof PICTURE): Promise<string> {
  const { frame, scale } = place;
  const { basemap } = await findSurroundings(tx, {
    frame,
    tolerance: groundMetres(scale) * FINEST_POINTS,
    layerIds: [],
    siteIds: [],
    withOtherSites: false,
  });
  return drawnGround({ ...place, basemap, size });
}

/** As `groundOf`, where it is found already. */
export const drawnGround = (
  ground: MapPlace & Pick<MapPicture, 'basemap' | 'size'>,
  draw = drawHere,
): Promise<string> =>
  draw({
    ...ground,
    scaleWords: '',
    north: '',
    themes: [],
    sites: [],
    otherSites: [],
    isGround: true,
  });
