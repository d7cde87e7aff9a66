import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { Point } from '../../map/draw/national-grid.ts';
import { polygonIntersections } from '../../map/draw/self-intersection.ts';
import { planarArea } from '../../map/measure/measured.ts';

/** A boundary being edited, in metres of the grid. */
export type BoundaryShape = Polygon | MultiPolygon;

const HECTARE = 10_000;

/** Its polygons, each the outer ring and its holes, closed. */
const polygonsOf = (shape: BoundaryShape): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;

/** A polygon if there is one, otherwise a multipolygon. */
function shapeOf(polygons: Position[][][]): BoundaryShape {
  const [only] = polygons;
  return polygons.length === 1 && only
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** The polygon round which these corners go. */
export const polygonOf = (points: Point[]): BoundaryShape => ({
  type: 'Polygon',
  coordinates: [[...points, ...points.slice(0, 1)]],
});

/** Planar, without holes. */
export function hectaresOf(shape: BoundaryShape): number {
  const squareMetres = polygonsOf(shape).reduce((sum, rings) => {
    const [outer = 0, ...holes] = rings.map((ring) => planarArea(ring as Point[]));
    return sum + outer - holes.reduce((all, hole) => all + hole, 0);
  }, 0);
  return squareMetres / HECTARE;
}

/** Shapes with more corners than this are left to the server's check: here every pair of edges is compared. */
const MAX_CHECKED = 1500;

/** Where a shape intersects itself. */
export function faultsOf(shape: BoundaryShape): Point[] {
  const count = cornersOf(shape).length;
  if (count > MAX_CHECKED) return [];
  return polygonsOf(shape).flatMap((rings) => polygonIntersections(rings as Point[][]));
}

/** The position of a corner: polygon, ring, index in it. */
export interface Corner {
  polygon: number;
  ring: number;
  place: number;
  at: Point;
}

/** Every corner once: a ring's last position is its first. */
export const cornersOf = (shape: BoundaryShape): Corner[] =>
  polygonsOf(shape).flatMap((rings, polygon) =>
    rings.flatMap((positions, ring) =>
      positions
        .slice(0, -1)
        .map((at, place) => ({ polygon, ring, place, at: [at[0] ?? 0, at[1] ?? 0] as Point })),
    ),
  );

/**
 * The shape with one ring's open corners replaced; a ring of fewer than three is removed, with its polygon if it is
 * the outer one.
 */
export function withRing(
  shape: BoundaryShape,
  { polygon, ring }: Pick<Corner, 'polygon' | 'ring'>,
  change: (open: Position[]) => Position[],
): BoundaryShape | undefined {
  const polygons = polygonsOf(shape).flatMap((rings, p) => {
    if (p !== polygon) return [rings];
    const changed = rings.flatMap((positions, r) => {
      if (r !== ring) return [positions];
      const open = change(positions.slice(0, -1));
      return open.length < 3 ? [] : [[...open, ...open.slice(0, 1)]];
    });
    return changed.length < rings.length && ring === 0 ? [] : [changed];
  });
  return polygons.length === 0 ? undefined : shapeOf(polygons);
}
