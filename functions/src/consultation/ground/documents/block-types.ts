/** What a section is: the beginning of a document, one read from top to bottom, one of which each row is a slide. */
export const sectionKinds = ['hero', 'section', 'carousel'] as const;

/** Most blocks beside one another. */
export const MAX_IN_ROW = 4;
/** Numbering has nine levels (specification 001, section 9). */
export const MAX_LEVELS = 9;
export const MAX_SECTIONS = 500;
export const MAX_BLOCKS = 2000;
