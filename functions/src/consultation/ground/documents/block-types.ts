/** The types of blocks that stand in sections, in the order in which they are offered. */
export const blockTypes = [
  'textBlock',
  'image',
  'table',
  'question',
  'poll',
  'map',
  'chart',
  'video',
  'link',
  'tagTopic',
  'divider',
  'tableOfContents',
] as const;
export type BlockType = (typeof blockTypes)[number];

/** Whether people answer it. */
export const isAnswered = (type: BlockType): boolean => type === 'question' || type === 'poll';

/** What a section is: the beginning of a document, one read from top to bottom, one of which each row is a slide. */
export const sectionKinds = ['hero', 'section', 'carousel'] as const;

/** Most blocks beside one another. */
export const MAX_IN_ROW = 4;
/** Numbering has nine levels (specification 001, section 9). */
export const MAX_LEVELS = 9;
export const MAX_SECTIONS = 500;
export const MAX_BLOCKS = 2000;
