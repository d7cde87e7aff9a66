import { expect } from 'vitest';
import { scanArrivedObject } from '../../../land/ground/files/scan-file.ts';
import { requireTenant } from '../../../platform/tenancy.ts';
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
    const sent = await fetch(address, {
      method: 'PUT',
      body: Uint8Array.from(bytes),
      headers: { origin: 'http://localhost:5000' },
    });
    expect(sent.status).toBe(200);
    await officer().call(finishDraftAttachment, { id, fileId });
    return fileId;
  };
  const scan = async (fileId: number) =>
    scanArrivedObject(
      { tenant: await requireTenant(council().shortName), owner: documentAttachmentOwner },
      fileId,
    );
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
