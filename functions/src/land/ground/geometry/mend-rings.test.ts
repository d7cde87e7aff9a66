import { describe, expect, it } from 'vitest';
import { mendRings } from './mend-rings.ts';

const ring = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];

describe('mending rings', () => {
  it('leaves whole shapes as they are', () => {
    const hole = { type: 'Polygon' as const, coordinates: [ring, ring] };
    expect(mendRings(hole)).toEqual({ geometry: hole, fault: null });
    const point = { type: 'Point' as const, coordinates: [1, 2] };
    expect(mendRings(point)).toEqual({ geometry: point, fault: null });
  });

  it('closes an open ring, wherever it is', () => {
    const open = { type: 'MultiPolygon' as const, coordinates: [[ring], [ring.slice(0, 3)]] };
    expect(mendRings({ type: 'GeometryCollection', geometries: [open] })).toEqual({
      geometry: {
        type: 'GeometryCollection',
        geometries: [{ type: 'MultiPolygon', coordinates: [[ring], [ring]] }],
      },
      fault: 'A ring was not closed',
    });
  });

  it.each([
    { type: 'Polygon' as const, coordinates: [ring.slice(0, 2)] },
    { type: 'Polygon' as const, coordinates: [ring, [[0, 0]]] },
    { type: 'LineString' as const, coordinates: [[0, 0]] },
    { type: 'MultiLineString' as const, coordinates: [ring, []] },
  ])('says that a $type has too few points', (geometry) => {
    expect(mendRings(geometry)).toEqual({ refusal: 'A line needs two points, a ring four' });
  });
});
