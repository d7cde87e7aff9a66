import type { EditionSection } from '../edition.ts';
import type { PollOptionCount } from '../queries/poll-results.ts';

/** Where a block stands: what its view needs to know of the document around it. */
export interface BlockPlace {
  documentId: number;
  edition: number;
  /** The address of a file of the edition, by its name. */
  fileAt: (name: string) => string;
  /** How polls stand, by question; of those that the page may tell. */
  polls?: ReadonlyMap<string, readonly PollOptionCount[]> | undefined;
  /** Why nobody may answer its questions, as far as the page knows. */
  notNow?: string | null;
  /** Of a heading within the block: 3 in a section of the document itself. */
  headingLevel: number;
}

/** A block's place in this section. */
export const placeInSection = (
  { level, title }: EditionSection,
  place: Omit<BlockPlace, 'headingLevel'>,
): BlockPlace => ({ ...place, headingLevel: level + (title ? 2 : 1) });

/** The element of a heading: none is deeper than the sixth. */
export const headingAt = (level: number): 'h2' | 'h3' | 'h4' | 'h5' | 'h6' =>
  (['h2', 'h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const)[Math.min(Math.max(level, 0), 6)] ?? 'h6';
