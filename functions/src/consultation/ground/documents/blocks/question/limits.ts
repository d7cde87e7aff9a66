/** Characters of a text area for which the council sets none (specification 001, section 9). */
export const DEFAULT_MAX_LENGTH = 1000;
/** Pixels of an option's picture. */
export const OPTION_PICTURE = 114;
/** Characters of a comment on a site. */
export const MAX_SITE_COMMENT = 8000;
