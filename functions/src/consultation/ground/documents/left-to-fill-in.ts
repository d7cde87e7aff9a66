import type { LeftPart } from './block-kind.ts';
import { fillInMessages as messages } from './fill-in-messages.ts';

/** What is to be filled in for what was left out of a block's texts and options. */
export const leftToFillIn = (left: readonly LeftPart[]): string[] => [
  ...(left.includes('links') ? [messages.linksInText] : []),
  ...(left.includes('optionPictures') ? [messages.optionPictures] : []),
];
