import { sql, withTenant, type Tx } from './db.ts';
import { failpoint } from './failpoint.ts';
import type { AwaitedJob, JobName, JobPayloads } from './job-names.ts';
import { log, withTrace } from './log.ts';
import { countAttempt, markDead, markHandled, retryLater, type JobMessage } from './outbox.ts';
import { reportError } from './report.ts';
import { findTenant, type Tenant } from './tenancy.ts';

/** What a job's handler receives. */
export interface JobContext<Job extends JobName = JobName> {
  eventId: string;
  job: Job;
  tenant: Tenant;
  payload: JobPayloads[Job];
  /** A transaction in the council, for reads before or after network calls. */
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** A transaction that also records the event's id: a second delivery finds the id and does nothing. */
  once: (effects: (tx: Tx) => Promise<void>) => Promise<void>;
}

export interface JobHandler<Job extends JobName> {
  run(context: JobContext<Job>): Promise<void>;
  /** Called when the job is given up after its last attempt; again if it fails, or its process is killed. */
  gaveUp?(context: JobContext<Job>, error: unknown): Promise<void>;
}

/** Of a job that somebody waits for: who waits is told that it was given up. */
export type AwaitedHandler<Job extends JobName> = JobHandler<Job> &
  Required<Pick<JobHandler<Job>, 'gaveUp'>>;

/** A handler for every job of the product; assembled in functions/src/jobs.ts. */
export type JobTable = {
  [Job in JobName]: Job extends AwaitedJob ? AwaitedHandler<Job> : JobHandler<Job>;
};

/**
 * Handles one message: runs its job once, however often it is delivered. A failure is retried after growing pauses for
 * about a day; then the event is dead and a log line triggers an alert. A job or council unknown to this version fails
 * in the same way, since during a deployment a newer version may know it.
 */
export async function handleMessage(table: Partial<JobTable>, message: JobMessage): Promise<void> {
  await withTrace(message.trace ?? message.eventId, () => handle(table, message));
}

async function handle(table: Partial<JobTable>, message: JobMessage): Promise<void> {
  const handler = handlerOf(table, message.job);
  const tenant = await findTenant(message.tenant);
  if (!handler || !tenant) {
    const missing = handler ? 'job of an unknown council' : 'job without handler';
    log.error(missing, { job: message.job, tenant: message.tenant, eventId: message.eventId });
    const attempt = await countAttempt(message.eventId);
    if (attempt === 'none left' || (await isLastFailure(message, new Error(missing))))
      await giveUp(message, new Error(missing));
    return;
  }
  const context = contextOf(message, tenant);
  const attempt = await countAttempt(message.eventId);
  if (attempt === 'over') return;
  if (attempt === 'none left') {
    const killed = new Error('Every attempt ended with its process');
    await giveUp(message, killed, () => handler.gaveUp?.(context, killed));
    return;
  }
  try {
    await failpoint('in-handler');
    await handler.run(context);
    await markHandled(message.eventId);
  } catch (error) {
    if (await isLastFailure(message, error))
      await giveUp(message, error, () => handler.gaveUp?.(context, error));
  }
}

function handlerOf(table: Partial<JobTable>, job: string): JobHandler<JobName> | undefined {
  return Object.hasOwn(table, job) ? table[job as JobName] : undefined;
}

function contextOf(message: JobMessage, tenant: Tenant): JobContext {
  return {
    eventId: message.eventId,
    job: message.job as JobName,
    tenant,
    payload: message.payload as JobPayloads[JobName],
    // A job works for the council itself: letters quote texts, campaigns are found in all of them.
    inTenant: (work) => withTenant(tenant, work, { originals: true }),
    once: (effects) =>
      withTenant(
        tenant,
        async (tx) => {
          const { rows } = await sql`
            insert into handled_events (event_id) values (${message.eventId})
            on conflict do nothing returning event_id`.execute(tx);
          if (rows.length > 0) await effects(tx);
        },
        { originals: true },
      ),
  };
}

/** Records a failed attempt; returns whether it was the last. */
async function isLastFailure(message: JobMessage, error: unknown): Promise<boolean> {
  const isLast = await retryLater(message.eventId);
  if (!isLast) log.warning('job failed, will be tried again', detailsOf(message, error));
  return isLast;
}

/**
 * Tells whoever waits for a job that it was given up, and only then ends its event: otherwise a process that is killed
 * in between would leave them waiting for good. The alert goes by the line in the log.
 */
async function giveUp(
  message: JobMessage,
  error: unknown,
  tell?: () => Promise<void> | undefined,
): Promise<void> {
  try {
    await tell?.();
  } catch (untold) {
    log.error('giving up failed, will be tried again', detailsOf(message, untold));
    return;
  }
  if (!(await markDead(message.eventId))) return;
  log.error('dead letter', detailsOf(message, error));
  reportError(error, { job: message.job });
}

const detailsOf = ({ job, eventId }: JobMessage, error: unknown) => ({
  job,
  eventId,
  error: String(error),
});
