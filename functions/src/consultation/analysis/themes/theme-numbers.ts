/** How many themes may be looked for. */
export const LEAST_THEMES = 3;
export const MOST_THEMES = 40;
