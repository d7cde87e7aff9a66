/** The longest name of a theme or a campaign. */
export const MAX_ANALYSIS_NAME = 200;
