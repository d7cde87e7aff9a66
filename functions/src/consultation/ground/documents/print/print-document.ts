import type { Edition, EditionSection } from '../edition.ts';
import { sectionsOf } from '../edition.ts';
import { printBlock } from './block-print.ts';
import type { PrintedLogo } from '../../../../platform/print/council-look.ts';
import { attachmentParts } from './attachment-parts.ts';
import { hasRoomForCover } from './cover.ts';
import { inOrderOfHeadings } from './heading-order.ts';
import { withInnerLinks } from './inner-links.ts';
import { ontoPages } from './onto-pages.ts';
import { headingInBlock, type PrintPart } from './print-parts.ts';
import { documentViewMessages } from '../view/messages.ts';

/** Whose document it is, and what is said of when it was made. */
export interface PrintedFor {
  council: string;
  /** #rrggbb */
  colour: string;
  made: string;
  logo?: PrintedLogo | undefined;
  /** What stands under its title: which consultation it belongs to, when that is open. */
  facts?: readonly PrintFact[];
}

export interface PrintFact {
  label: string;
  text: string;
}

/** A document as it stands on paper, before it is written as Word or PDF: plain data. */
export interface PrintedDocument extends PrintedFor {
  title: string;
  subtitle: string;
  /** Its head stands on a page of its own. */
  hasCover: boolean;
  parts: PrintPart[];
}

/** The level of the document's own title. */
const TITLE_LEVEL = 1;

/**
 * A document on paper, a long one with a cover. Contents stand at its front where it has several sections, unless the
 * council put them somewhere else; what is wide stands on pages of its own, which lie on their side. Its attachments are
 * listed at the end, with links where the public has them under `attachmentsAt`.
 */
export function printDocument(
  edition: Edition,
  around: PrintedFor,
  attachmentsAt?: string,
): PrintedDocument {
  const sections = edition.sections.flatMap((section) => printSection(section, TITLE_LEVEL));
  const hasContents = sections.some(({ kind }) => kind === 'contents');
  const isLong = sectionsOf(edition).filter(({ title }) => title.trim() !== '').length > 1;
  const contents: PrintPart[] = [
    headingInBlock(TITLE_LEVEL + 1, documentViewMessages.contents),
    { kind: 'contents' },
  ];
  const parts = isLong && !hasContents ? [...contents, ...sections] : sections;
  return {
    ...around,
    title: edition.title,
    subtitle: edition.subtitle,
    hasCover: hasRoomForCover(parts),
    parts: withInnerLinks(
      ontoPages(
        inOrderOfHeadings(
          [...parts, ...attachmentParts(edition, TITLE_LEVEL + 1, attachmentsAt)],
          TITLE_LEVEL,
        ),
      ),
    ),
  };
}

/** `above`: the level of the heading under which it stands. */
function printSection(section: EditionSection, above: number): PrintPart[] {
  const { id, number, title } = section;
  const level = title.trim() === '' ? above : above + 1;
  const heading: PrintPart[] =
    level === above
      ? []
      : [{ kind: 'heading', level, number, text: title.trim(), id, isSection: true }];
  return [
    ...heading,
    ...section.rows.flat().flatMap((block) => printBlock(block, { headingLevel: level + 1 })),
    ...section.sections.flatMap((each) => printSection(each, level)),
  ];
}
