import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../../platform/testing/thorough.ts';
import { countKey, encodeClusters } from './encode-clusters.ts';
import { clusterCells, encodeTile, gzippedLimit, shapesFromZoom } from './encode-tile.ts';
import { featureSet } from './feature-set.ts';
import { packLayer } from './pack.ts';
import { anyShape, blob, readTile, town, townTiles, twkb, type Shape } from './testing/shapes.ts';

function layerOf(shapes: readonly Shape[]) {
  return packLayer(
    ['assessment_status'],
    shapes.map((shape, index) => ({
      id: index + 1,
      shape: twkb(shape),
      values: [`Status ${index}`],
    })),
  );
}

function counted(bytes: Buffer): number {
  return readTile(bytes).reduce(
    (sum, { properties }) => sum + Number(properties[countKey] ?? 1),
    0,
  );
}

const shapes = fc.array(anyShape, { minLength: 1, maxLength: 40 });

describe('encodeClusters', () => {
  test('counts every feature once at every zoom', () => {
    fc.assert(
      fc.property(
        shapes,
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom(8, 64),
        (list, z, cells) => {
          const layer = layerOf(list);
          const total = townTiles(z).reduce(
            (sum, address) => sum + counted(encodeClusters(layer, 'sites', address, cells).bytes),
            0,
          );
          expect(total).toBe(list.length);
        },
      ),
      drawn(20, 400),
    );
  });

  test('counts only the features of a set', () => {
    fc.assert(
      fc.property(shapes, fc.array(fc.integer({ min: 1, max: 40 })), (list, ids) => {
        const layer = layerOf(list);
        const world = { z: 0, x: 0, y: 0 };
        const tile = encodeClusters(layer, 'sites', world, 8, featureSet(layer, ids));
        expect(counted(tile.bytes)).toBe(new Set(ids.filter((id) => id <= list.length)).size);
      }),
      drawn(20, 300),
    );
  });

  test('shows a feature alone in its cell with its id and attributes, a cluster with neither', () => {
    const site = (x: number) =>
      twkb({ type: 'Polygon', parts: [[blob(town.x + x, town.y, 50, [1, 1, 1])]] });
    const layer = packLayer(
      ['assessment_status'],
      [0, 10, 15_000].map((x, i) => ({ id: i + 1, shape: site(x), values: [`Status ${i}`] })),
    );
    const found = townTiles(9).flatMap((address) =>
      readTile(encodeClusters(layer, 'sites', address, 8).bytes),
    );
    const seen = found.map(({ id, type, properties }) => ({ id, type, properties }));
    expect(seen).toHaveLength(2);
    expect(seen).toContainEqual({ id: 3, type: 1, properties: { assessment_status: 'Status 2' } });
    expect(seen).toContainEqual({ id: undefined, type: 1, properties: { [countKey]: 2 } });
  });
});

describe('encodeTile', () => {
  const content = { name: 'sites', clustered: true };

  test('counts at low zooms and draws shapes from then on', () => {
    const list: Shape[] = [0, 1, 2].map((i) => ({
      type: 'Polygon',
      parts: [[blob(town.x + 9000 + i, town.y + 9000, 300, [1, 1, 1, 1])]],
    }));
    const layer = layerOf(list);
    const types = (z: number) => {
      const features = townTiles(z).flatMap((a) => readTile(encodeTile(layer, a, content).bytes));
      return new Set(features.map(({ type }) => type));
    };
    expect(types(shapesFromZoom[3857] - 1)).toEqual(new Set([1]));
    expect(types(shapesFromZoom[3857])).toEqual(new Set([3]));
    expect(clusterCells).toBe(8);
  });

  test('keeps the densest tile under the limit when gzipped, still counting everything', () => {
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const heap: Shape[] = Array.from({ length: 40_000 }, () => ({
      type: 'Polygon',
      parts: [
        [
          blob(
            town.x + 5000 + random() * 5000,
            town.y + 5000 + random() * 5000,
            200,
            Array.from({ length: 9 }, random),
          ),
        ],
      ],
    }));
    const layer = layerOf(heap);
    const tiles = townTiles(10).map((address) => encodeTile(layer, address, content).bytes);
    const heaviest = Math.max(...tiles.map((bytes) => gzipSync(bytes).length));
    expect(heaviest).toBeLessThanOrEqual(gzippedLimit);
    expect(tiles.reduce((sum, bytes) => sum + counted(bytes), 0)).toBeGreaterThanOrEqual(
      heap.length,
    );
  });
});
