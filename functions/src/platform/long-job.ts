import type { JobName } from './job-names.ts';
import type { JobContext, JobHandler } from './jobs.ts';
import { enqueueJob } from './outbox.ts';

/** A job's delivery may last five minutes; the rest is left to the next one. */
const MAX_RUN_MS = 240_000;

/** Does the next part of a long job, and counts it in the same transaction; gives whether that was the last. */
export type JobStep = () => Promise<'more' | 'finished'>;

/** A job that works in steps: stopped anywhere, it goes on from the last step that was counted. */
export interface LongJob<Job extends JobName> {
  /** Reads what every step of this delivery needs; undefined where nothing is left to do. */
  begin(context: JobContext<Job>): Promise<JobStep | undefined>;
  /** Told when the job is given up after its last attempt. */
  gaveUp(context: JobContext<Job>, error: unknown): Promise<void>;
}

/**
 * The handler of a job that works in steps. It hands over to a new event of the same job before a delivery
 * would be cut off. The job's module is loaded when its first message comes.
 */
export function longJob<Job extends JobName>(load: () => Promise<LongJob<Job>>): JobHandler<Job> {
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

/** Once for this event: where two deliveries ran side by side, one of them hands over. */
function handOver<Job extends JobName>({ once, job, payload }: JobContext<Job>): Promise<void> {
  return once(async (tx) => {
    await enqueueJob(tx, { job, payload });
  });
}
