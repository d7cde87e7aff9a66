/**
 * The tile grid in EPSG:27700, for maps that must not be stretched. Its corner is the north-west corner of Ordnance
 * Survey's own tile grid (easting -238375, northing 1376256), so that their tiles and ours can be overlaid; the
 * levels are the specification's 15 resolutions (000 and 002 section 9), which do not always halve. The browser reads
 * this, too.
 */
export const britishGrid = {
  projection: 27700,
  /** Easting and northing of the corner from which tiles are counted eastwards and southwards. */
  origin: [-238_375, 1_376_256],
  /** West, south, east, north of the area that tiles cover. */
  extent: [-238_375, 0, 900_000, 1_376_256],
  /** Metres per pixel, level by level. */
  resolutions: [1600, 800, 400, 200, 100, 50, 25, 10, 5, 2.5, 1, 0.5, 0.25, 0.125, 0.0625],
  /** Pixels along a tile's edge. */
  tileSize: 512,
} as const;

/**
 * How many tiles a level has from west to east and from north to south, and the length of their edge in metres. The
 * level must exist.
 */
export function britishTiles(level: number): { size: number; across: number; down: number } {
  const { tileSize, resolutions, extent } = britishGrid;
  const size = tileSize * resolutions[level]!;
  const [west, south, east, north] = extent;
  return { size, across: Math.ceil((east - west) / size), down: Math.ceil((north - south) / size) };
}
