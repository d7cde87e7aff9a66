import { fileAddress } from '../../records/files/file-address.ts';
import { findFiles, findListedFile, type FileRow } from '../../records/files/queries/files.ts';
import { removeFile, restoreFile } from '../../records/files/remove-file.ts';
import { bringHome, tidyFile } from '../../records/files/tidy-file.ts';
import { type Actor, may } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { signedAddress } from '../../platform/storage.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { attachmentOwner } from '../ground/attachments/attachment-owner.ts';
import { copyName } from '../ground/attachments/copy-name.ts';
import { attachmentMessages as messages } from '../ground/attachments/messages.ts';
import { findNumber } from '../ground/attachments/queries/attachments.ts';
import { requireRepresentation } from '../ground/representations/require-representation.ts';
import { lapseApproval } from '../ground/texts/queries/approval.ts';
import {
  deleteAttachment,
  getAttachmentBoxes,
  getAttachmentCopy,
  getAttachmentOriginal,
  listAttachments,
  putAttachmentBoxes,
  restoreAttachment,
} from './contract.ts';
import { attachmentOf } from './attachment-record.ts';
import { findAttachments, findLatestCopy } from './queries/copies.ts';
import { checkBoxes, countPages, requireClean, saveBoxes } from './save-boxes.ts';
import { uploadRoutes } from './upload-routes.ts';

export const attachmentRoutes: Route[] = [
  ...uploadRoutes,

  route(listAttachments, async ({ input: { id }, actor, tx }) => {
    await requireRepresentation(tx, id);
    const rows = await findAttachments(tx, id);
    return { attachments: rows.map((row) => attachmentOf(row, may(actor, 'originals', 'read'))) };
  }),

  networkRoute(deleteAttachment, async ({ input, actor, tenant, inTenant }) => {
    const file = await inTenant(async (tx) => {
      await attachmentOwner.hold(tx, input.id);
      const found = await requireListed(tx, input);
      await removeFile(tx, actor as Actor, attachmentOwner, found);
      return found;
    });
    await tidyNow(tenant, inTenant, file);
    return undefined;
  }),
  networkRoute(restoreAttachment, async ({ input, actor, tenant, inTenant }) => {
    const file = await inTenant(async (tx) => {
      await attachmentOwner.hold(tx, input.id);
      const asked = { ownerId: input.id, fileId: input.fileId };
      const back = await restoreFile(tx, actor as Actor, attachmentOwner, asked);
      // Whoever approved did not see it.
      await lapseApproval(tx, input.id);
      return back;
    });
    await bringHome({ tenant, owner: attachmentOwner }, file);
    return { id: file.id };
  }),

  networkRoute(getAttachmentOriginal, async ({ input, tenant, inTenant }) => {
    const file = await inTenant((tx) => requireClean(tx, input));
    const url = await fileAddress(tenant.shortName, attachmentOwner, file, input.as);
    if (url === undefined) throw new AppError('not-found');
    return { url };
  }),
  networkRoute(getAttachmentCopy, async ({ input, tenant, inTenant }) => {
    const { copyId, name } = await inTenant(async (tx) => {
      const file = await requireClean(tx, input);
      const copy = await findLatestCopy(tx, file.id);
      if (copy?.state !== 'made') throw new AppError('not-found');
      const number = await findNumber(tx, file.id);
      return {
        copyId: copy.id,
        name: messages.fileName(input.id, number, file.content_type),
      };
    });
    return { url: await signedAddress(copyName(tenant.shortName, copyId), name, input.as) };
  }),

  route(getAttachmentBoxes, async ({ input, tx }) => {
    const file = await requireClean(tx, input);
    const { boxes = [], version = 0 } = (await findLatestCopy(tx, file.id)) ?? {};
    return { boxes, version };
  }),
  // The pages are counted between two transactions: reading a file takes a while.
  networkRoute(putAttachmentBoxes, async ({ input, actor, tenant, inTenant }) => {
    const { boxes, version } = input;
    const file = await inTenant((tx) => requireClean(tx, input));
    const pages = await countPages(tenant.shortName, file);
    checkBoxes(boxes, pages);
    const saved = await inTenant((tx) =>
      saveBoxes(tx, actor as Actor, input, { boxes, version, pages }),
    );
    return { version: saved };
  }),
];

async function requireListed(
  tx: Tx,
  { id, fileId }: { id: number; fileId: number },
): Promise<FileRow> {
  const file = await findListedFile(tx, attachmentOwner, fileId);
  if (file?.owner_id !== id) throw new AppError('not-found');
  return file;
}

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The file as it is once the change has been committed. */
async function tidyNow(tenant: Tenant, inTenant: InTenant, { id }: FileRow): Promise<void> {
  const [now] = await inTenant((tx) => findFiles(tx, attachmentOwner, [id]));
  if (now) await tidyFile({ tenant, owner: attachmentOwner }, now);
}
