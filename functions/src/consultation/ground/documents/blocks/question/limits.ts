/** Characters of a text area for which the council sets none (specification 001, section 9). */
export const DEFAULT_MAX_LENGTH = 1000;
/** Characters of a comment on a site. */
export const MAX_SITE_COMMENT = 8000;
