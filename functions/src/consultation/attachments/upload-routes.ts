import { cancelOwnUpload, finishOwnUpload } from '../../records/files/own-upload.ts';
import { openUploads } from '../../records/files/upload-files.ts';
import { networkRoute, type Route } from '../../platform/endpoint.ts';
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
  networkRoute(finishAttachmentUpload, (call) => finishOwnUpload(call, attachmentOwner)),
  networkRoute(cancelAttachmentUpload, (call) => cancelOwnUpload(call, attachmentOwner)),
];
