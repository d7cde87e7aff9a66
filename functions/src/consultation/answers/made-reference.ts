import { randomInt } from 'node:crypto';

/** Letters and digits that are not taken for one another, read or heard. */
const LETTERS = '2346789ABCDEFGHJKMNPQRTVWXY';

const some = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A new reference of somebody who answers a document: 'D12-7K4Q-M2'. */
export const madeReference = (documentId: number): string => `D${documentId}-${some(4)}-${some(2)}`;
