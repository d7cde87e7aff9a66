import { beforeAll, describe, expect, it } from 'vitest';
import { sendBytes } from '../../../records/files/testing/sent-file.ts';
import { sql } from '../../../platform/db.ts';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { countWaiting } from '../../../platform/testing/waiting-sessions.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addDocument } from '../contract.ts';
import {
  deleteDraftAttachment,
  finishDraftAttachment,
  listDraftAttachments,
  openDraftAttachments,
} from '../contract/attachments.ts';
import { drawnPicture } from '../testing/drawn-picture.ts';

useWorld();

const embedded = process.env.TEST_DATABASE === 'embedded';

let oak: Council;
beforeAll(async () => {
  oak = await newCouncil();
}, 120_000);
const officer = () => oak.as('officer');

/** Files of one upload to a new document, of which those with odd places are said to have arrived. */
async function sent(count: number) {
  const { document } = await officer().call(addDocument, { title: 'Local plan' });
  const { id } = document;
  const bytes = await drawnPicture(20, 20);
  const fileCollection = Array.from({ length: count }, (_none, at) => ({
    fileName: `map-${at}.png`,
    size: bytes.length,
  }));
  const { uploads } = await officer().call(openDraftAttachments, { id, fileCollection });
  await Promise.all(uploads.map(({ address }) => sendBytes(address, bytes)));
  const files = uploads.map(({ fileId }) => fileId);
  for (const fileId of files.filter((_file, at) => at % 2 === 1)) await finish(id, fileId);
  return { id, files };
}
const finish = (id: number, fileId: number) =>
  officer().call(finishDraftAttachment, { id, fileId });
const remove = (id: number, fileId: number) =>
  officer().call(deleteDraftAttachment, { id, fileId });

describe('an attachment that arrives while another of its upload is deleted', () => {
  it.skipIf(embedded)(
    `waits for the document before it takes a file${embedded ? ' (skipped: the embedded one has one session)' : ''}`,
    async () => {
      const { id, files } = await sent(2);
      const calls: Promise<unknown>[] = [];
      await inSchemaOf(oak, async (tx) => {
        await sql`select from documents where id = ${id} for update`.execute(tx);
        for (const [at, call] of [
          () => remove(id, files[1]!),
          () => finish(id, files[0]!),
        ].entries()) {
          const called = call();
          called.catch(() => undefined);
          calls.push(called);
          await expect.poll(() => countWaiting(tx), { timeout: 30_000 }).toBe(at + 1);
        }
        // Who held one would be waited for by whoever has the document.
        const { rows } = await sql`
          select id from document_attachments where document_id = ${id} for update skip locked`.execute(
          tx,
        );
        expect(rows).toHaveLength(2);
      });
      await Promise.all(calls);
      const { attachments } = await officer().call(listDraftAttachments, { id });
      expect(attachments.map((each) => each.id)).toEqual([files[0]]);
    },
  );

  it('arrives, and the other goes, however often both happen at once', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { id, files } = await sent(10);
      await Promise.all(
        files.map((fileId, at) => (at % 2 === 0 ? finish(id, fileId) : remove(id, fileId))),
      );
      const { attachments } = await officer().call(listDraftAttachments, { id });
      expect(attachments.map((each) => each.id).toSorted((a, b) => a - b)).toEqual(
        files.filter((_file, at) => at % 2 === 0),
      );
    }
  });
});
