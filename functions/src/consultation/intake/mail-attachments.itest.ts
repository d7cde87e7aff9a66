import { expect, it } from 'vitest';
import { enqueueJob } from '../../platform/outbox.ts';
import { withTenant } from '../../platform/db.ts';
import { writesToKillAt } from '../../platform/testing/thorough.ts';
import { jobKilledAtWrite } from '../../testing/killed-job.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { getAttachmentOriginal } from '../attachments/contract.ts';
import { attaching, bytesAt } from '../attachments/testing/attached.ts';
import { filePart, mailWith } from './testing/mailed.ts';
import { mailingCouncil } from './testing/mailing-council.ts';
import { takingIn } from './testing/taken-in.ts';

const { oak, officer, plan, register, filesOf, namesOf } = mailingCouncil();

it('what came with an e-mail is attached to its representation, once, and scanned', async () => {
  const files = [
    filePart('drains.pdf', plan),
    filePart('letter.docx', 'PK'),
    filePart('not.pdf', 'hello'),
    filePart('second.pdf', plan),
  ];
  await takingIn(oak()).take('one.eml', mailWith('1', ...files));
  const id = await register('Mail 1');
  expect(await namesOf(id)).toEqual([]);
  const waiting = await waitingJobs(oak(), 'keep-attachments');
  expect(waiting).toHaveLength(1);
  await runWaitingJobs(oak(), 'keep-attachments');
  // A second event for the same e-mail adds nothing.
  const { payload } = waiting[0] ?? { payload: { itemId: 0, accountId: 0, userName: '' } };
  await withTenant(oak(), (tx) => enqueueJob(tx, { job: 'keep-attachments', payload }));
  expect(await runWaitingJobs(oak(), 'keep-attachments')).toBe(1);
  expect(await namesOf(id)).toEqual(['drains.pdf', 'second.pdf']);
  const [first] = await filesOf(id);
  expect(first).toMatchObject({ scannedStatus: 'unscanned', original: { userName: 'officer' } });
  await attaching(oak).scan(first?.id ?? 0);
  const { url } = await officer().call(getAttachmentOriginal, { id, fileId: first?.id ?? 0 });
  expect((await bytesAt(url)).equals(plan)).toBe(true);
});

it(
  'the job that keeps them, killed at any of its writes, keeps each once when it runs again',
  { timeout: 300_000 },
  async () => {
    let kills = 0;
    for (const write of writesToKillAt()) {
      const name = `killed-${write}`;
      const files = [filePart('drains.pdf', plan), filePart('second.pdf', plan)];
      await takingIn(oak()).take(`${name}.eml`, mailWith(name, ...files));
      const id = await register(`Mail ${name}`);
      const [message] = await waitingJobs(oak(), 'keep-attachments');
      if (!message) throw new Error('No files wait to be kept');
      const isKilled = await jobKilledAtWrite(write, message);
      if (isKilled) await runWaitingJobs(oak(), 'keep-attachments');
      expect(await namesOf(id)).toEqual(['drains.pdf', 'second.pdf']);
      for (const { id: fileId } of await filesOf(id)) {
        await attaching(oak).scan(fileId);
        const { url } = await officer().call(getAttachmentOriginal, { id, fileId });
        expect((await bytesAt(url)).equals(plan)).toBe(true);
      }
      if (!isKilled) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(2);
  },
);
