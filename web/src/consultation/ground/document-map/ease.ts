import { reducedMotion } from '../../../map/reduced-motion.ts';

/** How long a document's map takes to zoom, in milliseconds (specification 002, section 9): 0 for who wants no motion. */
export const easeMilliseconds = (): number => (reducedMotion.matches ? 0 : 750);
