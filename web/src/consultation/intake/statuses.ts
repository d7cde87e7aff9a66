import type { RowOutcome } from '@contract/consultation/intake/contract/rows.ts';
import type { IntakeStatus } from '@contract/consultation/intake/contract/runs.ts';

/** Whether a job works on it. */
export const isRunning = (status: IntakeStatus): boolean =>
  status === 'new' || status === 'reading' || status === 'registering';

const STATUSES = {
  new: 'info',
  reading: 'info',
  preview: 'warning',
  registering: 'info',
  finished: 'success',
  discarded: 'neutral',
  error: 'danger',
} as const;

/** The colour meaning of a status. */
export const statusKind = (status: IntakeStatus) => STATUSES[status];

const OUTCOMES = {
  waiting: 'info',
  taken: 'success',
  corrected: 'warning',
  refused: 'danger',
  repeated: 'neutral',
  undone: 'neutral',
} as const;

/** The colour meaning of what became of a row. */
export const rowKind = (outcome: RowOutcome) => OUTCOMES[outcome];
