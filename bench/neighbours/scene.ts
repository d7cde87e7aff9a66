import type { Council } from '../../functions/src/platform/testing/council.ts';

/** Where dear calls are sent from. */
export interface Scene {
  council: Council;
  /** Address of the stack's front door. */
  origin: string;
  /** The council's middle in EPSG:27700. */
  centre: readonly [number, number];
}
