/** As the contract of site lists has it; its validators would come with it. */
export const MAX_LIST_NAME_LENGTH = 100;

/** A longer name has a tooltip (specification 000 section 2.3). */
export const LONG_NAME = 40;
