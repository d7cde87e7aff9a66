import { reportProgress } from '../../council/ground/notifications/progress.ts';
import { type ChangeRules, changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { ImportSummary } from './contract.ts';
import { geodataMessages as messages } from './messages.ts';
import { lockImport, type RunningImport, writeImport } from './queries/imports.ts';

/** The job's own steps, beside what the calls declare. */
export const importRecords: ChangeRules<number> = { entity: 'import' };

/** Whether the job still has something to do with it. */
export const isUnderWay = ({ status }: RunningImport) =>
  status === 'new' || status === 'processing';

/** Shows whoever started an import how far it is, and what it came to at the end. */
export async function tellProgress(
  tx: Tx,
  { id, notification_id }: RunningImport,
  state: {
    status: 'success' | 'preview' | 'processing';
    done: number;
    total: number;
    summary: ImportSummary;
  },
): Promise<void> {
  if (notification_id === null) return;
  const { done, total, summary } = state;
  const link = importPath(id);
  const status = state.status === 'processing' ? 'processing' : 'success';
  const message = {
    processing: undefined,
    preview: messages.previewed(summary),
    success: messages.imported(summary.taken, summary.refused),
  }[state.status];
  await reportProgress(tx, notification_id, { status, done, total, message, link });
}

/** Where to see an import's report. */
export function importPath(importId: number): string {
  return `/admin/placemaker/geodata/upload?import=${importId}`;
}

/**
 * Ends an import that cannot continue, with the reason as a message; what has been imported stays. One that is over,
 * or compared and waiting for an officer, is no business of a message that comes late.
 */
export async function failImport(tx: Tx, importId: number, reason: string): Promise<void> {
  const row = await lockImport(tx, importId);
  if (!row || !isUnderWay(row)) return;
  await writeImport(tx, importId, { ...row, status: 'error', error: reason });
  await changed(tx, null, { of: importRecords, ids: [importId], kind: 'updated' });
  if (row.notification_id === null) return;
  await reportProgress(tx, row.notification_id, {
    status: 'error',
    message: reason,
    link: importPath(importId),
  });
}
