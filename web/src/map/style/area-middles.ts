import type { Feature, FeatureCollection, MultiPolygon, Point, Polygon, Position } from 'geojson';
import type { Box } from '../view.ts';

/** A piece of an area as it is in a tile. */
export interface Piece {
  id: string | number | undefined;
  properties: Record<string, unknown>;
  geometry: Polygon | MultiPolygon;
}

/** Degrees, tiny on any map: pieces closer than this are one. */
const TOUCHING = 1e-7;

/**
 * Each area once, as a visible point inside it: half-way up all its pieces in `box` together, in the middle of the
 * widest stretch there. All in degrees. Areas out of view are left out.
 */
export function areaMiddles(pieces: readonly Piece[], box: Box): FeatureCollection<Point> {
  const seen = new Map<string, { piece: Piece; polygons: Position[][][] }>();
  for (const piece of pieces) {
    const polygons = polygonsOf(piece.geometry)
      .map((rings) => rings.map((ring) => clipped(ring, box)).filter(({ length }) => length > 2))
      .filter(({ length }) => length > 0);
    if (polygons.length === 0) continue;
    const key = JSON.stringify(piece.id ?? piece.properties);
    const known = seen.get(key);
    if (known) known.polygons.push(...polygons);
    else seen.set(key, { piece, polygons });
  }
  const features = [...seen.values()].flatMap(({ piece, polygons }): Feature<Point>[] => {
    const { id, properties } = piece;
    const middle = middleOf(polygons) ?? middleOf([largestOf(polygons)]);
    if (!middle) return [];
    const geometry: Point = { type: 'Point', coordinates: middle };
    return [{ type: 'Feature', ...(id === undefined ? {} : { id }), properties, geometry }];
  });
  return { type: 'FeatureCollection', features };
}

const polygonsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** The part of a ring within a box, open: clipped at one edge after the other. */
function clipped(ring: Position[], [west, south, east, north]: Box): Position[] {
  const edges: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [1, south, 1],
    [0, east, -1],
    [1, north, -1],
  ];
  return edges.reduce(
    (corners, [axis, limit, sign]) => {
      const over = (corner: Position) => sign * ((corner[axis] ?? 0) - limit);
      return corners.flatMap((corner, at) => {
        const before = corners.at(at - 1) ?? corner;
        const [from, to] = [over(before), over(corner)];
        const kept = to >= 0 ? [corner] : [];
        return from >= 0 === to >= 0
          ? kept
          : [between(before, corner, from / (from - to)), ...kept];
      });
    },
    ring.slice(0, -1),
  );
}

const between = ([x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position, share: number) => [
  x0 + (x1 - x0) * share,
  y0 + (y1 - y0) * share,
];

const largestOf = (polygons: Position[][][]): Position[][] =>
  polygons.toSorted((a, b) => sizeOf(b[0] ?? []) - sizeOf(a[0] ?? []))[0] ?? [];

const sizeOf = (ring: Position[]) =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], at) => {
      const [beforeX = 0, beforeY = 0] = ring.at(at - 1) ?? [];
      return sum + beforeX * y - x * beforeY;
    }, 0),
  );

/** Undefined if there is nothing half-way up, as between two islands. */
function middleOf(polygons: Position[][][]): Position | undefined {
  const heights = polygons.flatMap(([outer = []]) => outer.map(([, y = 0]) => y));
  const y = (Math.min(...heights) + Math.max(...heights)) / 2;
  const spans = joined(polygons.flatMap((rings) => spansAt(rings, y)));
  const [widest] = spans.toSorted(([a, b], [c, d]) => d - c - (b - a));
  return widest && [(widest[0] + widest[1]) / 2, y];
}

type Span = [from: number, to: number];

/** Where a line from west to east crosses a polygon. */
function spansAt(rings: Position[][], y: number): Span[] {
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap(([x1 = 0, y1 = 0], at) => {
        const [x0 = 0, y0 = 0] = ring.at(at - 1) ?? [];
        return y0 > y === y1 > y ? [] : [x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)];
      }),
    )
    .toSorted((a, b) => a - b);
  return crossings.flatMap((from, at): Span[] => {
    const to = crossings[at + 1];
    return at % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

function joined(spans: Span[]): Span[] {
  const apart: Span[] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last && from <= last[1] + TOUCHING) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
