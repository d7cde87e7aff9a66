/** The red line that marks the site in a planning application. */
export const SITE = '#c8102e';
