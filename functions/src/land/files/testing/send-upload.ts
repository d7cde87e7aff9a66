import { expect } from 'vitest';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import type { Council, Who } from '../../../platform/testing/council.ts';
import { openUpload } from '../contract/resumed-upload.ts';

/** Asks for uploads that the browser sends itself. */
export const openUploads = (
  council: Council,
  siteId: number,
  files: { fileName: string; size: number }[],
  who: Who = 'officer',
) =>
  council.as(who).post('/file/upload', {
    json: { siteId, dataType: 'site files', fileCollection: files },
  });

/** One upload that must be opened. */
export async function opened(council: Council, siteId: number, fileName: string, size: number) {
  const answer = await openUploads(council, siteId, [{ fileName, size }]);
  expect(answer.status).toBe(201);
  const [upload] = answerOf(openUpload, answer).uploads;
  return upload ?? { fileId: 0, address: '' };
}

/** Sends bytes to an open upload as a browser does; all of them, or a range. */
export const put = (address: string, bytes: Uint8Array, range?: string) =>
  fetch(address, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: {
      origin: 'http://localhost:5000',
      ...(range ? { 'content-range': `bytes ${range}` } : {}),
    },
  });

/** Opens an upload, sends it whole and confirms it; gives its id. */
export async function sent(council: Council, siteId: number, fileName: string, bytes: Uint8Array) {
  const { fileId, address } = await opened(council, siteId, fileName, bytes.length);
  expect((await put(address, bytes)).status).toBe(200);
  const finished = await council.as('officer').post(`/file/upload/${fileId}`);
  expect(finished.status).toBe(200);
  return fileId;
}
