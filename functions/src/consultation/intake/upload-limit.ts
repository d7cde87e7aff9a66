/** The largest file that can be taken in; a request of the functions can have 32 MB. */
export const MAX_ARRIVED_BYTES = 30 * 1024 * 1024;
