import type { MapInBlock } from '../ground/documents/block-kind.ts';
import type { Fault } from '../ground/documents/fault.ts';
import { blockFaults, blockKindOf, type TypedBlock } from '../ground/documents/kinds.ts';
import {
  blocksInOrder,
  type DraftedBlock,
  type DraftedDocument,
} from '../ground/documents/make-edition.ts';
import { attachmentFaults, type DocumentAttachmentRow } from './attachments/attachments-in.ts';
import { findAttachmentsOf, findCopying } from './queries/attachments.ts';
import { type FoundPictures, findPictures, pictureFaults } from './pictures/find-pictures.ts';
import { documentMessages } from '../ground/documents/messages.ts';
import { findDocumentTopics } from './queries/topics.ts';
import type { Tx } from '../../platform/db.ts';
import type { DraftDocument } from './contract.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { shownOnMap, type ShownOnMap } from './maps/shown-on-map.ts';
import { documentChangeMessages as messages } from './messages.ts';

/** A draft as editions are made of it: what is kept was checked by the schema of its type. */
export const draftedOf = (draft: Omit<DraftDocument, 'mayWrite'>): DraftedDocument => ({
  ...draft,
  blocks: draft.blocks.map((block) => ({ ...block, ...(block as unknown as TypedBlock) })),
});

/** The map of a block. */
export const mapIn = ({ type, content }: DraftedBlock): MapInBlock | undefined =>
  blockKindOf(type).map(content);

/** The topics that a block names. */
const topicsIn = ({ type, content }: DraftedBlock) => blockKindOf(type).topics(content);

/** What a draft can show today of what it names. */
export interface ShownThings {
  /** By block. */
  maps: ReadonlyMap<string, ShownOnMap>;
  pictures: FoundPictures;
  attachments: readonly DocumentAttachmentRow[];
  /** Attachments that are still being copied from another document. */
  copying: Awaited<ReturnType<typeof findCopying>>;
  /** Names of the council's topics; none where no block has any. */
  topics: ReadonlyMap<number, string>;
}

/** What the maps of a draft can show today, its pictures and its attachments. */
export async function findShown(
  tx: Tx,
  documentId: number,
  blocks: readonly DraftedBlock[],
): Promise<ShownThings> {
  const maps = new Map<string, ShownOnMap>();
  for (const block of blocks) {
    const found = mapIn(block);
    if (found) maps.set(block.id, await shownOnMap(tx, found.map, found));
  }
  return {
    maps,
    pictures: await findPictures(tx, documentId, blocks),
    attachments: await findAttachmentsOf(tx, documentId),
    copying: await findCopying(tx, documentId),
    topics: await topicsOf(tx, blocks),
  };
}

async function topicsOf(
  tx: Tx,
  blocks: readonly DraftedBlock[],
): Promise<ReadonlyMap<number, string>> {
  if (!blocks.some((block) => topicsIn(block).length > 0)) return new Map();
  return new Map((await findDocumentTopics(tx)).map(({ id, name }) => [id, name]));
}

const topicFaults = (block: DraftedBlock, topics: ReadonlyMap<number, string>): Fault[] =>
  topicsIn(block).flatMap(({ field, ids }) =>
    ids.some((id) => !topics.has(id)) ? [{ field, message: documentMessages.topicGone }] : [],
  );

/** What keeps a draft from being published, in the order of reading. */
export function findFaults(
  draft: DraftedDocument,
  { maps, pictures, attachments, copying, topics }: ShownThings,
): DocumentFinding[] {
  if (draft.blocks.length === 0) return [ofDocument(messages.nothingToRead)];
  const ofBlocks = blocksInOrder(draft).flatMap((block) => {
    const faults = blockFaults(block);
    const inField = new Set(faults.map(({ field }) => field));
    const path = mapIn(block)?.path ?? '';
    const ofMap = (maps.get(block.id)?.faults ?? []).map((fault) => ({
      ...fault,
      field: path + fault.field,
    }));
    const more = [
      ...ofMap,
      ...pictureFaults(block, pictures),
      ...topicFaults(block, topics),
    ].filter(({ field }) => !inField.has(field));
    return [...faults, ...more].map((fault) => ofBlock(block, fault, true));
  });
  const beside = attachmentFaults(attachments, copying).map(({ field, message }) => ({
    ...ofDocument(message),
    field,
  }));
  return [...ofBlocks, ...beside];
}

const ofDocument = (message: string): DocumentFinding => ({
  blockId: null,
  sectionId: null,
  field: '',
  message,
  isFault: true,
});

/** A finding about the content of a block. */
export const ofBlock = (
  { id, sectionId }: Pick<DraftedBlock, 'id' | 'sectionId'>,
  { field, message }: Fault,
  isFault: boolean,
): DocumentFinding => ({ blockId: id, sectionId, field, message, isFault });
