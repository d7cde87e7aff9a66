/**
 * What happened to a row or to one of its cells. Changed and ended: one finding for each value. Missing: the council
 * has the site and the register no longer has. Asked: taken as it seems to be meant, for somebody to look at. Blank:
 * says that there is no value.
 */
export type Outcome =
  | 'new'
  | 'changed'
  | 'unchanged'
  | 'ended'
  | 'missing'
  | 'corrected'
  | 'refused'
  | 'asked'
  | 'blank'
  | 'noted';

/** One line of an import's report. A finding without a column is about the whole row; row 1 is the header. */
export interface Finding {
  row: number;
  reference: string | null;
  outcome: Outcome;
  column: string | null;
  from: string | null;
  to: string | null;
  reason: string | null;
  /** The council's site, once there is one. */
  siteId?: number;
}

/** The file as a whole cannot be read; the message tells the officer why. */
export class UnreadableFile extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableFile';
  }
}
