import { randomUUID } from 'node:crypto';
import type { FileKind } from '../../../records/files/bucket-kinds.ts';
import type { FileOwner } from '../../../records/files/file-owner.ts';
import { markFileReceived } from '../../../records/files/mark-file-received.ts';
import { objectName } from '../../../records/files/object-name.ts';
import {
  type FileRow,
  findFiles,
  insertFiles,
  markFileDeleted,
} from '../../../records/files/queries/files.ts';
import type { Actor } from '../../../platform/actor.ts';
import { objectSize, readObject, writeObject } from '../../../platform/bucket-objects.ts';
import type { Tx } from '../../../platform/db.ts';
import type { JobHandler } from '../../../platform/jobs.ts';
import type { CopiedFile } from '../../../platform/job-names.ts';

interface Begun {
  owner: FileOwner;
  kind: FileKind;
  /** The document that gets the copies. */
  documentId: number;
  files: readonly FileRow[];
}

/** Enters copies of files, in their order; the bytes follow by a job. */
export async function beginCopies(
  tx: Tx,
  actor: Actor,
  { owner, kind, documentId, files }: Begun,
): Promise<CopiedFile[]> {
  const ids = await insertFiles(tx, owner, {
    ownerId: documentId,
    kind,
    upload: randomUUID(),
    actor,
    files: files.map(({ id, name, display_name, content_type, size_bytes }) => ({
      safeName: name.slice(`${id}-`.length),
      shownName: display_name,
      type: content_type,
      size: size_bytes,
    })),
  });
  return files.map(({ id: from }, at) => ({ from, to: ids[at]! }));
}

type Copying = JobHandler<'copy-pictures'> & JobHandler<'copy-attachments'>;

/**
 * Jobs 'copy-pictures' and 'copy-attachments': the bytes follow, and are scanned again as those of any upload are.
 * `tellLost` says that a copy was given up: its original was deleted meanwhile, or cannot be read.
 */
export const copyingOf = (
  owner: FileOwner,
  tellLost: (tx: Tx, copy: FileRow) => Promise<void>,
): Copying => {
  const giveUp = async (tx: Tx, copy: FileRow) => {
    if (await markFileDeleted(tx, owner, copy.id, 'unfinished')) await tellLost(tx, copy);
  };
  return {
    gaveUp: ({ payload: { copies }, inTenant }) =>
      inTenant(async (tx) => {
        const rows = await findFiles(
          tx,
          owner,
          copies.map(({ to }) => to),
        );
        for (const copy of rows) await giveUp(tx, copy);
      }),
    run: async ({ payload: { copies }, tenant, inTenant }) => {
      for (const { from, to } of copies) {
        const files = await inTenant((tx) => findFiles(tx, owner, [from, to]));
        const [original, copy] = [from, to].map((id) => files.find((file) => file.id === id));
        if (!copy || copy.arrived_at !== null || copy.deleted_at !== null) continue;
        const at = (file: FileRow) => objectName(tenant.shortName, owner, file);
        const source = original && ({ bucket: 'clean', name: at(original) } as const);
        if (!source || (await objectSize(source)) === undefined) {
          await inTenant((tx) => giveUp(tx, copy));
          continue;
        }
        const bytes = await readObject(source);
        await writeObject({ bucket: 'unscanned', name: at(copy) }, bytes, copy.content_type);
        await inTenant((tx) => markFileReceived(tx, owner, to));
      }
    },
  };
};
