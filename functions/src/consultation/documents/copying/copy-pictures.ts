import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import type { TypedBlock } from '../../ground/documents/kinds.ts';
import { documentFileOwner as owner } from '../../ground/documents/pictures/document-file-owner.ts';
import { findPictures } from '../pictures/find-pictures.ts';
import { beginCopies, copyingOf } from './copied-files.ts';

interface Copying {
  fromId: number;
  documentId: number;
  /** Of the document that is copied. */
  blocks: readonly TypedBlock[];
}

/** Begins to copy the pictures that blocks show, as far as they are clean; gives the copies by what they are of. */
export async function copyPictures(
  tx: Tx,
  actor: Actor,
  { fromId, documentId, blocks }: Copying,
): Promise<ReadonlyMap<number, number>> {
  const found = await findPictures(tx, fromId, blocks);
  const files = [...found.values()].filter(({ state }) => state === 'clean');
  if (files.length === 0) return new Map();
  const copies = await beginCopies(tx, actor, { owner, kind: 'documents', documentId, files });
  await enqueueJob(tx, { job: 'copy-pictures', payload: { copies } });
  return new Map(copies.map(({ from, to }) => [from, to]));
}

/** Job 'copy-pictures'. Of a picture that cannot be copied the check of its document says that it is not there. */
export const copyPicturesJob = copyingOf(owner, () => Promise.resolve());
