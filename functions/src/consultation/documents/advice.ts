import { isAnswered } from '../ground/documents/kinds.ts';
import {
  blocksInOrder,
  type DraftedDocument,
  type DraftedSection,
} from '../ground/documents/make-edition.ts';
import { adviceOnAbbreviations } from './advice-on-abbreviations.ts';
import { questionIn } from './advice-on-asked.ts';
import { adviceOnBlock } from './advice-on-texts.ts';
import type { DraftDocument } from './contract.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { mapIn } from './drafted.ts';
import { ofBlock } from './faults.ts';
import type { ShownThings } from './shown.ts';
import { adviceMessages as messages } from './messages.ts';

type State = NonNullable<DraftDocument['consultation']>['state'] | null;

/**
 * What could be better about a draft before it is published: first about the document, then its sections, then its
 * blocks in the order of reading, and what no block spells out.
 */
export function findAdvice(
  draft: DraftedDocument,
  consultation: State,
  { maps }: Pick<ShownThings, 'maps'>,
): DocumentFinding[] {
  return [
    ...ofConsultation(draft, consultation),
    ...draft.sections.flatMap((section) => ofSection(draft, section)),
    ...blocksInOrder(draft).flatMap((block) => {
      const path = mapIn(block)?.path ?? '';
      const gone = maps.get(block.id)?.gone ?? [];
      return [
        ...gone.map((fault) => ({ ...fault, field: path + fault.field })),
        ...adviceOnBlock(block),
      ].map((fault) => ofBlock(block, fault, false));
    }),
    ...adviceOnTitles(draft),
    ...adviceOnAbbreviations(draft),
  ];
}

/** Questions that have the title of one before them: where answers are read, it is what they are called. */
function adviceOnTitles(draft: DraftedDocument): DocumentFinding[] {
  const seen = new Set<string>();
  return blocksInOrder(draft).flatMap((block) => {
    const title = questionIn(block)?.title.trim() ?? '';
    if (title === '') return [];
    const key = title.toLowerCase();
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [ofBlock(block, { field: 'title', message: messages.sameTitle(title) }, false)];
  });
}

function ofConsultation({ blocks }: DraftedDocument, state: State): DocumentFinding[] {
  const question = blocks.find(({ type }) => isAnswered(type));
  if (!question || state === 'open' || state === 'to come') return [];
  const message = state === null ? messages.noConsultation : messages.closed;
  return [{ blockId: null, sectionId: null, field: 'consultationId', message, isFault: false }];
}

function ofSection(draft: DraftedDocument, section: DraftedSection): DocumentFinding[] {
  if (section.kind === 'hero') return [];
  const isTitled = section.title.trim() !== '';
  const isEmpty =
    draft.blocks.every(({ sectionId }) => sectionId !== section.id) &&
    draft.sections.every(({ parentId }) => parentId !== section.id);
  const found =
    isTitled && isEmpty
      ? messages.emptySection(section.title.trim())
      : !isTitled && !isEmpty && !draft.settings.hideSectionNumberings
        ? messages.untitledSection
        : undefined;
  if (found === undefined) return [];
  const field = isTitled ? '' : 'title';
  return [{ blockId: null, sectionId: section.id, field, message: found, isFault: false }];
}
