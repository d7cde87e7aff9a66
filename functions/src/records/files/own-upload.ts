import type { Actor } from '../../platform/actor.ts';
import { objectSize } from '../../platform/bucket-objects.ts';
import type { Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { FileOwner } from './file-owner.ts';
import { markFileReceived } from './mark-file-received.ts';
import { fileMessages as messages } from './messages.ts';
import { objectName } from './object-name.ts';
import { type FileRow, findFiles, findOwnUpload, markFileDeleted } from './queries/files.ts';
import { tidyFile } from './tidy-file.ts';

type Asking = Pick<Call<unknown>, 'actor' | 'tenant'> & {
  input: { id: number; fileId: number };
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Ends an upload that the caller has sent to a record: all its bytes are there. Throws not-found and payload-invalid. */
export async function finishOwnUpload(call: Asking, owner: FileOwner): Promise<{ id: number }> {
  const file = await ownUpload(call, owner);
  if (file.arrived_at === null) {
    const name = objectName(call.tenant.shortName, owner, file);
    const size = await objectSize({ bucket: 'unscanned', name });
    if (size === undefined) throw invalidField('fileCollection', messages.vanished);
  }
  await call.inTenant((tx) => markFileReceived(tx, owner, file.id));
  return { id: file.id };
}

/** Abandons an upload that the caller has not finished. Throws not-found. */
export async function cancelOwnUpload(call: Asking, owner: FileOwner): Promise<void> {
  const { id } = await ownUpload(call, owner);
  const { tenant, inTenant } = call;
  const now = await inTenant(async (tx) => {
    if (!(await markFileDeleted(tx, owner, id, 'unfinished'))) throw new AppError('not-found');
    const [file] = await findFiles(tx, owner, [id]);
    return file;
  });
  if (now) await tidyFile({ tenant, owner }, now);
}

/** A file that the caller is sending to this record. */
async function ownUpload({ input, actor, inTenant }: Asking, owner: FileOwner): Promise<FileRow> {
  const { accountId } = actor as Actor;
  const file = await inTenant((tx) => findOwnUpload(tx, owner, input.fileId, accountId));
  if (file?.owner_id !== input.id) throw new AppError('not-found');
  return file;
}
