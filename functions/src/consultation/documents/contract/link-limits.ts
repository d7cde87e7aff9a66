/** Addresses that one call asks whether they are there. */
export const MAX_ASKED_AT_ONCE = 5;
