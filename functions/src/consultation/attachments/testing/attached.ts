import { scanSent, sendBytes } from '../../../records/files/testing/sent-file.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { runWaitingJobs } from '../../../testing/waiting-jobs.ts';
import { attachmentOwner } from '../../ground/attachments/attachment-owner.ts';
import { type AttachmentBox, getAttachmentBoxes, putAttachmentBoxes } from '../contract.ts';
import { finishAttachmentUpload, openAttachmentUpload } from '../contract/uploads.ts';

/** Whatever somebody does with attachments of representations, as an officer. */
export function attaching(council: () => Council) {
  const officer = () => council().as('officer');
  const upload = async (id: number, fileName: string, bytes: Uint8Array) => {
    const fileCollection = [{ fileName, size: bytes.length }];
    const { uploads } = await officer().call(openAttachmentUpload, { id, fileCollection });
    const { fileId = 0, address = '' } = uploads[0] ?? {};
    await sendBytes(address, bytes);
    await officer().call(finishAttachmentUpload, { id, fileId });
    return fileId;
  };
  const scan = (fileId: number) => scanSent(council(), attachmentOwner, fileId);
  return {
    upload,
    scan,
    /** Uploaded and found clean; gives its id. */
    attach: async (id: number, fileName: string, bytes: Uint8Array) => {
      const fileId = await upload(id, fileName, bytes);
      await scan(fileId);
      return fileId;
    },
    /** Draws boxes in place of those before, and has the copy made. */
    redact: async (id: number, fileId: number, boxes: AttachmentBox[]) => {
      const { version } = await officer().call(getAttachmentBoxes, { id, fileId });
      await officer().call(putAttachmentBoxes, { id, fileId, boxes, version });
      await runWaitingJobs(council(), 'redact-attachment');
    },
  };
}

/** What a file at an address holds. */
export const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
