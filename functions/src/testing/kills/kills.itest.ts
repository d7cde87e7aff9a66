import { beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../jobs.ts';
import { councilWithDictionary } from '../../land/geodata/testing/register-council.ts';
import { handleMessage } from '../../platform/jobs.ts';
import type { Council } from '../../platform/testing/council.ts';
import { writesToKillAt } from '../../platform/testing/thorough.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { jobKilledAtWrite } from '../killed-job.ts';
import { waitingJobs } from '../waiting-jobs.ts';
import { consultationWork } from './consultation-work.ts';
import { landWork } from './land-work.ts';
import { mailWork } from './mail-work.ts';

useWorld();

let oak: Council;
beforeAll(async () => {
  oak = await councilWithDictionary();
}, 120_000);

describe.each([...landWork, ...consultationWork, ...mailWork])('$name', ({ job, begin }) => {
  it(
    'whose process is killed at any of its writes is seen as not done, and done once when it runs again',
    { timeout: 600_000 },
    async () => {
      let nth = 0;
      let reached = 0;
      for (const write of writesToKillAt(16)) {
        reached = write;
        const { kept, meanwhile, due } = await begin(oak, (nth += 1));
        const message = (await waitingJobs(oak, job)).at(-1);
        if (!message) throw new Error('No job waits');
        const isKilled = await jobKilledAtWrite(write, message);
        expect([...meanwhile, due], `killed at write ${write}`).toContainEqual(await kept());
        await handleMessage(jobs, message);
        expect(await kept(), `run again after write ${write}`).toEqual(due);
        await handleMessage(jobs, message);
        expect(await kept(), 'delivered once more').toEqual(due);
        expect((await waitingJobs(oak, job)).map(({ eventId }) => eventId)).not.toContain(
          message.eventId,
        );
        if (!isKilled) break;
      }
      expect(reached).toBeGreaterThan(4);
    },
  );
});
