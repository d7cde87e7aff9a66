import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '../../jobs.ts';
import type { JobName } from '../../platform/job-names.ts';
import { handleMessage } from '../../platform/jobs.ts';
import type { JobMessage } from '../../platform/outbox.ts';
import { oneSession } from '../../platform/testing/at-once.ts';
import { clientFor } from '../../platform/testing/client.ts';
import { mintCookie } from '../../platform/testing/cookie.ts';
import { type Council, newCouncil, type Who } from '../../platform/testing/council.ts';
import { fewOr, SEED } from '../../platform/testing/thorough.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { waitingJobs } from '../waiting-jobs.ts';
import { interleaved, takeTurns } from './interleaved.ts';
import { wrongIn } from './invariants.ts';
import { pairs } from './operations.ts';
import { scenesOf } from './scene.ts';
import { seededNumbers } from './seeded-numbers.ts';

useWorld();

const SCHEDULES = fewOr(40, 1000);

let oak: Council;
let newScene: Awaited<ReturnType<typeof scenesOf>>;
let endTurns = () => {};
beforeAll(async () => {
  oak = await newCouncil();
  newScene = await scenesOf(oak);
  endTurns = takeTurns();
}, 120_000);
// What this process runs next has its connections to itself.
afterAll(() => endTurns());

/** The council as these people, whose calls are known by their trace. */
const traced = (trace: string) => (who: Who) =>
  clientFor(oak.shortName, mintCookie({ authTenantId: oak.authTenantId, uid: oak.uidOf(who) }), {
    'x-cloud-trace-context': trace,
  });

/** Delivers jobs again until they are done, as what had to give way is; gives those that never are. */
async function settled(messages: readonly JobMessage[]): Promise<string[]> {
  for (let delivery = 0; delivery < 2; delivery += 1)
    for (const message of messages) await handleMessage(jobs, message);
  const waiting = await Promise.all(
    [...new Set(messages.map(({ job }) => job as JobName))].map((job) => waitingJobs(oak, job)),
  );
  const ids = new Set(messages.map(({ eventId }) => eventId));
  return waiting.flat().flatMap(({ eventId, job }) => (ids.has(eventId) ? [job] : []));
}

it.skipIf(oneSession)(
  'two operations at once, statement by statement, leave nothing half done',
  { timeout: SCHEDULES * 10_000 },
  async () => {
    // Each schedule has a seed of its own: given as that of the run, it comes first.
    for (let seed = SEED; seed < SEED + SCHEDULES; seed += 1) {
      const next = seededNumbers(seed);
      const pair = pairs[Math.floor(next() * pairs.length)]!;
      const scene = newScene();
      const calls = [await pair[0].prepare(scene), await pair[1].prepare(scene)];
      const ended = await interleaved(
        calls.map(
          ({ call }) =>
            (trace: string) =>
              call(traced(trace), trace),
        ),
        next,
      );
      const waiting = await settled(calls.flatMap(({ message }) => message ?? []));
      const said = ended.map((each) =>
        each.status === 'fulfilled' ? 'done' : String(each.reason),
      );
      const what = `TEST_SEED=${seed}: ${pair.map(({ name }) => name).join(' | ')}: ${said.join(' | ')}`;
      const failed = said.filter((each) => / 5\d\d /.test(each));
      const wrong = await wrongIn(oak);
      expect({ what, failed, waiting, isAnyDone: said.includes('done'), wrong }).toEqual({
        what,
        failed: [],
        waiting: [],
        isAnyDone: true,
        wrong: [],
      });
    }
  },
);
