/** What the process that reads files is asked. */
export interface ReadingTask {
  /** 'table': the rows of a table. */
  format: string;
  bytes: Uint8Array;
  /** Instead of its words, the files that came with the e-mail at this place. */
  attachmentsOf?: number;
}
