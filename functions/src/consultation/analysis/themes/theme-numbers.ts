/** How many themes may be looked for. */
export const MIN_THEMES = 3;
export const MAX_THEMES = 40;
