import type {
  DraftBlock,
  DraftDocument,
  DraftSection,
} from '@contract/consultation/documents/contract.ts';
import { documentInput, type DocumentParts, documentParts, picked } from './document-parts.ts';
import { type Held, heldBy, withinSection } from './held.ts';

/** What officers write in a draft: a part of one block, of one section or of the document itself. */
export type DraftChange =
  | {
      of: 'block';
      id: string;
      patch: {
        sectionId?: string;
        position?: number;
        isBeside?: boolean;
        content?: DraftBlock['content'];
        isDeleted?: boolean;
      };
      /** What it said before it was written: another content there now is somebody else's. */
      expects?: DraftBlock['content'];
      /** What goes with it where it is taken away again: anything else is somebody else's. */
      holds?: Held | undefined;
    }
  | {
      of: 'section';
      id: string;
      patch: {
        title?: string;
        kind?: 'section' | 'carousel';
        parentId?: string | null;
        position?: number;
        isDeleted?: boolean;
      };
      expects?: string;
      holds?: Held | undefined;
    }
  | {
      of: 'document';
      patch: Partial<DocumentParts>;
      expects?: Partial<DocumentParts>;
    };

type Ordered = Pick<DraftSection, 'id' | 'position'>;

/** In their order among those beside them. */
export const placedInOrder = <T extends Ordered>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** The draft as it will be once a change is answered. What is restored comes with the answer. */
export function withChange(draft: DraftDocument, change: DraftChange): DraftDocument {
  if (change.of === 'document') {
    // What an event is called comes with the answer.
    const { consultationId: _event, ...parts } = change.patch;
    return { ...draft, ...documentInput(draft, parts) };
  }
  return change.of === 'block' ? withBlockChange(draft, change) : withSectionChange(draft, change);
}

function withBlockChange(
  draft: DraftDocument,
  { id, patch }: Extract<DraftChange, { of: 'block' }>,
): DraftDocument {
  const before = draft.blocks.find((block) => block.id === id);
  if (!before) return draft;
  if (patch.isDeleted) return { ...draft, blocks: draft.blocks.filter((each) => each !== before) };
  const { position, isDeleted: _kept, ...rest } = patch;
  const after: DraftBlock = { ...before, ...rest };
  const blocks = draft.blocks.map((each) => (each === before ? after : each));
  if (position === undefined && after.sectionId === before.sectionId) return { ...draft, blocks };
  const isBeside = (each: DraftBlock) => each.sectionId === after.sectionId;
  return { ...draft, blocks: placed(blocks, isBeside, after, position) };
}

function withSectionChange(
  draft: DraftDocument,
  { id, patch }: Extract<DraftChange, { of: 'section' }>,
): DraftDocument {
  const before = draft.sections.find((section) => section.id === id);
  if (!before) return draft;
  if (patch.isDeleted) {
    const gone = new Set([id, ...withinSection(draft.sections, id)]);
    return {
      ...draft,
      sections: draft.sections.filter((each) => !gone.has(each.id)),
      blocks: draft.blocks.filter(({ sectionId }) => !gone.has(sectionId)),
    };
  }
  const { position, isDeleted: _kept, ...rest } = patch;
  const after: DraftSection = { ...before, ...rest };
  const sections = draft.sections.map((each) => (each === before ? after : each));
  if (position === undefined && after.parentId === before.parentId) return { ...draft, sections };
  const isBeside = (each: DraftSection) => each.parentId === after.parentId;
  return { ...draft, sections: placed(sections, isBeside, after, position) };
}

/** The items with those beside one another given places anew; what keeps its place stays the same object. */
function placed<T extends Ordered>(
  items: readonly T[],
  isBeside: (item: T) => boolean,
  moved: T,
  position = Number.MAX_SAFE_INTEGER,
): T[] {
  const others = placedInOrder(items.filter((each) => isBeside(each) && each.id !== moved.id));
  const places = new Map(others.toSpliced(position, 0, moved).map(({ id }, at) => [id, at]));
  return items.map((each) => {
    const at = places.get(each.id);
    return at === undefined || at === each.position ? each : { ...each, position: at };
  });
}

/** The change that takes another one back, seen from the draft before it. */
export function inverseOf(draft: DraftDocument, change: DraftChange): DraftChange {
  if (change.of === 'document') {
    return { of: 'document', patch: picked(documentParts(draft), change.patch) };
  }
  const isRestored = change.patch.isDeleted === false;
  const holds = isRestored ? change.holds : heldBy(draft, change);
  if (change.of === 'block') {
    if (isRestored) return { of: 'block', id: change.id, patch: { isDeleted: true }, holds };
    const block = draft.blocks.find(({ id }) => id === change.id);
    if (!block) return change;
    const { sectionId, isBeside, content } = block;
    const among = draft.blocks.filter((each) => each.sectionId === sectionId);
    const place = { sectionId, isBeside, position: indexIn(among, block) };
    const patch = change.patch.isDeleted
      ? { ...place, isDeleted: false }
      : {
          ...picked({ content, isBeside }, change.patch),
          ...(moves(change.patch) ? place : {}),
        };
    return { of: 'block', id: change.id, patch, ...(change.patch.isDeleted ? { holds } : {}) };
  }
  if (isRestored) return { of: 'section', id: change.id, patch: { isDeleted: true }, holds };
  const section = draft.sections.find(({ id }) => id === change.id);
  if (!section) return change;
  const { parentId, title, kind } = section;
  const among = draft.sections.filter((each) => each.parentId === parentId);
  const place = { parentId, position: indexIn(among, section) };
  const patch = change.patch.isDeleted
    ? { ...place, isDeleted: false }
    : {
        ...picked({ title, ...(kind === 'hero' ? {} : { kind }) }, change.patch),
        ...(moves(change.patch) ? place : {}),
      };
  return { of: 'section', id: change.id, patch, ...(change.patch.isDeleted ? { holds } : {}) };
}

const indexIn = <T extends Ordered>(among: readonly T[], item: T) =>
  placedInOrder(among).indexOf(item);

const moves = (patch: object) => 'position' in patch || 'sectionId' in patch || 'parentId' in patch;
