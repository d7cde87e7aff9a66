/** Takes in one file in a process of its own, whose memory is the job's alone, and prints the figures. */
import { createHash } from 'node:crypto';
import { findInboxItems } from '../../functions/src/consultation/intake/inbox/queries.ts';
import { registerItems } from '../../functions/src/consultation/intake/inbox/register-items.ts';
import { insertRun, writeRun } from '../../functions/src/consultation/intake/queries/runs.ts';
import { intakeJob } from '../../functions/src/consultation/intake/run-intake.ts';
import { notify } from '../../functions/src/council/ground/notifications/progress.ts';
import type { Actor } from '../../functions/src/platform/actor.ts';
import { sql, withTenant, type Tx } from '../../functions/src/platform/db.ts';
import { closePool } from '../../functions/src/platform/pool.ts';
import { findTenant } from '../../functions/src/platform/tenancy.ts';
import { manyMails, manyRows } from './files.ts';

/** Items that an officer registers at a time. */
const MANY = 100;

const what = process.argv[2] === 'mails' ? 'mails' : 'rows';
const count = Number(process.argv[3]);
const tenant = await findTenant('bench-01');
if (!tenant) throw new Error('The benchmark council is not there');
const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(tenant, work);

const author = await inTenant(async (tx) => {
  const { rows } = await sql<Actor>`
    select a.id as "accountId", 'Bench' as "displayName" from accounts a
      join account_roles r on r.account_id = a.id where r.role_id = 'officer' limit 1`.execute(tx);
  if (!rows[0]) throw new Error('The benchmark council has no officer');
  return rows[0];
});
const event = await inTenant(async (tx) => {
  const { rows } = await sql<{ id: number }>`
    insert into consultations (name, kind, opens_at, closes_at)
    values (${`Bench ${what}`}, 'Other', '2026-03-01', '2026-05-01') returning id`.execute(tx);
  return rows[0]?.id ?? 0;
});
const bytes = what === 'rows' ? manyRows(count) : manyMails(count);

let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
const took = async (step: string, work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  console.log(
    `${count.toLocaleString('en-GB')} ${what}, ${step}: ${seconds.toFixed(1)} s, ${Math.round(count / seconds).toLocaleString('en-GB')} a second`,
  );
};

const runId = await inTenant(async (tx) => {
  const { accountId } = author;
  const notificationId = await notify(tx, { accountId, status: 'processing', label: 'Bench' });
  return insertRun(tx, {
    kind: what === 'rows' ? 'table' : 'e-mail',
    fileName: what === 'rows' ? 'bench.csv' : 'bench.mbox',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    consultationId: event,
    correspondenceTypeId: null,
    receivedDate: null,
    accountId,
    userName: 'Bench',
    notificationId,
  });
});
const deliver = async () => {
  const once = (effects: (tx: Tx) => Promise<void>) => inTenant(effects);
  const step = await intakeJob.begin({
    eventId: 'bench',
    job: 'intake',
    tenant,
    payload: { runId },
    inTenant,
    once,
  });
  if (!step) throw new Error('The file could not be read');
  while ((await step()) === 'more');
};
await took('read', deliver);
if (what === 'rows') {
  await inTenant((tx) => writeRun(tx, runId, { status: 'registering', done: 0 }));
  await took('registered', deliver);
} else {
  await took('registered', async () => {
    for (let left = count; left > 0; left -= MANY)
      await inTenant(async (tx) => {
        const items = await findInboxItems(tx, { status: 'waiting', limit: MANY, offset: 0 });
        await registerItems(tx, author, { consultationEventId: event, items });
      });
  });
}
clearInterval(watch);
const { rows } = await inTenant((tx) =>
  sql<{ count: number }>`
    select count(*)::int as count from representations where consultation_id = ${event}`.execute(
    tx,
  ),
);
console.log(
  `${rows[0]?.count.toLocaleString('en-GB')} representations; ${Math.round(peak / 1024 / 1024)} MB at most in the job's process`,
);
await closePool();
// Clients of news would keep it alive.
process.exit(0);
