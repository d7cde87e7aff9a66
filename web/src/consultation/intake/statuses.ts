import type { RowOutcome } from '@contract/consultation/intake/contract/rows.ts';
import type { IntakeStatus } from '@contract/consultation/intake/contract/runs.ts';
import type { StatusRole } from '../../ui/status.tsx';

/** Whether a job works on it. */
export const isRunning = (status: IntakeStatus): boolean =>
  status === 'new' || status === 'reading' || status === 'registering';

/** What the status of a file's run means. */
export const INTAKE_ROLES = {
  new: 'queued',
  reading: 'under way',
  preview: 'waiting',
  registering: 'under way',
  finished: 'done',
  discarded: 'over',
  error: 'failed',
} as const satisfies Record<IntakeStatus, StatusRole>;

/** What the outcome of a row means. */
export const ROW_ROLES = {
  waiting: 'queued',
  taken: 'done',
  corrected: 'attention',
  refused: 'failed',
  repeated: 'over',
  undone: 'over',
} as const satisfies Record<RowOutcome, StatusRole>;
