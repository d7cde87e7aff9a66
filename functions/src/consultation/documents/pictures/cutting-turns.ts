import { inTurn } from '../../../platform/turns.ts';

/**
 * Cuts one picture: each is held whole in memory meanwhile, and takes a core. As many wait as builders ask for at once.
 * Throws unavailable (503 with Retry-After) where more do.
 */
export const pictureTurn = inTurn({ atOnce: 2, waiting: 100 });

/**
 * Cuts the pictures of one document, one after the other: what is cut is held until the last one is. Throws unavailable
 * where too many documents wait.
 */
export const documentTurn = inTurn({ atOnce: 2, waiting: 8 });
