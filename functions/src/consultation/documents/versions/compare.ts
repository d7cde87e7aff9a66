import { diffArrays } from 'diff';
import type { DraftDifference } from '../contract/versions.ts';
import { detailsOf } from './block-details.ts';
import type { KeptAttachment, KeptBlock, KeptDraft, KeptSection } from './kept-draft.ts';
import type { NamesOnMaps } from './map-details.ts';
import { draftOrder } from './reading-order.ts';
import { wordsWithin } from './words-within.ts';

/** What differs between two drafts: the document, its sections, its blocks and attachments, each in the order of reading. */
export function differencesOf(
  before: KeptDraft,
  after: KeptDraft,
  names: NamesOnMaps,
): DraftDifference[] {
  const titles = {
    before: new Map(before.sections.map(({ id, title }) => [id, title])),
    after: new Map(after.sections.map(({ id, title }) => [id, title])),
  };
  const place = (sectionId: string) =>
    titles.after.get(sectionId) ?? titles.before.get(sectionId) ?? '';
  return [
    ...ofDocument(before, after),
    ...ofList(parts(before, before.sections), parts(after, after.sections)).map(([kind, was, is]) =>
      ofSection(kind, was, is),
    ),
    ...ofList(parts(before, before.blocks), parts(after, after.blocks)).map(([kind, was, is]) =>
      ofBlock(kind, was, is, { place, names }),
    ),
    ...ofAttachments(before.attachments, after.attachments),
  ];
}

const nowhere = { blockType: null, sectionId: null, blockId: null, place: '', details: [] };

function ofDocument(before: KeptDraft, after: KeptDraft): DraftDifference[] {
  const words = ({ title, settings }: KeptDraft) =>
    [title, settings.subtitle].filter(Boolean).join('\n');
  const same =
    words(before) === words(after) &&
    before.settings.hideSectionNumberings === after.settings.hideSectionNumberings;
  return same
    ? []
    : [
        {
          ...nowhere,
          kind: 'changed',
          of: 'document',
          before: words(before),
          after: words(after),
        },
      ];
}

type Kind = DraftDifference['kind'];

/** Sections or blocks of a draft in the order of reading. */
function parts<Item extends KeptSection | KeptBlock>(draft: KeptDraft, items: readonly Item[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  return new Map(draftOrder(draft).flatMap((id) => (byId.has(id) ? [[id, byId.get(id)!]] : [])));
}

/**
 * Each item that was added, removed, changed or moved, of items by id in their order; what is changed as well as moved
 * counts as changed.
 */
function ofList<Item extends KeptSection | KeptBlock | KeptAttachment>(
  was: ReadonlyMap<string, Item>,
  is: ReadonlyMap<string, Item>,
): [Kind, Item | undefined, Item | undefined][] {
  const runs = diffArrays([...was.keys()], [...is.keys()]);
  const seen = new Set<string>();
  return runs.flatMap(({ value, removed }) =>
    value.flatMap((id): [Kind, Item | undefined, Item | undefined][] => {
      const [old, now] = [was.get(id), is.get(id)];
      // What moved stands in two runs; it is told where it stands now.
      if (seen.has(id) || (removed && now)) return [];
      seen.add(id);
      if (!old) return [['added', undefined, now]];
      if (!now) return [['removed', old, undefined]];
      if (saidBy(old) !== saidBy(now)) return [['changed', old, now]];
      return standsIn(old) === standsIn(now) && !movedIn(runs, id) ? [] : [['moved', old, now]];
    }),
  );
}

const movedIn = (runs: ReturnType<typeof diffArrays<string>>, id: string) =>
  runs.some(({ value, added }) => added && value.includes(id));

function saidBy(item: KeptSection | KeptBlock | KeptAttachment): string {
  if ('content' in item) return JSON.stringify(item.content);
  return 'kind' in item ? `${item.kind} ${item.title}` : item.title;
}

function standsIn(item: KeptSection | KeptBlock | KeptAttachment): string {
  if ('content' in item) return `${item.sectionId} ${item.isBeside}`;
  return 'kind' in item ? String(item.parentId) : '';
}

/** Attachments by the titles that the public reads. Those of versions that did not keep them differ in nothing. */
function ofAttachments(
  before: readonly KeptAttachment[] | undefined,
  after: readonly KeptAttachment[] = [],
): DraftDifference[] {
  if (!before) return [];
  const byId = (kept: readonly KeptAttachment[]) =>
    new Map(kept.map((attachment) => [String(attachment.id), attachment]));
  const words = (attachment: KeptAttachment | undefined) =>
    attachment ? attachment.title || attachment.name : '';
  return ofList(byId(before), byId(after)).map(([kind, was, is]) => ({
    ...nowhere,
    kind,
    of: 'attachment',
    place: words(is ?? was),
    before: words(was),
    after: words(is),
  }));
}

function ofSection(
  kind: Kind,
  was: KeptSection | undefined,
  is: KeptSection | undefined,
): DraftDifference {
  return {
    ...nowhere,
    kind,
    of: 'section',
    sectionId: is?.id ?? null,
    place: is?.title ?? was?.title ?? '',
    before: was?.title ?? '',
    after: is?.title ?? '',
  };
}

function ofBlock(
  kind: Kind,
  was: KeptBlock | undefined,
  is: KeptBlock | undefined,
  { place, names }: { place: (sectionId: string) => string; names: NamesOnMaps },
): DraftDifference {
  const { type, sectionId } = (is ?? was)!;
  return {
    kind,
    of: 'block',
    blockType: type,
    sectionId: is ? sectionId : null,
    blockId: is?.id ?? null,
    place: place(sectionId),
    before: was ? wordsWithin(was.content, was.type) : '',
    after: is ? wordsWithin(is.content, is.type) : '',
    details: kind === 'changed' && was && is ? detailsOf(was, is, names) : [],
  };
}
