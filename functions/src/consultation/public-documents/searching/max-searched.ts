/** Most characters that are searched for. */
export const MAX_SEARCHED = 100;
