import { markFileReceived } from '../../land/ground/files/mark-file-received.ts';
import { fileMessages } from '../../land/ground/files/messages.ts';
import { objectName } from '../../land/ground/files/object-name.ts';
import {
  findFiles,
  findOwnUpload,
  markFileDeleted,
  type FileRow,
} from '../../land/ground/files/queries/files.ts';
import { tidyFile } from '../../land/ground/files/tidy-file.ts';
import { openUploads } from '../../land/ground/files/upload-files.ts';
import type { Actor } from '../../platform/actor.ts';
import { objectSize } from '../../platform/bucket-objects.ts';
import type { Tx } from '../../platform/db.ts';
import { type Call, networkRoute, type Route } from '../../platform/endpoint.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { attachmentOwner } from '../ground/attachments/attachment-owner.ts';
import {
  cancelAttachmentUpload,
  finishAttachmentUpload,
  openAttachmentUpload,
} from './contract/uploads.ts';

export const uploadRoutes: Route[] = [
  networkRoute(openAttachmentUpload, async (call) => {
    const { id: ownerId, fileCollection } = call.input;
    const kind = 'consultations attachments' as const;
    const upload = { contract: openAttachmentUpload, call, owner: attachmentOwner, ownerId, kind };
    return { uploads: await openUploads(upload, fileCollection) };
  }),
  networkRoute(finishAttachmentUpload, async (call) => {
    const file = await ownUpload(call);
    if (file.arrived_at === null) {
      const name = objectName(call.tenant.shortName, attachmentOwner, file);
      const size = await objectSize({ bucket: 'unscanned', name });
      if (size === undefined) throw invalidField('fileCollection', fileMessages.vanished);
    }
    await call.inTenant((tx) => markFileReceived(tx, attachmentOwner, file.id));
    return { id: file.id };
  }),
  networkRoute(cancelAttachmentUpload, async (call) => {
    const { id } = await ownUpload(call);
    const { tenant, inTenant } = call;
    const now = await inTenant(async (tx) => {
      if (!(await markFileDeleted(tx, attachmentOwner, id, 'unfinished')))
        throw new AppError('not-found');
      const [file] = await findFiles(tx, attachmentOwner, [id]);
      return file;
    });
    if (now) await tidyFile({ tenant, owner: attachmentOwner }, now);
    return undefined;
  }),
];

type Asking = Pick<Call<unknown>, 'actor'> & {
  input: { id: number; fileId: number };
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** A file that the caller is sending to this representation. Throws not-found. */
async function ownUpload({ input, actor, inTenant }: Asking): Promise<FileRow> {
  const { accountId } = actor as Actor;
  const file = await inTenant((tx) => findOwnUpload(tx, attachmentOwner, input.fileId, accountId));
  if (file?.owner_id !== input.id) throw new AppError('not-found');
  return file;
}
