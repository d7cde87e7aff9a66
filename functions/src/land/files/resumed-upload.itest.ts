import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { twoCouncils, type Council } from '../../platform/testing/council.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { pdf, stream } from '../../platform/scanning/testing/pdf.ts';
import { finishUpload } from './contract/resumed-upload.ts';
import { opened, openUploads, put } from './testing/send-upload.ts';
import { fileHistory, lists, newSite, plan, scan, swept } from './testing/site-files.ts';
import { sql, withTenant } from '../../platform/db.ts';

useWorld();

const GRAIN = 256 * 1024;
/** Larger than form data may be. */
const large = pdf([stream('', Buffer.alloc(11 * 1024 * 1024, 'oak '))]);

let oak: Council;
let elm: Council;
let site: number;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  site = await newSite(oak);
}, 120_000);

const finish = (fileId: number) => oak.as('officer').post(`/file/upload/${fileId}`);

/** Sends the first part of a body and cuts the connection. */
function brokenPut(address: string, bytes: Uint8Array, sentBytes: number): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(address, {
      method: 'PUT',
      headers: { 'content-length': bytes.length },
    });
    sending.on('error', () => resolve());
    sending.write(bytes.subarray(0, sentBytes), () => sending.destroy(new Error('cut')));
  });
}

describe('a large upload', () => {
  it('goes straight to the store, and on where its connection broke', async () => {
    const { fileId, address } = await opened(oak, site, 'large.pdf', large.length);
    expect((await finish(fileId)).status).toBe(400);
    const first = await put(
      address,
      large.subarray(0, 4 * GRAIN),
      `0-${4 * GRAIN - 1}/${large.length}`,
    );
    expect([first.status, first.headers.get('range')]).toEqual([308, `bytes=0-${4 * GRAIN - 1}`]);

    await brokenPut(address, large, 20 * GRAIN);
    const asked = await put(address, Buffer.alloc(0), `*/${large.length}`);
    expect(asked.status).toBe(308);
    const received = Number(/-(\d+)$/.exec(asked.headers.get('range') ?? '-0-0')?.[1] ?? -1) + 1;
    expect(received).toBeLessThan(large.length);
    expect((await finish(fileId)).status).toBe(400);
    expect((await lists(oak, site)).unscanned).toEqual([]);

    const rest = `${received}-${large.length - 1}/${large.length}`;
    expect((await put(address, large.subarray(received), rest)).status).toBe(200);
    expect((await finish(fileId)).status).toBe(200);
    const [waiting] = (await lists(oak, site)).unscanned;
    expect(waiting).toMatchObject({ metadata: { id: fileId, size: large.length } });
    if (waiting) await scan(oak, waiting);
    const [clean] = (await lists(oak, site)).clean;
    const read = await fetch(clean?.signedUrl ?? '');
    expect(Buffer.from(await read.arrayBuffer()).equals(large)).toBe(true);
    expect(await fileHistory(oak, site)).toEqual(['UPLOAD large.pdf']);
  });

  it('is found by the sweep where nobody says that it is there', async () => {
    const own = await newSite(oak);
    const { fileId, address } = await opened(oak, own, 'a.pdf', plan.length);
    await put(address, plan);
    await withTenant(oak, (tx) =>
      sql`update site_files set next_scan_at = now() where id = ${fileId}`.execute(tx),
    );
    await swept(oak);
    expect((await lists(oak, own)).clean).toHaveLength(1);
  });

  it('can be given up until it is there, and is forgotten after a day', async () => {
    const own = await newSite(oak);
    const { fileId, address } = await opened(oak, own, 'a.pdf', plan.length);
    expect((await oak.as('admin').delete(`/file/upload/${fileId}`)).status).toBe(404);
    expect((await oak.as('officer').delete(`/file/upload/${fileId}`)).status).toBe(204);
    await put(address, plan);
    expect((await finish(fileId)).status).toBe(404);
    const other = await opened(oak, own, 'b.pdf', plan.length);
    await withTenant(oak, (tx) =>
      sql`update site_files set next_scan_at = now(), created_at = now() - interval '25 hours'
           where id = ${other.fileId}`.execute(tx),
    );
    await swept(oak);
    expect((await finish(other.fileId)).status).toBe(404);
    expect(await lists(oak, own)).toEqual({ clean: [], unscanned: [], quarantined: [] });
    expect(await fileHistory(oak, own)).toEqual([]);
  });

  it('that is larger than it said fails in its scan', async () => {
    const own = await newSite(oak);
    const { fileId, address } = await opened(oak, own, 'a.pdf', plan.length);
    await put(address, Buffer.alloc(32 * 1024 * 1024 + 1));
    const { file } = answerOf(finishUpload, await finish(fileId));
    await scan(oak, file);
    expect((await lists(oak, own)).quarantined).toMatchObject([
      { scannedStatus: 'fail', reason: 'The file is larger than 32 MB', signedUrl: null },
    ]);
  });
});

describe('opening uploads is refused', () => {
  const one = (size: number, fileName = 'a.pdf') => ({ fileName, size });
  it.each([
    ['without files', [], 'Files are empty'],
    ['of eleven files', Array.from({ length: 11 }, () => one(1)), 'At most 10 files'],
    ['over 32 MB', [one(32 * 1024 * 1024 + 1)], 'larger than 32 MB'],
    ['over 32 MB together', [one(20_000_000), one(20_000_000)], 'larger than 32 MB together'],
    ['of an empty file', [one(0)], 'Files are empty'],
    ['of another type', [one(5, 'a.svg')], 'Only image and PDF files are allowed'],
  ])('%s', async (_what, files, message) => {
    const answer = await openUploads(oak, site, files);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('for another council and without permission', async () => {
    expect((await openUploads(elm, site, [one(1)])).status).toBe(404);
    expect((await openUploads(oak, site, [one(1)], 'viewer')).status).toBe(403);
    expect((await openUploads(oak, site, [one(1)], 'signed-out')).status).toBe(401);
  });
});
