/**
 * The grid of tiles in EPSG:27700, for maps that must not be stretched. Its corner is the north-west
 * corner of Ordnance Survey's own tile grid (easting -238375, northing 1376256), so that tiles of theirs
 * and of ours can be laid over one another; the levels are the specification's 15 resolutions
 * (000 and 002 section 9), which do not always halve. The browser reads this, too.
 */
export const britishGrid = {
  projection: 27700,
  /** Easting and northing of the corner from which tiles are counted, to the east and to the south. */
  origin: [-238_375, 1_376_256],
  /** West, south, east, north of what tiles cover. */
  extent: [-238_375, 0, 900_000, 1_376_256],
  /** Metres in a pixel, level by level. */
  resolutions: [1600, 800, 400, 200, 100, 50, 25, 10, 5, 2.5, 1, 0.5, 0.25, 0.125, 0.0625],
  /** Pixels along a tile's edge. */
  tileSize: 512,
} as const;

/** Tiles from west to east and from north to south, and their edge in metres, at a level that exists. */
export function britishTiles(level: number): { size: number; across: number; down: number } {
  const { tileSize, resolutions, extent } = britishGrid;
  const size = tileSize * resolutions[level]!;
  const [west, south, east, north] = extent;
  return { size, across: Math.ceil((east - west) / size), down: Math.ceil((north - south) / size) };
}
