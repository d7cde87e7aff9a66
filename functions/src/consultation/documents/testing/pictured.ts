import { scanSent, sendBytes } from '../../../records/files/testing/sent-file.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { documentFileOwner } from '../../ground/documents/pictures/document-file-owner.ts';
import { finishPictureUpload, openPictureUpload } from '../contract/pictures.ts';

/** Whatever an officer does with pictures of documents. */
export function picturing(council: () => Council) {
  const officer = () => council().as('officer');
  /** Sends a picture as the web app does; gives its id. */
  const upload = async (id: number, fileName: string, bytes: Uint8Array) => {
    const fileCollection = [{ fileName, size: bytes.length }];
    const { uploads } = await officer().call(openPictureUpload, { id, fileCollection });
    const { fileId = 0, address = '' } = uploads[0] ?? {};
    await sendBytes(address, bytes);
    await officer().call(finishPictureUpload, { id, fileId });
    return fileId;
  };
  const scan = (fileId: number) => scanSent(council(), documentFileOwner, fileId);
  return {
    upload,
    scan,
    /** Sent, and found clean or not. */
    uploadScanned: async (id: number, fileName: string, bytes: Uint8Array) => {
      const fileId = await upload(id, fileName, bytes);
      await scan(fileId);
      return fileId;
    },
  };
}
