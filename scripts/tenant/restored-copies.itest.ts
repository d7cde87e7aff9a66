import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterPdf } from '../../functions/src/consultation/attachments/testing/letter-pdf.ts';
import { addDocument } from '../../functions/src/consultation/documents/contract.ts';
import { attachingCouncils } from '../../functions/src/consultation/documents/testing/attaching-councils.ts';
import { runWaitingJobs } from '../../functions/src/testing/waiting-jobs.ts';
import { saveAndRestore } from './testing/saved-and-restored.ts';

const { oak, officer, publish, scan, attach, begun, attachments } = attachingCouncils();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restored-copies-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('attachments that were being copied follow once the council is restored, and the document can be published', async () => {
  const first = await begun();
  await attach(first.id, 'study.pdf', letterPdf('Flood study'));
  const { document } = await officer().call(addDocument, { title: 'Second', fromId: first.id });
  await saveAndRestore(oak(), folder);

  expect(await runWaitingJobs(oak(), 'copy-attachments')).toBe(1);
  const [copy] = await attachments(document.id);
  expect(copy).toMatchObject({ name: 'study.pdf', scannedStatus: 'unscanned' });
  await scan(copy!.id);
  await publish(document.id);
}, 240_000);
