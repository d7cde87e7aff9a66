import type { JobName } from './job-names.ts';
import type { AwaitedHandler, JobContext } from './jobs.ts';
import { enqueueJob } from './outbox.ts';

/** A delivery may last five minutes; what is left after this time goes to the next one. */
const MAX_RUN_MS = 240_000;

/** Does the next part of a long job and records it in the same transaction; returns whether it was the last. */
export type JobStep = () => Promise<'more' | 'finished'>;

/** A job that works in steps: wherever it is stopped, it continues after the last recorded step. */
export interface LongJob<Job extends JobName> {
  /** Reads what every step of this delivery needs; undefined if nothing is left to do. */
  begin(context: JobContext<Job>): Promise<JobStep | undefined>;
  /** Called when the job is given up after its last attempt. */
  gaveUp(context: JobContext<Job>, error: unknown): Promise<void>;
}

/**
 * The handler of a job that works in steps. Before a delivery would be cut off it hands over to a new event of the same
 * job. The job's module is loaded on its first message.
 */
export function longJob<Job extends JobName>(
  load: () => Promise<LongJob<Job>>,
): AwaitedHandler<Job> {
  return {
    run: async (context) => {
      const job = await load();
      const until = Date.now() + MAX_RUN_MS;
      const step = await job.begin(context);
      if (!step) return;
      while ((await step()) === 'more') {
        if (Date.now() > until) return handOver(context);
      }
    },
    gaveUp: async (context, error) => (await load()).gaveUp(context, error),
  };
}

/** Once per event: if two deliveries run in parallel, only one of them hands over. */
function handOver<Job extends JobName>({ once, job, payload }: JobContext<Job>): Promise<void> {
  return once(async (tx) => {
    await enqueueJob(tx, { job, payload });
  });
}
