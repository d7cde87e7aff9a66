/** The largest file accepted in one upload. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
