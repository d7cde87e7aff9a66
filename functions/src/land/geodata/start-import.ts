import type { Tx } from '../../platform/db.ts';
import { insertImport } from './queries/imports.ts';
import { nothingImported, type ImportKind, type ImportOptions } from './contract.ts';

export interface ImportUpload {
  kind: ImportKind;
  fileName: string;
  bytes: Uint8Array;
  /** Whether it is only compared with what the council has, until somebody confirms it. */
  preview: boolean;
  options: ImportOptions;
}

/** Keeps a file to be imported by the job 'import-geodata'; gives the import's id. */
export function keepFile(
  tx: Tx,
  file: ImportUpload,
  who: { accountId: number | null; userName: string; notificationId: number | null },
): Promise<number> {
  const { kind, fileName, bytes, preview, options } = file;
  return insertImport(tx, {
    kind,
    fileName,
    file: bytes,
    preview,
    options,
    summary: nothingImported,
    ...who,
  });
}
