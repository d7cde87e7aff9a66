import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../../platform/testing/thorough.ts';
import { encodeShapes } from './encode-shapes.ts';
import { featureSet } from './feature-set.ts';
import { buffer, TILE_EXTENT, tileFrame, type TileAddress } from './grid.ts';
import { packLayer, packTile } from './pack.ts';
import {
  anyShape,
  blob,
  readTile,
  toMetres,
  town,
  townTiles,
  twkb,
  type Point,
  type Shape,
} from './testing/shapes.ts';

const keys = ['assessment_status', 'size_ha', 'deliverable'];

function layerOf(shapes: readonly Shape[], pack = packLayer) {
  const values = (id: number) => [id % 2 ? 'Submitted' : null, id / 4, id % 3 === 0];
  return pack(
    keys,
    shapes.map((shape, index) => ({
      id: index + 1,
      shape: twkb(shape),
      values: values(index + 1),
    })),
  );
}

function vertices(shape: Shape): Point[] {
  return shape.parts.flat(2);
}

const shapes = fc.array(anyShape, { minLength: 1, maxLength: 12 });
const zoom = fc.integer({ min: 8, max: 16 });

function centreTile(z: number): TileAddress {
  const { west, north, unit } = tileFrame({ z: 0, x: 0, y: 0 });
  const size = (unit * TILE_EXTENT) / 2 ** z;
  const [x, y] = [town.x + town.size / 2, town.y + town.size / 2];
  return { z, x: Math.floor((x - west) / size), y: Math.floor((north - y) / size) };
}

/** The distance of a point from a segment along x or y, whichever is larger, at the nearest position; metres. */
function distanceTo([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const off = (t: number) =>
    Math.max(Math.abs(ax + t * (bx - ax) - px), Math.abs(ay + t * (by - ay) - py));
  let [from, to] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const third = (to - from) / 3;
    if (off(from + third) < off(to - third)) to -= third;
    else from += third;
  }
  return Math.min(off(0), off(1), off(from));
}

function boundaryDistance(point: Point, shape: Shape): number {
  let nearest = Infinity;
  for (const ring of shape.parts.flat()) {
    ring.forEach((a, i) => {
      const last = i === ring.length - 1;
      const b = last ? (shape.type === 'Polygon' ? ring[0]! : a) : ring[i + 1]!;
      nearest = Math.min(nearest, distanceTo(point, a, b));
    });
  }
  return nearest;
}

