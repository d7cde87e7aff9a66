import { blockKindOf, blockKinds, type BlockType, type TypedBlock } from '../kinds.ts';
import type { PictureUse } from './picture-use.ts';

/** Other types of block have no pictures. */
export const typesWithPictures: readonly BlockType[] = (
  Object.keys(blockKinds) as BlockType[]
).filter((type) => blockKinds[type].pictures !== undefined);

/** The pictures of a block. */
export const picturesIn = ({ type, content }: TypedBlock): PictureUse[] =>
  blockKindOf(type).pictures?.uses(content) ?? [];

/** What a block says with other pictures in place of its own; those that have none are taken out, for they belong to a document. */
export const withPictures = (
  { type, content }: TypedBlock,
  others: ReadonlyMap<number, number>,
): object =>
  blockKindOf(type).pictures?.replaced(content, (fileId) =>
    fileId === null ? null : (others.get(fileId) ?? null),
  ) ?? content;
