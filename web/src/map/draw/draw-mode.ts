import type { Geometry } from 'geojson';

/** Drawing a polygon, or selecting its points to move them. */
export type DrawMode = 'polygon' | 'point select';

/** Starting the mode that is already on ends drawing (undefined). */
export const startMode = (asked: DrawMode, now: DrawMode | undefined) =>
  asked === now ? undefined : asked;

/** Point selection works only on shapes that are not points. */
export const hasPointsToSelect = (geometry: Geometry | undefined) =>
  geometry !== undefined && geometry.type !== 'Point' && geometry.type !== 'MultiPoint';
