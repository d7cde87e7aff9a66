import type { ExportColumn } from '../columns.ts';
import type { ExportFormat } from '../file-types.ts';
import type { ExportCounts } from '../export-counts.ts';
import type { ShapeForm, ExportedRow } from '../exported-row.ts';

/** What a file is about, besides its rows. */
export interface FileDescription {
  title: string;
  /** What a workbook calls the sheet of its rows. */
  sheetName: string;
  /** Whose file it is. */
  council: string;
  /** What was asked for, in words: each filter, and what was searched. */
  filters?: readonly string[];
  columns: ExportColumn[];
  /** Of sites: under which scenario they are shown. */
  scenario?: string;
  /** Whose data it is and under what licence, as plain text; empty if nobody requires it. */
  attribution: string;
  madeAt: Date;
}

/** One page of rows, encoded. */
export interface FilePart {
  bytes: Uint8Array;
  /** Rows in it. */
  rows: number;
  counts: ExportCounts;
}

/**
 * A file format. Rows come page by page and each page becomes a part, which a job keeps until all are there; the
 * parts in order form the file. The same rows always give the same part.
 */
export interface FileFormat {
  type: ExportFormat;
  extension: string;
  contentType: string;
  shape: ShapeForm;
  /** How many sites one file may hold: a limit of its readers, or of the memory needed to make it. */
  maxSites: number;
  /** `before`: how many rows the earlier parts have. */
  part: (rows: ExportedRow[], sheet: FileDescription, before: number) => FilePart;
  whole: (
    parts: AsyncIterable<Uint8Array>,
    sheet: FileDescription,
    remarks: string[],
  ) => AsyncIterable<Uint8Array>;
}

const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);
