/** The longest text that suggestions are looked up for. */
export const SUGGESTION_TERM_LENGTH = 200;
/** The longest text that a layer's features are looked up by. */
export const FEATURE_TERM_LENGTH = 100;
/** The longest text that a place is looked up by. */
export const PLACE_TERM_LENGTH = 100;
