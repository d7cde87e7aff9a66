import type { GeodataFinding, GeodataImport } from '@contract/land/geodata/contract.ts';
import type { StatusRole } from '../../ui/status.tsx';

/** Whether an import is still running. */
export function isImportRunning({ status }: Pick<GeodataImport, 'status'>): boolean {
  return status === 'new' || status === 'processing';
}

/** What the status of an import means. */
export const IMPORT_ROLES = {
  new: 'queued',
  processing: 'under way',
  preview: 'waiting',
  success: 'done',
  discarded: 'over',
  error: 'failed',
} as const satisfies Record<GeodataImport['status'], StatusRole>;

/** What the outcome of a line of a file means. */
export const FINDING_ROLES = {
  new: 'done',
  changed: 'noted',
  unchanged: 'over',
  ended: 'noted',
  missing: 'attention',
  corrected: 'attention',
  refused: 'failed',
  asked: 'waiting',
  blank: 'over',
  noted: 'noted',
} as const satisfies Record<GeodataFinding['outcome'], StatusRole>;
