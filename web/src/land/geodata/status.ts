import type { GeodataFinding, GeodataImport } from '@contract/land/geodata/contract.ts';

/** Whether an import is still running. */
export function isImportRunning({ status }: Pick<GeodataImport, 'status'>): boolean {
  return status === 'new' || status === 'processing';
}

/** The colour meaning of a status. */
export const importBadge = (status: GeodataImport['status']) => STATUSES[status];

const STATUSES = {
  new: 'info',
  processing: 'info',
  preview: 'warning',
  success: 'success',
  discarded: 'neutral',
  error: 'danger',
} as const;

const KINDS = {
  new: 'success',
  changed: 'info',
  unchanged: 'neutral',
  ended: 'info',
  missing: 'warning',
  corrected: 'warning',
  refused: 'danger',
  asked: 'warning',
  blank: 'neutral',
  noted: 'info',
} as const;

export function outcomeKind(outcome: GeodataFinding['outcome']) {
  return KINDS[outcome];
}
