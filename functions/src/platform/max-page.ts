/** The most rows of a JSON answer. */
export const MAX_PAGE = 500;
