import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/local/postgres.ts';
import { faultsOfKept } from './answers/kept.ts';
import { furnishDocument } from './answers/furnish.ts';
import { inTurns, openPage, rush, send } from './answers/residents.ts';
import { seedCouncils, startServer } from './search/start.ts';
import { freePort } from './tiles/ports.ts';

/**
 * The evening of the deadline: residents come five times as fast as one process answers, until the consultation closes
 * and a little longer. What is acknowledged must be kept once, what is refused must say when to come again, and no draft
 * may be lost.
 *
 * Residents, server and database share the machine, and sending five times as much takes much of it. So the rush is
 * compared with what is answered while all who are too many are sent as well, but to a process that turns them away.
 */
const TIMES_CAPACITY = 5;
const MIN_GOODPUT = 0.8;
const RUSH_MS = 15_000;
const AFTER_MS = 2_000;
const BESIDE_MS = 8_000;
/** The first second finds an idle server: its queue is empty, and would flatter. */
const SETTLING_MS = 1_000;
const DRAFTED = 500;
const RESIDENTS = Number(process.env.BENCH_RESIDENTS ?? 150_000);
const SCHEMA = 'tenant_bench_01';

const database = await startPostgres(await freePort());
const client = new pg.Client({ connectionString: database.ownerUrl });
try {
  await seedCouncils(database.ownerUrl, '100', '1');
  await client.connect();
  const { documentId, consultationId } = await furnishDocument(client, SCHEMA, RESIDENTS);
  const port = await freePort();
  const script = path.join(import.meta.dirname, 'answers/server.ts');
  const server = await startServer(script, database.appUrl, port);
  const awayPort = await freePort();
  const awayScript = path.join(import.meta.dirname, 'answers/turning-away.ts');
  const turningAway = await startServer(awayScript, database.appUrl, awayPort);
  try {
    const page = await openPage(`http://127.0.0.1:${port}/api/v1`, documentId);
    await inTurns(numbers(0, DRAFTED), { abreast: 8, forMs: 60_000 }, (resident) =>
      send(page, resident, 'draft'),
    );
    // Who drafted answers in the rush, in the midst of all the others.
    const others = numbers(DRAFTED, RESIDENTS);
    const answer = (resident: number) => send(page, resident, 'answer');
    let alone = 0;
    let abreast = 0;
    for (const tried of [8, 16, 32]) {
      const pace = await inTurns(others, { abreast: tried, forMs: 5_000 }, answer);
      if (pace > alone) [alone, abreast] = [pace, tried];
    }
    console.log(`Without a rush: ${alone.toFixed(0)} answers a second at the most`);
    const away = { ...page, base: `http://127.0.0.1:${awayPort}` };
    const tooMany = rush(
      numbers(0, Infinity),
      { perSecond: alone * (TIMES_CAPACITY - 1), forMs: BESIDE_MS },
      (resident) => send(away, resident, 'answer'),
    );
    const peak = await inTurns(others, { abreast, forMs: BESIDE_MS }, answer);
    await tooMany;
    console.log(
      `While ${TIMES_CAPACITY - 1} times as many are turned away elsewhere: ${peak.toFixed(0)}`,
    );

    await client.query(
      `update consultations set closes_at = now() + $2 * interval '1 ms' where id = $1`,
      [consultationId, RUSH_MS],
    );
    const begun = performance.now();
    const told = await rush(
      mixed(numbers(0, DRAFTED), others),
      { perSecond: alone * TIMES_CAPACITY, forMs: RUSH_MS + AFTER_MS },
      answer,
    );
    const statuses = Object.groupBy(told.values(), ({ status }) => String(status));
    for (const [status, all = []] of Object.entries(statuses))
      console.log(
        `${status === '0' ? 'no answer' : status}: ${all.length}, of whom ${all.filter(({ retryAfter }) => retryAfter).length} were told when to come again`,
      );
    const good = (statuses['200'] ?? []).filter(
      ({ at }) => at - begun > SETTLING_MS && at - begun <= RUSH_MS,
    );
    const goodput = (good.length * 1000) / (RUSH_MS - SETTLING_MS);
    console.log(
      `In the rush: ${goodput.toFixed(0)} answers a second, ${(goodput / peak).toFixed(2)} of that (at least ${MIN_GOODPUT}), ${(goodput / alone).toFixed(2)} of what is answered without a rush`,
    );
    const unsaid = [...told.values()].filter(
      ({ status, retryAfter }) => [429, 503].includes(status) && !retryAfter,
    );
    const faults = await faultsOfKept(client, { told, drafted: DRAFTED, documentId });
    // Whoever is not answered, or with a fault of ours, does not know what became of it.
    for (const [status, all = []] of Object.entries(statuses))
      if (!['200', '403', '429', '503'].includes(status))
        faults.push(`${status === '0' ? 'Not answered' : `Answered ${status}`}: ${all.length}`);
    if (unsaid.length > 0) faults.push(`Refused without Retry-After: ${unsaid.length}`);
    for (const fault of faults.slice(0, 20)) console.log(fault);
    console.log(`${faults.length} faults in what was kept and said`);
    if (faults.length > 0 || goodput < MIN_GOODPUT * peak) process.exitCode = 1;
  } finally {
    server.kill();
    turningAway.kill();
  }
} finally {
  await client.end();
  await database.stop();
}

function* numbers(from: number, to: number): Generator<number, undefined> {
  for (let at = from; at < to; at += 1) yield at;
  return undefined;
}

/** Every tenth of the one, until it ends, between the others. */
function* mixed(few: Iterator<number>, many: Iterator<number>): Generator<number, undefined> {
  for (let at = 0; ; at += 1) {
    const next = at % 10 === 0 ? few.next() : many.next();
    const { value, done } = next.done ? many.next() : next;
    if (done) return undefined;
    yield value;
  }
}
