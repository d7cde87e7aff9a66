import { scanSent, sendBytes } from '../../../records/files/testing/sent-file.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { documentAttachmentOwner } from '../../ground/documents/attachments/document-attachment-owner.ts';
import { finishDraftAttachment, openDraftAttachments } from '../contract/attachments.ts';

/** Sends files to documents as the web app does. */
export function attachingFiles(council: () => Council) {
  const officer = () => council().as('officer');
  const send = async (id: number, fileName: string, bytes: Uint8Array) => {
    const fileCollection = [{ fileName, size: bytes.length }];
    const { uploads } = await officer().call(openDraftAttachments, { id, fileCollection });
    const { fileId = 0, address = '' } = uploads[0] ?? {};
    await sendBytes(address, bytes);
    await officer().call(finishDraftAttachment, { id, fileId });
    return fileId;
  };
  const scan = (fileId: number) => scanSent(council(), documentAttachmentOwner, fileId);
  return {
    send,
    scan,
    /** Sent, and found clean or not. */
    attach: async (id: number, fileName: string, bytes: Uint8Array) => {
      const fileId = await send(id, fileName, bytes);
      await scan(fileId);
      return fileId;
    },
  };
}
