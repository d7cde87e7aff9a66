/** The longest sentence that is read. */
export const SENTENCE_LENGTH = 300;
