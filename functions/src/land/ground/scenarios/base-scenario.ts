/** The scenario that is the site itself, which every site has. */
export const BASE = 'base';
