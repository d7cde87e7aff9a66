import type { Tx } from '../../platform/db.ts';
import type { DraftedBlock } from '../ground/documents/make-edition.ts';
import type { DocumentAttachmentRow } from './attachments/attachments-in.ts';
import { mapIn, topicsIn } from './drafted.ts';
import { shownOnMap, type ShownOnMap } from './maps/shown-on-map.ts';
import { type FoundPictures, findPictures } from './pictures/find-pictures.ts';
import { findAttachmentsOf, findCopying } from './queries/attachments.ts';
import { findDocumentTopics } from './queries/topics.ts';

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
