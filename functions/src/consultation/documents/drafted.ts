import type { MapInBlock } from '../ground/documents/block-kind.ts';
import { blockKindOf, type TypedBlock } from '../ground/documents/kinds.ts';
import type { DraftedBlock, DraftedDocument } from '../ground/documents/make-edition.ts';
import type { DraftDocument } from './contract.ts';

/** A draft as editions are made of it: what is kept was checked by the schema of its type. */
export const draftedOf = (draft: Omit<DraftDocument, 'mayWrite'>): DraftedDocument => ({
  ...draft,
  blocks: draft.blocks.map((block) => ({ ...block, ...(block as unknown as TypedBlock) })),
});

/** The map of a block. */
export const mapIn = ({ type, content }: DraftedBlock): MapInBlock | undefined =>
  blockKindOf(type).map(content);

/** The topics that a block names. */
export const topicsIn = ({ type, content }: DraftedBlock) => blockKindOf(type).topics(content);
