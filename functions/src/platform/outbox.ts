import type { Topic } from '@google-cloud/pubsub';
import { randomUUID } from 'node:crypto';
import { config } from './config.ts';
import { afterCommit, sql, withPlatform, type Tx } from './db.ts';
import { failpoint } from './failpoint.ts';
import type { JobName, JobPayloads } from './job-names.ts';
import { currentTrace, log } from './log.ts';
import { retryPause } from './retry-pause.ts';

/** What is sent over Pub/Sub: enough to run the job in the right council, once. */
export interface JobMessage {
  eventId: string;
  tenant: string;
  /** A JobName, unless a different version of the product wrote it. */
  job: string;
  payload: Record<string, unknown>;
  trace: string | null;
}

export interface NewJob<Job extends JobName> {
  job: Job;
  payload: JobPayloads[Job];
  /** Seconds to wait before it is published. */
  delaySeconds?: number;
}

/** Any job, with the payload of its name. */
export type AnyNewJob = { [Job in JobName]: NewJob<Job> }[JobName];

/**
 * Enqueues a job to run after this transaction. It is published after the commit and before the answer; if a crash
 * prevents that, the sweep publishes it within a minute. Returns the event id.
 */
export async function enqueueJob<Job extends JobName>(
  tx: Tx,
  { job, payload, delaySeconds = 0 }: NewJob<Job>,
): Promise<string> {
  const eventId = randomUUID();
  await sql`
    insert into platform.outbox (id, job, payload, trace, not_before)
    values (${eventId}, ${job}, ${JSON.stringify(payload)}::jsonb,
            ${currentTrace() ?? null}, clock_timestamp() + make_interval(secs => ${delaySeconds}))`.execute(
    tx,
  );
  if (delaySeconds === 0) afterCommit(tx, () => publishNow([eventId]));
  return eventId;
}

/** A failed publish does not fail the request: the row stays and the sweep publishes it. */
async function publishNow(eventIds: string[]): Promise<void> {
  await failpoint('before-publish');
  try {
    await publishUnpublished(eventIds);
  } catch (error) {
    log.warning('outbox rows left to the sweep', { error: String(error), count: eventIds.length });
  }
}

interface OutboxRow {
  id: string;
  tenant: string;
  job: string;
  payload: Record<string, unknown>;
  trace: string | null;
}

/**
 * Records that an event's handler has finished, so the sweep ignores it from now on. The payload is deleted: an e-mail
 * address must not stay in the outbox once the e-mail is sent.
 */
export async function markHandled(eventId: string): Promise<void> {
  await withPlatform((tx) =>
    sql`update platform.outbox set handled_at = clock_timestamp(), payload = '{}'
         where id = ${eventId}`.execute(tx),
  );
}

/** Seconds until giving an event up is tried again where that failed, too. */
const GIVING_UP_PAUSE = 10 * 60;

/**
 * Counts an attempt before it begins, for a process that is killed tells nobody: its event is published again after
 * the pause of a failed one. Where no attempt is left the event is to be given up; what was handled or given up is over.
 */
export async function countAttempt(eventId: string): Promise<'counted' | 'none left' | 'over'> {
  return withPlatform(async (tx) => {
    const { rows } = await sql<{ failures: number }>`
      update platform.outbox set failures = failures + 1
       where id = ${eventId} and handled_at is null and dead_at is null
      returning failures`.execute(tx);
    const [event] = rows;
    if (!event) return 'over';
    const isOneLeft = event.failures === 1 || retryPause(event.failures - 1) !== undefined;
    const pause = isOneLeft ? (retryPause(event.failures) ?? 0) : GIVING_UP_PAUSE;
    await sql`
      update platform.outbox
         set not_before = greatest(not_before, clock_timestamp() + make_interval(secs => ${pause}))
       where id = ${eventId}`.execute(tx);
    return isOneLeft ? 'counted' : 'none left';
  });
}

/** Has an event published again after a pause that grows; true where no attempt is left, and it is to be given up. */
export async function retryLater(eventId: string): Promise<boolean> {
  return withPlatform(async (tx) => {
    const { rows } = await sql<{ failures: number }>`
      select failures from platform.outbox
       where id = ${eventId} and handled_at is null and dead_at is null for update`.execute(tx);
    const [event] = rows;
    if (!event) return false;
    const pause = retryPause(event.failures);
    if (pause !== undefined)
      await sql`
        update platform.outbox set not_before = clock_timestamp() + make_interval(secs => ${pause})
         where id = ${eventId}`.execute(tx);
    return pause === undefined;
  });
}

/** Gives an event up for good; false where that has been done. */
export async function markDead(eventId: string): Promise<boolean> {
  return withPlatform(async (tx) => {
    const { rows } = await sql`
      update platform.outbox set dead_at = clock_timestamp()
       where id = ${eventId} and handled_at is null and dead_at is null returning id`.execute(tx);
    return rows.length > 0;
  });
}

/** Publishes leftover events, 100 rows at a time, each row by one publisher only. Returns how many. */
export async function publishPending(): Promise<number> {
  let published = 0;
  for (let batch = 0; batch < 50; batch++) {
    const count = await publishUnpublished();
    published += count;
    if (count < 100) break;
  }
  return published;
}

async function publishUnpublished(only?: string[]): Promise<number> {
  const rows = await claim(only);
  if (rows.length === 0) return 0;
  const topic = await jobsTopic();
  await Promise.all(
    rows.map(({ id, ...row }) =>
      topic.publishMessage({ json: { eventId: id, ...row } satisfies JobMessage }),
    ),
  );
  const wait = config().redeliverSeconds;
  await withPlatform((tx) =>
    sql`update platform.outbox
           set published_at = clock_timestamp(),
               not_before = greatest(not_before, clock_timestamp() + make_interval(secs => ${wait}))
         where id = any(${rows.map((row) => row.id)}::uuid[])`.execute(tx),
  );
  return rows.length;
}

/**
 * Leases rows for at most ten seconds: no transaction stays open over the network, and a publisher that dies
 * between publishing and marking only causes a second message, which the handler ignores by event id.
 */
function claim(only?: string[]): Promise<OutboxRow[]> {
  const ids = only ?? null;
  return withPlatform(async (tx) => {
    const { rows } = await sql<OutboxRow>`
      update platform.outbox o
         set not_before = clock_timestamp() + make_interval(secs => ${Math.min(10, config().redeliverSeconds)}),
             attempts = attempts + 1
        from platform.tenants t
       where t.main_schema = o.tenant_role and o.id in (
         select id from platform.outbox
          where handled_at is null and dead_at is null and not_before <= clock_timestamp()
            and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
          order by created_at limit 100 for update skip locked)
      returning o.id, t.short_name as tenant, o.job, o.payload, o.trace`.execute(tx);
    return rows;
  });
}

let topic: Promise<Topic> | undefined;

/** Imported through a module of our own: a bundled CommonJS package gives a dynamic import only a default export. */
function jobsTopic(): Promise<Topic> {
  topic ??= import('./jobs-topic.ts').then(({ openJobsTopic }) => openJobsTopic());
  return topic;
}
