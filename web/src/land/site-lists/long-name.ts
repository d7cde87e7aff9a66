/** A longer name has a tooltip (specification 000 section 2.3). */
export const LONG_NAME = 40;
