import type { Tx } from '../platform/db.ts';
import { insertImport } from './queries/imports.ts';
import type { ImportKind, ImportOptions, ImportSummary } from './contract.ts';

const NOTHING_YET: ImportSummary = {
  rows: 0,
  taken: 0,
  refused: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  corrections: 0,
  cells_refused: 0,
  notes: 0,
};

export interface GivenFile {
  kind: ImportKind;
  fileName: string;
  bytes: Uint8Array;
  options: ImportOptions;
}

/** Keeps a file to be imported by `runImport`; gives the import's id. */
export function keepFile(
  tx: Tx,
  file: GivenFile,
  who: { accountId: number | null; userName: string; notificationId: number | null },
): Promise<number> {
  const { kind, fileName, bytes, options } = file;
  return insertImport(tx, { kind, fileName, file: bytes, options, summary: NOTHING_YET, ...who });
}
