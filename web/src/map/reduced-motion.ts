/** Somebody asked their device for less motion: the map jumps instead of flying. */
export const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
