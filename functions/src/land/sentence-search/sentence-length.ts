/** The longest sentence that is accepted. */
export const SENTENCE_LENGTH = 300;
