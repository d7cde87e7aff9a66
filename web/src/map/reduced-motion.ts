/** Somebody asked their device for less motion: the map jumps instead of flying. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
