/** Most records that one call deletes, restores or changes. */
export const MAX_RECORDS = 1000;
