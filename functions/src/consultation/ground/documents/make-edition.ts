import { wordsOfHtml } from '../answers/response-rules.ts';
import type { BlockContents, TypedBlock } from './block-schemas.ts';
import { MAX_IN_ROW, type sectionKinds } from './block-types.ts';
import { pollQuestion } from './blocks/poll/schema.ts';
import type {
  Edition,
  EditionBlock,
  EditionMap,
  EditionPicture,
  EditionQuestion,
  EditionSection,
} from './edition.ts';
import { sectionNumbers } from './numbering.ts';
import { pictureKey } from './pictures/pictures-in.ts';

export interface DraftedSection {
  id: string;
  parentId: string | null;
  kind: (typeof sectionKinds)[number];
  title: string;
  position: number;
}
export type DraftedBlock = TypedBlock & {
  id: string;
  sectionId: string;
  position: number;
  isBeside: boolean;
};

/** A draft as it is kept: sections and blocks that are not deleted, in any order. */
export interface DraftedDocument {
  title: string;
  settings: { hideSectionNumberings: boolean; subtitle: string };
  sections: readonly DraftedSection[];
  blocks: readonly DraftedBlock[];
}

/** A map of a block that is resolved, by the id of the block. */
export type ResolvedMaps = ReadonlyMap<string, EditionMap>;
/** The files of pictures, by `pictureKey`. */
export type ResolvedPictures = ReadonlyMap<string, EditionPicture['files']>;
/** The names of topics, by their ids. */
export type ResolvedTopics = ReadonlyMap<number, string>;

type Unnumbered = Omit<EditionSection, 'number' | 'sections'> & { sections: Unnumbered[] };

/**
 * What is published of a draft. Texts without a word are left out, and sections without title in which nothing is left;
 * the others are numbered. Throws where a map or a picture was not resolved.
 */
export function makeEdition(
  draft: DraftedDocument,
  maps: ResolvedMaps,
  pictures: ResolvedPictures = new Map(),
  topics: ResolvedTopics = new Map(),
): Edition {
  const sections = sectionsWithin(null, 1);
  const numbers = draft.settings.hideSectionNumberings
    ? new Map<string, string>()
    : sectionNumbers(sections);
  return { title: draft.title, ...draft.settings, sections: sections.map(numbered) };

  function sectionsWithin(parentId: string | null, level: number): Unnumbered[] {
    return inOrder(draft.sections)
      .filter((section) => section.parentId === parentId && section.kind !== 'hero')
      .map(({ id, kind, title }) => ({
        id,
        title,
        ...(kind === 'carousel' ? { isCarousel: true as const } : {}),
        level,
        rows: rowsOf(inOrder(draft.blocks).filter(({ sectionId }) => sectionId === id))
          .map((row) => row.filter(isShown).map((block) => resolved(block, maps, pictures, topics)))
          .filter((row) => row.length > 0),
        sections: sectionsWithin(id, level + 1),
      }))
      .filter(
        ({ title, rows, sections }) => title.trim() !== '' || rows.length + sections.length > 0,
      );
  }

  function numbered({ sections: within, ...section }: Unnumbered): EditionSection {
    const number = numbers.get(section.id) ?? '';
    return { ...section, number, sections: within.map(numbered) };
  }
}

const inOrder = <T extends { id: string; position: number }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** The blocks of a draft in the order of reading. */
export function blocksInOrder(draft: DraftedDocument): DraftedBlock[] {
  const within = (parentId: string | null): DraftedBlock[] =>
    inOrder(draft.sections.filter((section) => section.parentId === parentId)).flatMap(({ id }) => [
      ...inOrder(draft.blocks.filter(({ sectionId }) => sectionId === id)),
      ...within(id),
    ]);
  return within(null);
}

/** Blocks in their order by the row in which they stand: at most as many as fit beside one another. */
function rowsOf(blocks: readonly DraftedBlock[]): DraftedBlock[][] {
  const rows: DraftedBlock[][] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row && block.isBeside && row.length < MAX_IN_ROW) row.push(block);
    else rows.push([block]);
  }
  return rows;
}

const isShown = (block: DraftedBlock): boolean =>
  block.type !== 'textBlock' || wordsOfHtml(block.content.html).trim() !== '';

function resolved(
  block: DraftedBlock,
  maps: ResolvedMaps,
  pictures: ResolvedPictures,
  topics: ResolvedTopics,
): EditionBlock {
  const { id, type } = block;
  if (type === 'map') return { id, type, content: mapOf(id, maps) };
  if (type === 'image') return { id, type, content: imageOf(block.content, pictures) };
  if (type === 'chart') {
    const { source, ...chart } = block.content;
    const { countedAt, leftOut } = source ?? {};
    const counted = countedAt ? { countedAt, ...(leftOut ? { leftOut } : {}) } : {};
    return { id, type, content: { ...chart, ...counted } };
  }
  if (type === 'tagTopic') {
    const names = block.content.topicIds.flatMap((each) => topics.get(each) ?? []);
    return { id, type, content: { topics: names } };
  }
  if (type === 'poll') {
    const asked = questionOf(pollQuestion(block.content), null, pictures);
    return { id, type: 'question', content: { ...asked, results: block.content.results } };
  }
  if (type !== 'question') return { id, type, content: block.content } as EditionBlock;
  const map = mapToAnswer(block.content) ? mapOf(id, maps) : null;
  return { id, type, content: questionOf(block.content, map, pictures) };
}

function imageOf(
  { fileId, crop, alt, isDecorative, caption }: BlockContents['image'],
  pictures: ResolvedPictures,
): EditionPicture {
  const files = pictures.get(pictureKey({ fileId: fileId ?? 0, crop, isOption: false }));
  if (!files) throw new Error(`Picture ${fileId} was not resolved`);
  return { alt: isDecorative ? '' : alt.trim(), caption: caption.trim(), files };
}

type Option = BlockContents['question']['options'][number];

/** A question whose options name the files of their pictures. */
function questionOf(
  question: BlockContents['question'],
  map: EditionMap | null,
  pictures: ResolvedPictures,
): EditionQuestion {
  const shown = ({ imageFileId, ...option }: Option): Option => {
    if (imageFileId === null || imageFileId === undefined) return option;
    const [file] =
      pictures.get(pictureKey({ fileId: imageFileId, crop: null, isOption: true })) ?? [];
    if (!file) throw new Error(`Picture ${imageFileId} was not resolved`);
    return { ...option, imageUrl: file.name };
  };
  const { options, questions } = question;
  return {
    ...question,
    map,
    options: options.map(shown),
    questions: questions.map((each) => ({ ...each, options: each.options.map(shown) })),
  };
}

/** The map of a question, where its type has one. */
export const mapToAnswer = ({ questionType, map }: BlockContents['question']) =>
  questionType === 'mapLinked' ? map : null;

function mapOf(blockId: string, maps: ResolvedMaps): EditionMap {
  const map = maps.get(blockId);
  if (!map) throw new Error(`The map of block ${blockId} was not resolved`);
  return map;
}
