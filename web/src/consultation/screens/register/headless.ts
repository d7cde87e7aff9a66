/** In the address in place of a step: only the correspondence is asked (specification 001 section 4). */
export const HEADLESS = 'headless';
