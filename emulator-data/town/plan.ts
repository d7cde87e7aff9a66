import type { Point } from './cell.ts';

/** How one made-up town is laid out. Lengths in metres; angles in radians from east. */
export interface TownPlan {
  seed: string;
  /** EPSG:27700 of the middle of the drawing board, where the river runs. */
  centre: Point;
  /** Which banks are built up: a river through the town, or along its edge. */
  banks: readonly ('north' | 'south')[];
  /** Turns the board about its centre. */
  rotation: number;
  /** Stretch of the board eastwards and northwards. */
  stretch: Point;
  /** Radii: old town, inner ring, outer ring, bypass, council boundary. */
  rings: readonly [number, number, number, number, number];
  /** Sectors between main roads on each bank. */
  sectors: number;
  river: { name: string; halfWidth: number; meander: number };
  roadNumbers: number;
  /** Scales every parcel's size: below 1 gives more, smaller parcels. */
  grain: number;
  /** Built up to the boundary: fields become more suburb. */
  urban: boolean;
  ringNames: readonly [string, string, string, string];
  radialNames: readonly string[];
  wardNames: readonly string[];
}
