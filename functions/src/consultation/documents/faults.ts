import type { Fault } from '../ground/documents/fault.ts';
import { blockFaults } from '../ground/documents/kinds.ts';
import {
  blocksInOrder,
  type DraftedBlock,
  type DraftedDocument,
} from '../ground/documents/make-edition.ts';
import { documentMessages } from '../ground/documents/messages.ts';
import { attachmentFaults } from './attachments/attachments-in.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { mapIn, topicsIn } from './drafted.ts';
import { documentChangeMessages as messages } from './messages.ts';
import { pictureFaults } from './pictures/find-pictures.ts';
import type { ShownThings } from './shown.ts';

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
