import { fork } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { jobs } from '../../jobs.ts';
import { sql, withTenant } from '../../platform/db.ts';
import { handleMessage } from '../../platform/jobs.ts';
import { answerOf } from '../../platform/testing/answer-of.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { registerIntake, takeIn } from './contract.ts';
import { arrivedForm, intakeJobsOf, takingIn } from './testing/taken-in.ts';

useWorld();

const ROWS = 4_000;

const doneOf = (council: Council) =>
  withTenant(council, async (tx) => {
    const { rows } = await sql<{ done: number }>`select done from intake_runs`.execute(tx);
    return rows[0]?.done ?? 0;
  });

/** Runs the waiting job in a process that is killed, as the kernel would, once so many rows are done. */
async function killedAfter(council: Council, rows: number): Promise<void> {
  const [message] = await intakeJobsOf(council);
  const worker = fork(path.join(import.meta.dirname, 'testing/job-worker.ts'), {
    execPath: process.execPath,
    stdio: 'ignore',
  });
  await new Promise((resolve) => worker.once('message', resolve));
  const gone = new Promise((resolve) => worker.once('exit', (_code, signal) => resolve(signal)));
  worker.send(message ?? {});
  while ((await doneOf(council)) < rows);
  worker.kill('SIGKILL');
  expect(await gone).toBe('SIGKILL');
  const done = await doneOf(council);
  expect(done).toBeLessThan(ROWS);
}

async function finished(council: Council): Promise<void> {
  const [message] = await intakeJobsOf(council);
  if (!message) throw new Error('It does not stand in the outbox any more');
  await handleMessage(jobs, message);
  await handleMessage(jobs, message);
}

it(
  'a table whose process is killed while it is read and while it is registered becomes each row once',
  { timeout: 240_000 },
  async () => {
    const council = await newCouncil();
    const said = await consulted(council);
    const lines = Array.from(
      { length: ROWS },
      (_, at) => `R${at},Person Number${at % 500},p${at % 500}@fen.test,2026-04-02,Words of ${at}`,
    );
    const table = ['Reference,Name,E-mail,Received,Comment', ...lines].join('\n');
    const event = { consultationEventId: String(said.event) };
    const sent = await council
      .as('officer')
      .post('/consultations/intake', { raw: arrivedForm('all.csv', table, event) });
    const { id } = answerOf(takeIn, sent);
    const { read } = takingIn(council);

    await killedAfter(council, 1);
    await finished(council);
    expect((await read(id)).counts).toMatchObject({ waiting: ROWS, refused: 0 });

    await council.as('officer').call(registerIntake, { id });
    await killedAfter(council, 1);
    await killedAfter(council, 2_000);
    await finished(council);
    const { run, counts } = await read(id);
    expect(run.status).toBe('finished');
    expect(counts).toMatchObject({ waiting: 0, taken: ROWS, refused: 0, repeated: 0 });
    const { rows } = await withTenant(council, (tx) =>
      sql<{ representations: number; texts: number; named: number; people: number; told: number }>`
        select (select count(*)::int from representations) as representations,
               (select count(distinct text)::int from representation_originals) as texts,
               (select count(*)::int from representees) as named,
               (select count(*)::int from contacts) as people,
               (select count(*)::int from record_history where entity = 'representation') as told`.execute(
        tx,
      ),
    );
    expect(rows).toEqual([
      { representations: ROWS, texts: ROWS, named: ROWS, people: 500, told: ROWS },
    ]);
  },
);
