import { sql, withTenant, type Tx } from './db.ts';
import { failpoint } from './failpoint.ts';
import { log, withTrace } from './log.ts';
import { markHandled, retryLater, type JobMessage } from './outbox.ts';
import { reportError } from './report.ts';
import { findTenant, type Tenant } from './tenancy.ts';

/** What a job's handler is given. */
export interface JobContext {
  eventId: string;
  tenant: Tenant;
  payload: Record<string, unknown>;
  /** A transaction in the council, for reading before or after work over the network. */
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Effects and the event's id in one transaction: a second delivery finds the id and does nothing. */
  once: (effects: (tx: Tx) => Promise<void>) => Promise<void>;
}

export interface JobHandler {
  run: (context: JobContext) => Promise<void>;
  /** Called when the job is given up after its last attempt. */
  gaveUp?: (context: JobContext, error: unknown) => Promise<void>;
}

/** Every job of the product by name; assembled in index.ts. */
export type JobTable = Record<string, JobHandler>;

const ATTEMPTS = 5;

/**
 * Handles one message: runs its job once, however often it is delivered. A failure is tried again
 * after a growing pause, five times in all; then the event is dead and an alert's log line is written.
 */
export async function handleMessage(table: JobTable, message: JobMessage): Promise<void> {
  await withTrace(message.trace ?? message.eventId, () => handle(table, message));
}

async function handle(table: JobTable, message: JobMessage): Promise<void> {
  const handler = table[message.job];
  const tenant = await findTenant(message.tenant);
  if (!handler || !tenant) {
    log.error('job without handler or council', { job: message.job, eventId: message.eventId });
    await markHandled(message.eventId);
    return;
  }
  const context = contextOf(message, tenant);
  try {
    await failpoint('in-handler');
    await handler.run(context);
    await markHandled(message.eventId);
  } catch (error) {
    await failed(handler, context, message, error);
  }
}

function contextOf(message: JobMessage, tenant: Tenant): JobContext {
  return {
    eventId: message.eventId,
    tenant,
    payload: message.payload,
    inTenant: (work) => withTenant(tenant, work),
    once: (effects) =>
      withTenant(tenant, async (tx) => {
        const { rows } = await sql`
          insert into handled_events (event_id) values (${message.eventId})
          on conflict do nothing returning event_id`.execute(tx);
        if (rows.length > 0) await effects(tx);
      }),
  };
}

async function failed(
  handler: JobHandler,
  context: JobContext,
  message: JobMessage,
  error: unknown,
) {
  const details = { job: message.job, eventId: message.eventId, error: String(error) };
  const dead = await retryLater(message.eventId, { attempts: ATTEMPTS, seconds: 5 });
  if (!dead) {
    log.warning('job failed, will be tried again', details);
    return;
  }
  log.error('dead letter', details);
  reportError(error, { job: message.job });
  await handler.gaveUp?.(context, error);
}
