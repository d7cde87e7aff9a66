import type { GeodataFinding, GeodataImport } from '@contract/land/geodata/contract.ts';

/** Whether an import is still running. */
export function isImportRunning({ status }: Pick<GeodataImport, 'status'>): boolean {
  return status === 'new' || status === 'processing';
}

/** The colour meaning of a status. */
export function importBadge(status: GeodataImport['status']): 'success' | 'danger' | 'info' {
  if (status === 'success') return 'success';
  return status === 'error' ? 'danger' : 'info';
}

const KINDS = {
  taken: 'success',
  unchanged: 'neutral',
  corrected: 'warning',
  refused: 'danger',
  asked: 'warning',
  blank: 'neutral',
  noted: 'info',
} as const;

export function outcomeKind(outcome: GeodataFinding['outcome']) {
  return KINDS[outcome];
}
