import { UnreadableFile } from '../../records/imports/findings.ts';
import type { Tx } from '../../platform/db.ts';
import type { JobStep, LongJob } from '../../platform/long-job.ts';
import { judgeForReading } from '../../platform/scanning/judge.ts';
import { inboxSteps } from './inbox/take-into-inbox.ts';
import { intakeMessages as messages } from './messages.ts';
import { findRun, readRunFile } from './queries/runs.ts';
import { advance } from './progress.ts';
import { registerRows } from './register-rows.ts';
import { tableSteps } from './tables/take-table.ts';

export type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** The job that reads a file and, once an officer has agreed, registers its rows. */
export const intakeJob: LongJob<'intake'> = {
  begin: ({ inTenant, payload }) => beginIntake(inTenant, payload.runId),
  gaveUp: ({ inTenant, payload }) => inTenant((tx) => fail(tx, payload.runId, messages.failed)),
};

/**
 * Gives the step that reads or registers the next rows: a transaction that also counts itself, so that a second
 * delivery does nothing twice. A file that cannot be read ends as an error with its reason.
 */
async function beginIntake(inTenant: InTenant, runId: number): Promise<JobStep | undefined> {
  const { run, bytes } = await inTenant(async (tx) => ({
    run: await findRun(tx, runId),
    bytes: await readRunFile(tx, runId),
  }));
  if (!run) return undefined;
  if (run.status === 'registering') return () => inTenant((tx) => registerRows(tx, runId));
  if ((run.status !== 'new' && run.status !== 'reading') || !bytes) return undefined;
  try {
    await refuseUnclean(bytes);
    const file = { runId, kind: run.kind, fileName: run.fileName, bytes, inTenant };
    const step = run.kind === 'table' ? await tableSteps(file) : await inboxSteps(file);
    return () => inTenant(step);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await inTenant((tx) => fail(tx, runId, error.message));
    return undefined;
  }
}

/** Throws UnreadableFile for a file that is not clean, and another error while the scanner is away. */
async function refuseUnclean(bytes: Buffer): Promise<void> {
  const verdict = await judgeForReading(bytes);
  if (verdict.verdict === 'quarantined') throw new UnreadableFile(verdict.reason);
  if (verdict.verdict === 'unknown') throw new Error(verdict.reason);
}

/** Ends a run that cannot go on, with the reason; what has been registered stays. */
async function fail(tx: Tx, runId: number, reason: string): Promise<void> {
  await advance(
    tx,
    runId,
    { status: 'error', error: reason, dropFile: true },
    { status: 'error', message: reason },
  );
}
