import { randomUUID } from 'node:crypto';
import { markFileReceived } from '../../../land/ground/files/mark-file-received.ts';
import { objectName } from '../../../land/ground/files/object-name.ts';
import {
  findFiles,
  insertFiles,
  markFileDeleted,
} from '../../../land/ground/files/queries/files.ts';
import type { Actor } from '../../../platform/actor.ts';
import { objectSize, readObject, writeObject } from '../../../platform/bucket-objects.ts';
import type { Tx } from '../../../platform/db.ts';
import type { JobHandler } from '../../../platform/jobs.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import type { TypedBlock } from '../../ground/documents/block-schemas.ts';
import { documentFileOwner } from '../../ground/documents/pictures/document-file-owner.ts';
import { findPictures } from '../pictures/find-pictures.ts';

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
  const clean = [...found.values()].filter(({ state }) => state === 'clean');
  if (clean.length === 0) return new Map();
  const ids = await insertFiles(tx, documentFileOwner, {
    ownerId: documentId,
    kind: 'documents',
    upload: randomUUID(),
    actor,
    files: clean.map(({ id, name, display_name, content_type, size_bytes }) => ({
      safeName: name.slice(`${id}-`.length),
      shownName: display_name,
      type: content_type,
      size: size_bytes,
    })),
  });
  const copies = clean.map(({ id: from }, at) => ({ from, to: ids[at]! }));
  await enqueueJob(tx, { job: 'copy-pictures', payload: { copies } });
  return new Map(copies.map(({ from, to }) => [from, to]));
}

/** Job 'copy-pictures': the bytes follow, and are scanned again as those of any upload are. */
export const copyPicturesJob: JobHandler<'copy-pictures'> = {
  run: async ({ payload: { copies }, tenant, inTenant }) => {
    for (const { from, to } of copies) {
      const files = await inTenant((tx) => findFiles(tx, documentFileOwner, [from, to]));
      const [original, copy] = [from, to].map((id) => files.find((file) => file.id === id));
      if (!copy || copy.arrived_at !== null || copy.deleted_at !== null) continue;
      const at = (file: typeof copy) => objectName(tenant.shortName, documentFileOwner, file);
      const source = original && ({ bucket: 'clean', name: at(original) } as const);
      // Deleted since: the check of the copy says that the picture is not there.
      if (!source || (await objectSize(source)) === undefined) {
        await inTenant((tx) => markFileDeleted(tx, documentFileOwner, to, 'unfinished'));
        continue;
      }
      const bytes = await readObject(source);
      await writeObject({ bucket: 'unscanned', name: at(copy) }, bytes, copy.content_type);
      await inTenant((tx) => markFileReceived(tx, documentFileOwner, to));
    }
  },
};
