import { frameHolding, type MapFrame } from '../../../land/ground/map-picture/map-picture.ts';
import { findExtent } from '../../../land/ground/map-picture/queries/surroundings.ts';
import type { Tx } from '../../../platform/db.ts';
import { isFrame, PICTURE } from '../../ground/documents/blocks/map/frame.ts';
import { findExtentOfLayers, countSitesOutside } from './queries/map-data.ts';

/** Metres that a map shows at least: of a point there is more to see around it. */
const MIN_METRES = 400;
/** What is left around what is shown, as a share of it. */
const ROOM = 0.1;
/** The British grid, for maps of what has no place. */
const BRITAIN: MapFrame = [0, 0, 700_000, 1_300_000];

/**
 * What a map shows of the British grid: the frame that was chosen, or some room around its sites, or around its layers
 * where it has no sites.
 */
export async function frameOf(
  tx: Tx,
  chosen: readonly number[] | null | undefined,
  { siteIds, layerIds }: { siteIds: readonly number[]; layerIds: readonly string[] },
): Promise<{ frame: MapFrame; scale: number }> {
  if (chosen && isFrame(chosen)) return frameHolding(chosen, PICTURE);
  const extent = (await findExtent(tx, siteIds)) ?? (await findExtentOfLayers(tx, layerIds));
  return frameHolding(extent ? withRoom(extent) : BRITAIN, PICTURE);
}

/** How many of these sites lie wholly outside the frame that was chosen; none where none was. */
export const countOutsideFrame = async (
  tx: Tx,
  chosen: readonly number[] | null | undefined,
  siteIds: readonly number[],
): Promise<number> =>
  chosen && isFrame(chosen)
    ? countSitesOutside(tx, siteIds, frameHolding(chosen, PICTURE).frame)
    : 0;

function withRoom([west, south, east, north]: MapFrame): MapFrame {
  const reach = (from: number, to: number) => Math.max(MIN_METRES / 2, (to - from) * (0.5 + ROOM));
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const [wide, high] = [reach(west, east), reach(south, north)];
  return [x - wide, y - high, x + wide, y + high];
}
