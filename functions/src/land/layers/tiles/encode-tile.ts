import { gzipSync } from 'node:zlib';
import { encodeClusters } from './encode-clusters.ts';
import { encodeShapes, type EncodedTile } from './encode-shapes.ts';
import type { FeatureSet } from './feature-set.ts';
import type { TileAddress, TileProjection } from './grid.ts';
import type { PackedLayer } from './packed-layer.ts';

/** A tile may be at most 500 kB when gzipped. */
export const gzippedLimit = 500_000;

/** Below this zoom a clustered layer shows counts, 8 × 8 cells of 64 px to a tile: about 50 m per pixel. */
export const shapesFromZoom: Record<TileProjection, number> = { 3857: 10, 27700: 5 };
export const clusterCells = 8;

/** Lattices to try, from fine to coarse, for a tile whose shapes are too heavy. */
export const coarserCells = [128, 64, 32];

/** Which part of a layer is drawn: its name in the tile, whether it clusters, which features. */
export type TileContent = { name: string; clustered: boolean; matching?: FeatureSet | undefined };

/**
 * The tile of a packed layer: counts at low zooms, otherwise shapes, otherwise the finest lattice that is light
 * enough.
 */
export function encodeTile(
  layer: PackedLayer,
  address: TileAddress,
  { name, clustered, matching }: TileContent,
): EncodedTile {
  if (clustered && address.z < shapesFromZoom[address.projection ?? 3857]) {
    return encodeClusters(layer, name, address, clusterCells, matching);
  }
  let encoded = encodeShapes(layer, name, address, matching);
  for (const cells of coarserCells) {
    if (!isTooHeavy(encoded.bytes)) break;
    encoded = encodeClusters(layer, name, address, cells, matching);
  }
  return encoded;
}

const sampleBytes = 16 * 1024;
const samples = 6;

/**
 * Whether a tile would exceed the limit when gzipped. Estimated from samples spread over it: gzipping all of a 1 MB
 * tile takes ten times as long as making it.
 */
export function isTooHeavy(bytes: Buffer): boolean {
  if (bytes.length <= gzippedLimit) return false;
  let gzipped = 0;
  for (let sample = 0; sample < samples; sample++) {
    const from = Math.floor(((bytes.length - sampleBytes) * sample) / (samples - 1));
    gzipped += gzipSync(bytes.subarray(from, from + sampleBytes), { level: 1 }).length;
  }
  return (gzipped / (samples * sampleBytes)) * bytes.length > gzippedLimit;
}