describe('encodeShapes', () => {
  test('shows every feature in every tile that holds one of its vertices', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 9, max: 12 }), (list, z) => {
        const layer = layerOf(list);
        for (const address of townTiles(z)) {
          const { west, east, north, south } = tileFrame(address);
          const expected = list.flatMap((shape, index) =>
            vertices(shape).some(([x, y]) => x >= west && x <= east && y >= south && y <= north)
              ? [index + 1]
              : [],
          );
          const shown = readTile(encodeShapes(layer, 'sites', address).bytes).map(({ id }) => id);
          expect(shown).toEqual(expect.arrayContaining(expected));
          expect(new Set(shown).size).toBe(shown.length);
        }
      }),
      drawn(20, 300),
    );
  });

  test('moves no vertex by more than half a unit and adds none away from the shape', () => {
    fc.assert(
      fc.property(shapes, zoom, (list, z) => {
        const address = centreTile(z);
        const { unit } = tileFrame(address);
        for (const feature of readTile(encodeShapes(layerOf(list), 'sites', address).bytes)) {
          const shape = list[Number(feature.id) - 1]!;
          for (const { x, y } of feature.loadGeometry().flat()) {
            const at = toMetres(address, x, y);
            const onEdge = [x, y].some((c) => c === -buffer || c === TILE_EXTENT + buffer);
            const isNear = boundaryDistance(at, shape) <= unit * 0.5 + 1e-6;
            const isCut = onEdge && shape.type === 'Polygon';
            expect(isNear || isCut, `${x} ${y}`).toBe(true);
          }
        }
      }),
      drawn(20, 1000),
    );
  });

  test('keeps within the buffer', () => {
    fc.assert(
      fc.property(shapes, zoom, (list, z) => {
        for (const feature of readTile(encodeShapes(layerOf(list), 'sites', centreTile(z)).bytes)) {
          for (const { x, y } of feature.loadGeometry().flat()) {
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(-buffer);
            expect(Math.max(x, y)).toBeLessThanOrEqual(TILE_EXTENT + buffer);
          }
        }
      }),
      drawn(20, 500),
    );
  });

  test('turns outer rings clockwise on the screen and holes the other way', () => {
    fc.assert(
      fc.property(shapes, zoom, (list, z) => {
        for (const feature of readTile(encodeShapes(layerOf(list), 'sites', centreTile(z)).bytes)) {
          if (feature.type !== 3) continue;
          const areas = feature.loadGeometry().map((ring) =>
            ring.reduce((sum, p, i) => {
              const q = ring[(i + 1) % ring.length]!;
              return sum + p.x * q.y - q.x * p.y;
            }, 0),
          );
          expect(areas[0]).toBeGreaterThan(0);
          expect(areas).not.toContain(0);
          const outers = areas.filter((area) => area > 0).length;
          expect(outers).toBeLessThanOrEqual(list[Number(feature.id) - 1]!.parts.length);
        }
      }),
      drawn(20, 500),
    );
  });

  test('gives the same tile from a whole layer and from the rows of one tile', () => {
    fc.assert(
      fc.property(shapes, zoom, (list, z) => {
        const read = (pack: typeof packLayer) =>
          readTile(encodeShapes(layerOf(list, pack), 'sites', centreTile(z)).bytes)
            .map(({ id, type, properties, loadGeometry }, index, all) => ({
              id,
              type,
              properties,
              geometry: loadGeometry.call(all[index]!),
            }))
            .toSorted((a, b) => Number(a.id) - Number(b.id));
        expect(read(packTile)).toEqual(read(packLayer));
      }),
      drawn(20, 300),
    );
  });

  test('carries ids and attributes, leaving out what is empty', () => {
    const square = blob(town.x + 9000, town.y + 9000, 500, [1, 1, 1, 1]);
    const layer = packLayer(keys, [
      {
        id: 2 ** 40 + 7,
        shape: twkb({ type: 'Polygon', parts: [[square]] }),
        values: ['Énoncé', 2.25, false],
      },
      { id: 12, shape: twkb({ type: 'Polygon', parts: [[square]] }), values: [null, -3, true] },
    ]);
    const features = readTile(encodeShapes(layer, 'sites', centreTile(10)).bytes);
    const found = Object.fromEntries(
      features.map(({ id, properties }) => [String(id), properties]),
    );
    expect(found).toEqual({
      [2 ** 40 + 7]: { assessment_status: 'Énoncé', size_ha: 2.25, deliverable: false },
      12: { size_ha: -3, deliverable: true },
    });
  });

  test('keeps a hole, drops it when it collapses, and shows a collapsed polygon as a point', () => {
    const middle: Point = [town.x + town.size / 2, town.y + town.size / 2];
    const ring = (radius: number) => blob(...middle, radius, [1, 1, 1, 1, 1, 1]);
    const layer = layerOf([
      { type: 'Polygon', parts: [[ring(2000), ring(500)]] },
      { type: 'Polygon', parts: [[ring(2000), ring(1)]] },
      { type: 'Polygon', parts: [[ring(1)]] },
    ]);
    const features = readTile(encodeShapes(layer, 'sites', centreTile(10)).bytes);
    const drawn = features.toSorted((a, b) => Number(a.id) - Number(b.id));
    expect(drawn.map(({ type }) => type)).toEqual([3, 3, 1]);
    expect(drawn.map((feature) => feature.loadGeometry().length)).toEqual([2, 1, 1]);
  });

  test('does not show a shape that only passes round the corner of the tile', () => {
    const { west, north, unit } = tileFrame(centreTile(12));
    const [x, y] = [west - buffer * unit, north + buffer * unit];
    const around: Point[] = [
      [x - 500, y - 900],
      [x - 400, y - 900],
      [x - 400, y + 400],
      [x + 900, y + 400],
      [x + 900, y + 500],
      [x - 500, y + 500],
    ];
    const tile = encodeShapes(
      layerOf([{ type: 'Polygon', parts: [[around]] }]),
      'sites',
      centreTile(12),
    );
    expect(readTile(tile.bytes)).toEqual([]);
  });

  test('shows only the features of a set', () => {
    fc.assert(
      fc.property(shapes, fc.array(fc.integer({ min: 1, max: 12 })), zoom, (list, ids, z) => {
        const layer = layerOf(list);
        const address = centreTile(z);
        const all = readTile(encodeShapes(layer, 'sites', address).bytes).map(({ id }) =>
          Number(id),
        );
        const some = encodeShapes(layer, 'sites', address, featureSet(layer, ids));
        const shown = readTile(some.bytes).map(({ id }) => Number(id));
        expect(shown.toSorted()).toEqual(all.filter((id) => ids.includes(id)).toSorted());
        expect(some.features).toBe(shown.length);
      }),
      drawn(20, 300),
    );
  });
});
