/** A tile of the usual web grid (EPSG:3857, 512 px on screen, y from the north). */
export type TileAddress = { z: number; x: number; y: number };

/** Half of the world's width in EPSG:3857 metres. */
export const worldHalf = 20037508.342789244;

/** Units along a tile's edge, and how far shapes go on beyond it (Mapbox Vector Tile 2.1). */
export const extent = 4096;
export const buffer = 64;

export const maxZoom = 22;

/** The tile's edges in EPSG:3857 metres, and `unit`, the metres in one of its units. */
export function tileFrame({ z, x, y }: TileAddress) {
  const size = (2 * worldHalf) / 2 ** z;
  const west = x * size - worldHalf;
  const north = worldHalf - y * size;
  return { west, north, east: west + size, south: north - size, unit: size / extent };
}

/** Whether the three numbers name a tile that exists. */
export function isTile({ z, x, y }: TileAddress): boolean {
  const across = 2 ** z;
  return (
    [z, x, y].every(Number.isInteger) &&
    z >= 0 &&
    z <= maxZoom &&
    x >= 0 &&
    x < across &&
    y >= 0 &&
    y < across
  );
}
