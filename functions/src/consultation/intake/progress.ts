import { reportProgress } from '../../council/ground/notifications/progress.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import { intakeChanges } from '../ground/arrivals/take-back.ts';
import { holdRun, writeRun } from './queries/runs.ts';

type Told = Omit<Parameters<typeof reportProgress>[2], 'link'>;

/** Moves a run on and tells everybody who looks; nothing for one that has ended. */
export async function advance(
  tx: Tx,
  runId: number,
  state: Parameters<typeof writeRun>[2],
  told?: Told,
): Promise<void> {
  const run = await holdRun(tx, runId);
  if (!run || ['finished', 'discarded', 'error'].includes(run.status)) return;
  await writeRun(tx, runId, state);
  await changed(tx, null, { of: intakeChanges, ids: [runId], kind: 'updated' });
  if (run.notificationId !== null && told)
    await reportProgress(tx, run.notificationId, { ...told, link: intakePath(runId) });
}

/** Where to see what becomes of a file. */
export const intakePath = (runId: number): string => `/consultations/intake?run=${runId}`;
