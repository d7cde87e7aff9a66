import { fileAddress } from '../../../records/files/file-address.ts';
import { cancelOwnUpload, finishOwnUpload } from '../../../records/files/own-upload.ts';
import { findFiles } from '../../../records/files/queries/files.ts';
import { bringHome, tidyFile } from '../../../records/files/tidy-file.ts';
import { openUploads } from '../../../records/files/upload-files.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/db.ts';
import { networkRoute, route, type Route } from '../../../platform/endpoint.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { documentAttachmentOwner as owner } from '../../ground/documents/attachments/document-attachment-owner.ts';
import { documentAttachmentMessages as messages } from '../../ground/documents/attachments/messages.ts';
import {
  cancelDraftAttachment,
  changeDraftAttachment,
  deleteDraftAttachment,
  finishDraftAttachment,
  getDraftAttachment,
  listDraftAttachments,
  MAX_DOCUMENT_ATTACHMENTS,
  openDraftAttachments,
  restoreDraftAttachment,
} from '../contract/attachments.ts';
import { findAttachmentsOf } from '../queries/attachments.ts';
import { findDocument } from '../queries/heads.ts';
import {
  ATTACHMENT_KIND,
  type DocumentAttachmentRow,
  draftAttachmentOf,
} from './attachments-in.ts';
import { bringBackAttachment, rewriteAttachment, takeOutAttachment } from './change-attachments.ts';

export const draftAttachmentRoutes: Route[] = [
  route(listDraftAttachments, async ({ input: { id }, tx }) => ({
    attachments: (await listed(tx, id)).map(draftAttachmentOf),
  })),
  networkRoute(openDraftAttachments, async (call) => {
    const { id: ownerId, fileCollection } = call.input;
    const there = await call.inTenant((tx) => listed(tx, ownerId));
    if (there.length + fileCollection.length > MAX_DOCUMENT_ATTACHMENTS)
      throw invalidField('fileCollection', messages.tooMany(MAX_DOCUMENT_ATTACHMENTS));
    const upload = {
      contract: openDraftAttachments,
      call,
      owner,
      ownerId,
      kind: ATTACHMENT_KIND,
    } as const;
    return { uploads: await openUploads(upload, fileCollection) };
  }),
  networkRoute(finishDraftAttachment, (call) => finishOwnUpload(call, owner)),
  networkRoute(cancelDraftAttachment, (call) => cancelOwnUpload(call, owner)),
  route(changeDraftAttachment, async ({ input, actor, tx }) => ({
    attachments: (await rewriteAttachment(tx, actor, input)).map(draftAttachmentOf),
  })),
  networkRoute(deleteDraftAttachment, async ({ input, actor, tenant, inTenant }) => {
    await inTenant((tx) => takeOutAttachment(tx, actor as Actor, input));
    // As it is once that is committed: the public may read it still.
    const [now] = await inTenant((tx) => findFiles(tx, owner, [input.fileId]));
    if (now) await tidyFile({ tenant, owner }, now);
    return undefined;
  }),
  networkRoute(restoreDraftAttachment, async ({ input, actor, tenant, inTenant }) => {
    await inTenant((tx) => bringBackAttachment(tx, actor as Actor, input));
    const [now] = await inTenant((tx) => findFiles(tx, owner, [input.fileId]));
    if (now) await bringHome({ tenant, owner }, now);
    return { id: input.fileId };
  }),
  networkRoute(getDraftAttachment, async ({ input, tenant, inTenant }) => {
    const all = await inTenant((tx) => listed(tx, input.id));
    const file = all.find(({ id }) => id === input.fileId);
    const url = file && (await fileAddress(tenant.shortName, owner, file, 'attachment'));
    if (url === undefined) throw new AppError('not-found');
    return { url };
  }),
];

/** The attachments of a document. Throws not-found. */
async function listed(tx: Tx, id: number): Promise<DocumentAttachmentRow[]> {
  if (!(await findDocument(tx, id))) throw new AppError('not-found');
  return findAttachmentsOf(tx, id);
}
