/** The largest file accepted in one upload (DESIGN section 7). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
