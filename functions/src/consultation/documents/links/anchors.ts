import { type Edition, sectionsOf } from '../../ground/documents/edition.ts';
import type { DraftedDocument } from '../../ground/documents/make-edition.ts';

/** The elements of a document that an address can name. */
type Anchors = readonly string[];

/** Those of an edition: titled sections and blocks. */
export const anchorsOfEdition = (edition: Edition): Anchors =>
  sectionsOf(edition).flatMap(({ id, title, rows }) => [
    ...(title ? [id] : []),
    ...rows.flat().map((block) => block.id),
  ]);

/** Those that an edition of a draft would have. */
export const anchorsOfDraft = ({ sections, blocks }: DraftedDocument): Anchors => [
  ...sections
    .filter(({ kind, title }) => kind !== 'hero' && title.trim() !== '')
    .map(({ id }) => id),
  ...blocks.map(({ id }) => id),
];

/** Whether an address that names this element leads to it; parts of a block have its id and what they are. */
export const isAnchored = (anchors: Anchors, name: string): boolean =>
  anchors.some((id) => name === id || name.startsWith(`${id}-`) || name === `sites-${id}`);
