import type { Geometry, Position } from 'geojson';

/** A place on the picture, in points from its top left corner. */
export type Spot = [x: number, y: number];
/** Where a position of the British grid lies on the picture. */
export type Place = (position: Position) => Spot;

export interface DrawnLine {
  positions: Position[];
  closed: boolean;
}

/** The lines and rings of a shape. */
export function linesIn(shape: Geometry): DrawnLine[] {
  switch (shape.type) {
    case 'Polygon':
      return shape.coordinates.map(ring);
    case 'MultiPolygon':
      return shape.coordinates.flat().map(ring);
    case 'LineString':
      return [open(shape.coordinates)];
    case 'MultiLineString':
      return shape.coordinates.map(open);
    case 'GeometryCollection':
      return shape.geometries.flatMap(linesIn);
    case 'Point':
    case 'MultiPoint':
      return [];
  }
}
const ring = (positions: Position[]): DrawnLine => ({ positions, closed: true });
const open = (positions: Position[]): DrawnLine => ({ positions, closed: false });

/** Whether a shape has an inside. */
export const isArea = (shape: Geometry) => linesIn(shape).some(({ closed }) => closed);

/** The points of a shape that are no corners of lines or rings. */
export function pointsIn(shape: Geometry): Position[] {
  if (shape.type === 'Point') return [shape.coordinates];
  if (shape.type === 'MultiPoint') return shape.coordinates;
  return shape.type === 'GeometryCollection' ? shape.geometries.flatMap(pointsIn) : [];
}

/** Whether the lines and rings of a shape take less than so many points from side to side; false where it has none. */
export function isSmaller(shape: Geometry, place: Place, points: number): boolean {
  const spots = linesIn(shape).flatMap(({ positions }) => positions.map(place));
  return (
    spots.length > 0 && [0, 1].every((axis) => extentOf(spots.map((spot) => spot[axis]!)) < points)
  );
}

function extentOf(values: readonly number[]): number {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return most - least;
}

/** The lines and rings of shapes as the data of one SVG path; empty where they have none. */
export function pathOf(shapes: readonly Geometry[], place: Place): string {
  return shapes
    .flatMap(linesIn)
    .filter(({ positions }) => positions.length > 1)
    .map(({ positions, closed }) => {
      const spots = positions.map((position) => place(position).map(short).join(' '));
      return `M${spots.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');
}

/** A tenth of a point is finer than a printer can draw. */
export const short = (value: number) => String(Math.round(value * 10) / 10);
