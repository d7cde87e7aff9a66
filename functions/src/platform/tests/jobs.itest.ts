import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql, withPlatform, withTenant } from '../db.ts';
import { handleMessage, type JobTable } from '../jobs.ts';
import { longJob } from '../long-job.ts';
import { enqueueJob, type JobMessage } from '../outbox.ts';
import { newCouncil, type Council } from '../testing/council.ts';
import { useWorld } from '../testing/world.ts';

useWorld();

let oak: Council;
const written: string[] = [];
beforeAll(async () => {
  oak = await newCouncil();
});
beforeEach(() => {
  written.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function enqueued(email = 'ada@oak.test'): Promise<JobMessage> {
  const payload = { template: 'reset' as const, email };
  const eventId = await withTenant(oak, (tx) => enqueueJob(tx, { job: 'account-mail', payload }));
  return { eventId, tenant: oak.shortName, job: 'account-mail', payload, trace: null };
}

interface OutboxState {
  handled: boolean;
  dead: boolean;
  waits: boolean;
  failures: number;
  payload: object;
}
async function stateOf({ eventId }: JobMessage): Promise<OutboxState | undefined> {
  const { rows } = await withPlatform((tx) =>
    sql<OutboxState>`
      select handled_at is not null as handled, dead_at is not null as dead, failures, payload,
             not_before > clock_timestamp() as waits
        from outbox where id = ${eventId}`.execute(tx),
  );
  return rows[0];
}

/** A handler of account mails that does this. */
const doing = (run: () => Promise<void>): Partial<JobTable> => ({ 'account-mail': { run } });
const failing = doing(() => Promise.reject(new Error('Notify is down')));

describe('a job', () => {
  it('leaves nothing in the outbox of what it was given', async () => {
    const message = await enqueued();
    await handleMessage(
      doing(async () => undefined),
      message,
    );
    expect(await stateOf(message)).toMatchObject({ handled: true, payload: {} });
  });

  it.each([
    ['whose name nobody knows', { job: 'from-a-newer-version' }],
    ['named as what every object has', { job: 'constructor' }],
    ['of a council that nobody knows', { tenant: 'nowhere' }],
  ])('%s is tried again, and an alert is written', async (_what, other) => {
    const message = await enqueued();
    await handleMessage(
      doing(async () => undefined),
      { ...message, ...other },
    );
    expect(await stateOf(message)).toMatchObject({
      handled: false,
      dead: false,
      waits: true,
      failures: 1,
      payload: message.payload,
    });
    expect(written.join('')).toContain('"severity":"ERROR"');
  });

  it('that fails is tried again, and succeeds then', async () => {
    const message = await enqueued();
    await handleMessage(failing, message);
    expect(await stateOf(message)).toMatchObject({ handled: false, dead: false, waits: true });
    expect(written).toEqual([]);
    await handleMessage(
      doing(async () => undefined),
      message,
    );
    expect(await stateOf(message)).toMatchObject({ handled: true });
  });

  it('that always fails is given up once, with an alert and what it was given', async () => {
    const message = await enqueued();
    const gaveUp = vi.fn<() => Promise<void>>(async () => undefined);
    const table: Partial<JobTable> = {
      'account-mail': { run: () => Promise.reject(new Error('Notify is down')), gaveUp },
    };
    for (let time = 0; time < 20 && !(await stateOf(message))?.dead; time++)
      await handleMessage(table, message);
    expect(await stateOf(message)).toMatchObject({
      dead: true,
      handled: false,
      payload: message.payload,
    });
    await handleMessage(table, message);
    expect(gaveUp).toHaveBeenCalledOnce();
    expect(written.filter((line) => line.includes('dead letter'))).toHaveLength(1);
  });

  it('of whose end nobody could be told is given up again, until they were', async () => {
    const message = await enqueued();
    const gaveUp = vi.fn<() => Promise<void>>(async () => undefined);
    gaveUp.mockRejectedValueOnce(new Error('The database is away'));
    const table: Partial<JobTable> = {
      'account-mail': { run: () => Promise.reject(new Error('Notify is down')), gaveUp },
    };
    for (let time = 1; time <= 11; time++) await handleMessage(table, message);
    expect(await stateOf(message)).toMatchObject({ dead: false, handled: false });
    expect(gaveUp).toHaveBeenCalledOnce();
    await handleMessage(table, message);
    expect(await stateOf(message)).toMatchObject({ dead: true, handled: false });
    await handleMessage(table, message);
    expect(gaveUp).toHaveBeenCalledTimes(2);
    expect(written.filter((line) => line.includes('dead letter'))).toHaveLength(1);
  });

  it('whose process is killed each time is given up once, too, with an alert', async () => {
    const message = await enqueued();
    const gaveUp = vi.fn<() => Promise<void>>(async () => undefined);
    let begun = 0;
    // A process that is killed neither ends the work nor says that it failed.
    const table: Partial<JobTable> = {
      'account-mail': { run: () => new Promise(() => void begun++), gaveUp },
    };
    for (let time = 1; time <= 11; time++) {
      void handleMessage(table, message);
      await vi.waitFor(() => expect(begun).toBe(time), { timeout: 20_000 });
    }
    expect(await stateOf(message)).toMatchObject({ dead: false, waits: true });
    await handleMessage(table, message);
    await handleMessage(table, message);
    expect(await stateOf(message)).toMatchObject({ dead: true, handled: false });
    expect(gaveUp).toHaveBeenCalledOnce();
    expect(written.filter((line) => line.includes('dead letter'))).toHaveLength(1);
  });
});

describe('a long job', () => {
  it('hands over, once, when its delivery has lasted long enough', async () => {
    const message = await enqueued('long@oak.test');
    const table: Partial<JobTable> = {
      'account-mail': longJob(async () => ({
        begin: async () => async () => {
          vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 86_400_000);
          return 'more' as const;
        },
        gaveUp: async () => undefined,
      })),
    };
    await handleMessage(table, message);
    await handleMessage(table, message);
    const { rows } = await withPlatform((tx) =>
      sql<{ count: number }>`
        select count(*) as count from outbox
         where tenant_role = ${oak.mainSchema} and handled_at is null
           and payload ->> 'email' = 'long@oak.test'`.execute(tx),
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await stateOf(message)).toMatchObject({ handled: true });
  });
});
