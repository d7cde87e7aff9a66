import { drawMap } from '../../../land/ground/map-picture/draw-map.ts';
import {
  groundMetres,
  type MapFrame,
  type MapPicture,
} from '../../../land/ground/map-picture/map-picture.ts';
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
 * places in the list where those do not fit; who owns the data on it, and what it found for the ground.
 */
export async function pictureOf(
  tx: Tx,
  { frame, scale }: MapPlace,
  {
    sites,
    layers,
  }: { sites: readonly { id: number; name: string }[]; layers: readonly ShownLayer[] },
  draw = drawHere,
): Promise<{ picture: string } & Pick<Surroundings, 'attribution' | 'basemap'>> {
  const byId = new Map(sites.map(({ id, name }, at) => [id, { name, mark: String(at + 1) }]));
  const found = await findSurroundings(tx, {
    frame,
    tolerance: groundMetres(scale) * FINEST_POINTS,
    layerIds: layers.map(({ layerId }) => layerId),
    siteIds: [...byId.keys()],
    withOtherSites: false,
  });
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
      .map(({ layerId, kind, colour }) => ({
        colour,
        features: found.features
          .filter((feature) => feature.layerId === layerId)
          // Names of points and lines would cover those of sites and streets.
          .map((each) => ({ ...each, name: kind === 'polygon' ? each.name : '' })),
      })),
  });
  return { picture, attribution: found.attribution, basemap: found.basemap };
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
