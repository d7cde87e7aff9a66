import { expect, it } from 'vitest';
import { writesToKillAt } from '../../platform/testing/thorough.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { jobKilledAtWrite } from '../../testing/killed-job.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { usePublishing } from '../published-representations/testing/publishing.ts';
import { getAttachmentCopy, listAttachments, putAttachmentBoxes } from './contract.ts';
import { attaching, bytesAt } from './testing/attached.ts';
import { letterPdf } from './testing/letter-pdf.ts';

useWorld();

const { council, registered } = usePublishing();
const { attach } = attaching(council);
const officer = () => council().as('officer');

it(
  'a copy whose job is killed at any of its writes is made once it runs again, whole and once',
  { timeout: 300_000 },
  async () => {
    const { id } = await registered();
    const fileId = await attach(id, 'a.pdf', letterPdf('Zqx'));
    const stateOf = async () =>
      (await officer().call(listAttachments, { id })).attachments[0]?.copy?.state;
    const former: string[] = [];
    let kills = 0;
    for (const write of writesToKillAt()) {
      const version = former.length;
      await officer().call(putAttachmentBoxes, { id, fileId, boxes: [], version });
      const [message] = await waitingJobs(council(), 'redact-attachment');
      if (!message) throw new Error('No copy waits');
      const isKilled = await jobKilledAtWrite(write, message);
      expect(['making', 'made']).toContain(await stateOf());
      if (isKilled) await runWaitingJobs(council(), 'redact-attachment');
      expect(await stateOf()).toBe('made');
      const { url } = await officer().call(getAttachmentCopy, { id, fileId });
      expect((await bytesAt(url)).subarray(0, 5).toString()).toBe('%PDF-');
      for (const each of former) expect((await fetch(each)).status).toBe(404);
      former.push(url);
      if (!isKilled) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(2);
  },
);
