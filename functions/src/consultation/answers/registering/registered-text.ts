import type { TextDocument, TextMark, TextNode } from '../../ground/texts/text-nodes.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import type { RegisteredPart } from './parts-of-answers.ts';

/** What marks say of the passages of one part. */
interface PartMarks {
  subRepId: number;
  topicIds: readonly number[];
  /** The site that it is about, where the council still has it. */
  siteId: number | null;
}

const text = (words: string, marks: readonly TextMark[]): TextNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: [...marks] } : {}),
});

/** Words in their lines; no text node is empty. */
const lines = (words: string, marks: readonly TextMark[]): TextNode[] =>
  words
    .trim()
    .split(/\r\n?|\n/)
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line.trim() ? [text(line.trim(), marks)] : []),
    ]);

const BOLD = { type: 'bold' };
const ITALIC = { type: 'italic' };

/**
 * Answers as a text to work on: each question under a heading, in its own words, apart from what was answered to it; a
 * mark for each part, its topics and its site. Without marks it is what arrived.
 */
export const registeredDocument = (
  opening: readonly string[],
  parts: readonly RegisteredPart[],
  marksOf: (part: RegisteredPart, at: number) => PartMarks | undefined = () => undefined,
): TextDocument => ({
  type: 'doc',
  content: [
    ...opening.map((words) => ({ type: 'paragraph', content: [text(words, [])] })),
    ...parts.flatMap((part, at) => blocksOf(part, marksOf(part, at))),
  ],
});

function blocksOf(
  { head, wording, site, lines: said }: RegisteredPart,
  marks: PartMarks | undefined,
): TextNode[] {
  const work = marks ? workMarks(marks) : [];
  const about: TextMark[] = marks?.siteId ? [mapMark(marks.siteId)] : [];
  const paragraph = (content: TextNode[]): TextNode => ({ type: 'paragraph', content });
  const labelled = (label: string, words: string, more: readonly TextMark[] = []) =>
    paragraph([text(messages.label(label), [...work, BOLD]), ...lines(words, [...work, ...more])]);
  return [
    { type: 'heading', attrs: { level: 3 }, content: [text(head, work)] },
    ...(wording ? [paragraph(lines(wording, [...work, ITALIC]))] : []),
    ...(site ? [labelled(messages.site, site.name, about)] : []),
    ...said.flatMap(({ asked, label, words }) => [
      ...(asked ? [paragraph(lines(asked, [...work, ITALIC]))] : []),
      ...(words.trim() ? [labelled(label, words)] : []),
    ]),
  ];
}

const workMarks = ({ subRepId, topicIds }: PartMarks): TextMark[] => [
  { type: 'subRepresentation', attrs: { id: crypto.randomUUID(), subRepId } },
  ...(topicIds.length > 0
    ? [{ type: 'tag', attrs: { id: crypto.randomUUID(), tagIds: [...topicIds] } }]
    : []),
];

const mapMark = (siteId: number): TextMark => ({
  type: 'map',
  attrs: { id: crypto.randomUUID(), siteIds: [siteId], layerIds: [], featureIds: [] },
});
