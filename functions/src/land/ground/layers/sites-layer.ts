/** The layer that draws sites. */
export const sitesLayerId = 'sitesLayer';
