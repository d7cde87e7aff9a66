import { safeName, shownName, typeOfName } from '../../../records/files/file-name.ts';
import { FILE_LIMITS, type UploadType } from '../../../records/files/file-limits.ts';
import { markFileReceived } from '../../../records/files/mark-file-received.ts';
import { objectName } from '../../../records/files/object-name.ts';
import { type FileRow, findUploaded, insertFiles } from '../../../records/files/queries/files.ts';
import { writeObject } from '../../../platform/bucket-objects.ts';
import type { Tx } from '../../../platform/db.ts';
import type { JobHandler } from '../../../platform/jobs.ts';
import { sniffType } from '../../../platform/scanning/sniff.ts';
import { uuidOf } from '../../../platform/uuid-of.ts';
import { attachmentOwner } from '../../ground/attachments/attachment-owner.ts';
import { readRunFile } from '../queries/runs.ts';
import { readAttachmentsInSubprocess } from '../reading/read-in-subprocess.ts';
import type { MailedFile } from '../reading/read-attachments.ts';
import { extensionOf } from '../upload.ts';
import { findRegisteredMail } from './queries.ts';

/**
 * Job 'keep-attachments': the files that came with a registered e-mail become attachments of its representation, and
 * wait for their scan like any upload. Their upload has an id made of the e-mail's and its representation's: a second
 * delivery of the job finds the files that the first began, and writes only those whose bytes are not there yet.
 */
export const keepAttachmentsJob: JobHandler<'keep-attachments'> = {
  run: async ({ payload: { itemId, accountId, userName }, tenant, inTenant }) => {
    const { mail, bytes } = await inTenant(async (tx) => {
      const found = await findRegisteredMail(tx, itemId);
      return { mail: found, bytes: found && (await readRunFile(tx, found.runId)) };
    });
    if (!mail || !bytes) return;
    const format = extensionOf(mail.fileName);
    const files = (await readAttachmentsInSubprocess(format, bytes, mail.position)).flatMap(
      keepable,
    );
    const kept = await inTenant(async (tx) => {
      await attachmentOwner.hold(tx, mail.representationId);
      const before = await findBegun(tx, itemId, mail.representationId);
      if (before.length > 0 || files.length === 0) return before;
      const upload = uploadOf(itemId, mail.representationId);
      await insertFiles(tx, attachmentOwner, {
        ownerId: mail.representationId,
        kind: 'consultations attachments',
        upload,
        actor: { accountId, displayName: userName },
        files,
      });
      return findUploaded(tx, attachmentOwner, upload);
    });
    for (const [at, file] of kept.entries()) {
      const given = files[at];
      if (!given || file.arrived_at !== null || file.deleted_at !== null) continue;
      const name = objectName(tenant.shortName, attachmentOwner, file);
      await writeObject({ bucket: 'unscanned', name }, given.bytes, file.content_type);
      await inTenant((tx) => markFileReceived(tx, attachmentOwner, file.id));
    }
  },
};

/** What can be kept of a kind that is accepted, and is what its name says; the rest is named in the inbox alone. */
function keepable({ name, bytes }: MailedFile) {
  const shown = shownName(name);
  const type: UploadType | undefined = typeOfName(shown);
  const size = bytes.byteLength;
  if (!type || size === 0 || size > FILE_LIMITS.bytes || sniffType(bytes) !== type) return [];
  return [{ shownName: shown, safeName: safeName(shown, type), type, size, bytes }];
}

/** Files of an e-mail that its representation has: those of before have an id made of the e-mail's alone. */
async function findBegun(tx: Tx, itemId: number, representationId: number): Promise<FileRow[]> {
  const begun = await findUploaded(tx, attachmentOwner, uploadOf(itemId, representationId));
  if (begun.length > 0) return begun;
  const ofMail = await findUploaded(tx, attachmentOwner, uploadOf(itemId));
  return ofMail.filter(({ owner_id: owner }) => owner === representationId);
}

/** An e-mail's own, or its representation's. */
const uploadOf = (itemId: number, representationId?: number): string =>
  uuidOf(
    `inbox item ${itemId}${representationId === undefined ? '' : ` of representation ${representationId}`}`,
    8,
  );
