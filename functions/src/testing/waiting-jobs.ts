import { jobs } from '../jobs.ts';
import { sql, withPlatform } from '../platform/db.ts';
import type { JobName, JobPayloads } from '../platform/job-names.ts';
import { handleMessage, type JobTable } from '../platform/jobs.ts';
import type { JobMessage } from '../platform/outbox.ts';
import type { Council } from '../platform/testing/council.ts';

/** A council's jobs of one kind that wait in the outbox, oldest first. */
export async function waitingJobs<Job extends JobName>(
  council: Council,
  job: Job,
): Promise<(JobMessage & { payload: JobPayloads[Job] })[]> {
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage & { payload: JobPayloads[Job] }>`
      select id as "eventId", ${council.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${council.mainSchema} and job = ${job} and handled_at is null
       order by created_at`.execute(tx),
  );
  return rows;
}

/** Delivers them as Pub/Sub would, to the product's handlers or to these; gives how many there were. */
export async function runWaitingJobs(
  council: Council,
  job: JobName,
  handlers: Partial<JobTable> = jobs,
): Promise<number> {
  const waiting = await waitingJobs(council, job);
  for (const message of waiting) await handleMessage(handlers, message);
  return waiting.length;
}
