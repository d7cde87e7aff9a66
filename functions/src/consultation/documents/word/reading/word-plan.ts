import type { TypedBlock } from '../../../ground/documents/kinds.ts';

export interface PlannedSection {
  title: string;
  /** Its place among the sections of the plan; null: it stands at the top. */
  parent: number | null;
}

/** A block of a section; `picture` is the place of what it shows among the pictures of the plan. */
export type PlannedBlock = TypedBlock & { section: number; picture?: number };

export interface PlannedPicture {
  type: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

/** What did not come over, or stands otherwise; without a place it is about the whole file. */
export interface WordLoss {
  message: string;
  section: number | null;
  block: number | null;
}

/** So many losses of a file are told. */
export const MAX_LOSSES = 500;

/** What a Word file becomes: parts of a document, without ids, in the order of reading. */
export interface WordPlan {
  subtitle: string;
  sections: PlannedSection[];
  blocks: PlannedBlock[];
  pictures: PlannedPicture[];
  losses: WordLoss[];
}

/** What the process that reads a Word file answers. */
export type WordAnswer = { plan: WordPlan } | { failure: string };
