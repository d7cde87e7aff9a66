import type { ExportRecord } from '@contract/land/composed/exports/contract.ts';

export const isExportRunning = ({ status }: ExportRecord) =>
  status === 'new' || status === 'processing';

export function exportBadge(status: ExportRecord['status']) {
  if (status === 'success') return 'success';
  if (status === 'error') return 'danger';
  return status === 'new' || status === 'processing' ? 'info' : 'neutral';
}

/** 1,234 bytes in a readable form. */
export function fileSizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
