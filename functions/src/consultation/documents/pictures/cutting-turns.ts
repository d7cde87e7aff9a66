import { inTurn } from '../../../platform/turns.ts';

/**
 * Cuts one picture, by turns between councils: each is held whole in memory meanwhile, and takes a core. As many wait as
 * builders ask for at once.
 * Throws unavailable (503 with Retry-After) where more do.
 */
export const pictureTurn = inTurn({ atOnce: 2, waiting: 100 });

/**
 * Cuts the pictures of one document, one after the other: what is cut is held until the last one is. A council has one of
 * the two turns. Throws unavailable where too many of its documents wait.
 */
export const documentTurn = inTurn({ atOnce: 2, ofOne: 1, waiting: 8 });
