/**
 * What happened to a row or to one of its cells. Asked: taken as it seems to be meant, for somebody to look at. Blank:
 * says that there is no value.
 */
export type Outcome = 'taken' | 'unchanged' | 'corrected' | 'refused' | 'noted' | 'asked' | 'blank';

/** One line of an import's report. A finding without a column is about the whole row; row 1 is the header. */
export interface Finding {
  row: number;
  reference: string | null;
  outcome: Outcome;
  column: string | null;
  from: string | null;
  to: string | null;
  reason: string | null;
}

/** The file as a whole cannot be read; the message tells the officer why. */
export class UnreadableFile extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableFile';
  }
}
