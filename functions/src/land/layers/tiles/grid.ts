import { britishGrid, britishTiles } from '../british-grid.ts';

/** EPSG codes of the grids in which tiles are made. */
export type TileProjection = 3857 | 27700;

/**
 * A tile of the usual web grid (EPSG:3857, 512 px on screen, y from the north), or of the British one
 * (EPSG:27700, see british-grid.ts) where `projection` says so.
 */
export type TileAddress = { z: number; x: number; y: number; projection?: TileProjection };

/** Half the world's width in EPSG:3857 metres. */
export const worldHalf = 20037508.342789244;

/** Units along a tile's edge, and how far shapes extend beyond it (Mapbox Vector Tile 2.1). */
export const TILE_EXTENT = 4096;
export const buffer = 64;

export const maxZoom = 22;

/** One zoom of a grid: its north-west corner, and how many tiles of which size (metres) it has. */
type GridZoom = { west: number; north: number; size: number; across: number; down: number };

/** The whole of a grid at one zoom. */
export function gridZoom(z: number, projection: TileProjection = 3857): GridZoom {
  if (projection === 27700) {
    const [west, north] = britishGrid.origin;
    return { west, north, ...britishTiles(z) };
  }
  const across = 2 ** z;
  const size = (2 * worldHalf) / across;
  return { west: -worldHalf, north: worldHalf, size, across, down: across };
}

/** The tile's edges in metres of its grid, and `unit`, the number of metres in one of its units. */
export function tileFrame({ z, x, y, projection }: TileAddress) {
  const grid = gridZoom(z, projection);
  const { size } = grid;
  const west = x * size + grid.west;
  const north = grid.north - y * size;
  return { west, north, east: west + size, south: north - size, unit: size / TILE_EXTENT };
}

/** Whether the three numbers identify a tile that exists. */
export function isTile({ z, x, y, projection }: TileAddress): boolean {
  if (![z, x, y].every((number) => Number.isInteger(number) && number >= 0)) return false;
  if (z > (projection === 27700 ? britishGrid.resolutions.length - 1 : maxZoom)) return false;
  const { across, down } = gridZoom(z, projection);
  return x < across && y < down;
}
