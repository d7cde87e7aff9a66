import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import type { Tx } from '../../platform/db.ts';
import type { Finding } from '../../records/imports/findings.ts';
import type { FileColumn, ImportOptions } from './contract.ts';
import type { MatchedColumns } from './queries/matched-columns.ts';
import type { Whereabouts } from './elsewhere.ts';
import type { LayerFile } from './replaced-layer.ts';
import type { Ending } from './contract/previews.ts';

export interface StepResult {
  created: number;
  changed: number;
  unchanged: number;
  /** Sites that got an end, and those of earlier registers that stay without one. */
  ended?: number;
  missing?: number;
  /** Records of an earlier file that this one no longer has. */
  removed?: number;
  findings: Finding[];
}

export interface StepContext {
  importId: number;
  /** Records written by earlier steps. */
  taken: number;
  /** Whether the file is only compared with what the council has. */
  preview: boolean;
  /** The end of missing sites, as far as the officer agreed to it. */
  ending: Ending | undefined;
  who: { accountId: number | null; userName: string };
}

/** A file that has been read, ready to be written in steps. */
export interface PreparedImport {
  /** Rows of the file, including those refused while reading. */
  rows: number;
  /** Records to be written. */
  total: number;
  findings: Finding[];
  /** Of registers and sites: where the file's columns go. */
  columns?: FileColumn[];
  /** Of registers and sites: whether it is a file of elsewhere is asked before it is compared. */
  whereabouts?: Whereabouts;
  /** Of layers: whether it takes the place of what the council has is asked before it is imported. */
  replaces?: LayerFile;
  /** Writes the records from `from` up to but without `to`, in one transaction with what follows. */
  step: (tx: Tx, from: number, to: number, context: StepContext) => Promise<StepResult>;
}

export interface Preparation {
  bytes: Uint8Array;
  fileName: string;
  options: ImportOptions;
  dictionary: DictionaryField[];
  /** What somebody has matched by hand. */
  matched: MatchedColumns;
}

/** A finding about a whole row. */
export function aboutRow(
  { row, reference }: { row: number; reference: string | null },
  outcome: Finding['outcome'],
  reason: string | null,
): Finding {
  return { row, reference, outcome, column: null, from: null, to: null, reason };
}
