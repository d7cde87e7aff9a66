import type { Feature, FeatureCollection, Point } from 'geojson';

/** Whether points near one another are merged into one in the browser: the flag 'frontend clustering'. */
export const clustersInBrowser = (features: readonly string[]): boolean =>
  features.includes('frontend clustering');

/** Points this many pixels apart are merged: 30 while streets are small, 8 close in (specification 000 section 9). */
export const clusterDistance = (zoom: number): number => (zoom < CLOSE_IN ? 30 : 8);
const CLOSE_IN = 16;

/** Width of the world in pixels at zoom 0, as map engines count. */
const WORLD = 512;

export interface ClusterPoint {
  id: number;
  longitude: number;
  latitude: number;
  properties: Record<string, unknown>;
}

/**
 * The points with those near one another merged, in degrees: a cluster has `point_count` and is at the mean of its
 * members, a single point is unchanged. Every point is in exactly one. The order of the points does not matter.
 */
export function clustered(spots: readonly ClusterPoint[], zoom: number): FeatureCollection<Point> {
  const distance = clusterDistance(zoom);
  const placed = [...new Map(spots.map((spot) => [spot.id, spot])).values()]
    .toSorted((a, b) => a.id - b.id)
    .map((spot) => ({ spot, ...pixelOf(spot, zoom) }));
  const cells = new Map<string, typeof placed>();
  const cellOf = (x: number, y: number) =>
    `${Math.floor(x / distance)},${Math.floor(y / distance)}`;
  for (const each of placed) {
    const cell = cellOf(each.x, each.y);
    cells.set(cell, [...(cells.get(cell) ?? []), each]);
  }
  const taken = new Set<number>();
  const features: Feature<Point>[] = [];
  for (const { spot, x, y } of placed) {
    if (taken.has(spot.id)) continue;
    const members = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].map((dy) => cellOf(x + dx * distance, y + dy * distance)))
      .flatMap((cell) => cells.get(cell) ?? [])
      .filter(
        (other) => !taken.has(other.spot.id) && Math.hypot(other.x - x, other.y - y) <= distance,
      );
    for (const member of members) taken.add(member.spot.id);
    features.push(members.length === 1 ? alone(spot) : together(members.map((each) => each.spot)));
  }
  return { type: 'FeatureCollection', features };
}

function pixelOf({ longitude, latitude }: ClusterPoint, zoom: number) {
  const size = WORLD * 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * size,
  };
}

function alone({ id, longitude, latitude, properties }: ClusterPoint): Feature<Point> {
  return {
    type: 'Feature',
    id,
    properties,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
}

function together(spots: readonly ClusterPoint[]): Feature<Point> {
  const mean = (of: (spot: ClusterPoint) => number) =>
    spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return {
    type: 'Feature',
    properties: { point_count: spots.length },
    geometry: {
      type: 'Point',
      coordinates: [mean(({ longitude }) => longitude), mean(({ latitude }) => latitude)],
    },
  };
}
