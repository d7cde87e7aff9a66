import fc from 'fast-check';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { TILE_EXTENT, tileFrame, type TileAddress } from '../grid.ts';

export type Point = readonly [number, number];
export type Shape =
  | { type: 'Point'; parts: Point[][][] }
  | { type: 'Line'; parts: Point[][][] }
  | { type: 'Polygon'; parts: Point[][][] };

const precision = 4;

/** TWKB as PostGIS writes it, four decimals: polygons × rings × vertices, closing vertex included. */
export function twkb(shape: Shape): Uint8Array {
  const out: number[] = [];
  let [lastX, lastY] = [0, 0];
  const unsigned = (value: number) => {
    for (; value > 127; value = Math.floor(value / 128)) out.push((value % 128) | 128);
    out.push(value);
  };
  const signed = (value: number) => unsigned(value < 0 ? -2 * value - 1 : 2 * value);
  const vertices = (list: readonly Point[]) => {
    for (const [x, y] of list) {
      const [ix, iy] = [Math.round(x * 10 ** precision), Math.round(y * 10 ** precision)];
      signed(ix - lastX);
      signed(iy - lastY);
      [lastX, lastY] = [ix, iy];
    }
  };
  const type = { Point: 4, Line: 5, Polygon: 6 }[shape.type];
  out.push(type | ((precision * 2) << 4), 0);
  unsigned(shape.parts.length);
  for (const rings of shape.parts) {
    if (shape.type === 'Polygon') unsigned(rings.length);
    for (const ring of rings) {
      const closed = shape.type === 'Polygon' ? [...ring, ring[0]!] : ring;
      if (shape.type !== 'Point') unsigned(closed.length);
      vertices(closed);
    }
  }
  return Uint8Array.from(out);
}

/** A blob around (x, y): a ring with `corners` corners at 0.4 to 1 times `radius`. */
export function blob(x: number, y: number, radius: number, corners: readonly number[]): Point[] {
  return corners.map((reach, index) => {
    const angle = (index / corners.length) * 2 * Math.PI;
    const distance = radius * (0.4 + 0.6 * reach);
    return [round(x + Math.cos(angle) * distance), round(y + Math.sin(angle) * distance)];
  });
}

function round(value: number): number {
  return Math.round(value * 10 ** precision) / 10 ** precision;
}

/** Around Newcastle upon Tyne, in EPSG:3857 metres: some 20 km across. */
export const town = { x: -179_000, y: 7_360_000, size: 20_000 };

const reach = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc
  .tuple(reach, reach)
  .map(([u, v]) => [round(town.x + u * town.size), round(town.y + v * town.size)] as const);

/** Polygons (one in three with a hole, one in four of two parts), lines, points and point clouds. */
export const anyShape: fc.Arbitrary<Shape> = fc.oneof(
  fc
    .record({
      at: place,
      radius: fc.double({ min: 0.5, max: 4000, noNaN: true }),
      corners: fc.array(reach, { minLength: 3, maxLength: 12 }),
      hole: fc.integer({ min: 0, max: 2 }),
      second: fc.integer({ min: 0, max: 3 }),
      turned: fc.boolean(),
    })
    .map(({ at: [x, y], radius, corners, hole, second, turned }): Shape => {
      const ring = blob(x, y, radius, corners);
      const rings = [turned ? ring.toReversed() : ring];
      if (hole === 0) rings.push(blob(x, y, radius * 0.15, [1, 1, 1, 1]));
      const parts = [rings];
      if (second === 0) parts.push([blob(x + 3 * radius, y, radius, corners)]);
      return { type: 'Polygon', parts };
    }),
  fc
    .array(place, { minLength: 2, maxLength: 8 })
    .map((line): Shape => ({ type: 'Line', parts: [[line]] })),
  fc
    .array(place, { minLength: 1, maxLength: 3 })
    .map((points): Shape => ({ type: 'Point', parts: points.map((point) => [[point]]) })),
);

/** A tile's features as decoded by an independent reader. */
export function readTile(bytes: Buffer): VectorTileFeature[] {
  const layers = Object.values(new VectorTile(new PbfReader(bytes)).layers);
  return layers.flatMap((layer) =>
    Array.from({ length: layer.length }, (_, i) => layer.feature(i)),
  );
}

/** Tile units back to metres. */
export function toMetres(address: TileAddress, x: number, y: number): Point {
  const { west, north, unit } = tileFrame(address);
  return [west + x * unit, north - y * unit];
}

/** All tiles of a zoom that touch the town's surroundings. */
export function townTiles(z: number): TileAddress[] {
  const { unit } = tileFrame({ z, x: 0, y: 0 });
  const { west, north } = tileFrame({ z: 0, x: 0, y: 0 });
  const size = unit * TILE_EXTENT;
  const margin = town.size;
  const [x0, x1] = [town.x - margin, town.x + 2 * margin].map((x) => Math.floor((x - west) / size));
  const [y0, y1] = [town.y + 2 * margin, town.y - margin].map((y) =>
    Math.floor((north - y) / size),
  );
  const tiles: TileAddress[] = [];
  for (let x = x0!; x <= x1!; x++) for (let y = y0!; y <= y1!; y++) tiles.push({ z, x, y });
  return tiles;
}
