import type { ExportRecord } from '@contract/land/composed/exports/contract.ts';
import type { StatusRole } from '../../../ui/status.tsx';

export const isExportRunning = ({ status }: ExportRecord) =>
  status === 'new' || status === 'processing';

/** What the status of an export means. */
export const EXPORT_ROLES = {
  new: 'queued',
  processing: 'under way',
  success: 'done',
  error: 'failed',
  cancelled: 'over',
  expired: 'over',
} as const satisfies Record<ExportRecord['status'], StatusRole>;

/** 1,234 bytes in a readable form. */
export function fileSizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
