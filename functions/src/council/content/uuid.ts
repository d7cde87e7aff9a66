const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether this can be the id of a file. */
export const isUuid = (id: unknown): id is string => typeof id === 'string' && UUID.test(id);
