import { labelsOf, serialsOf } from '../charts/chart.ts';
import { wordsOfHtml } from '../answers/response-rules.ts';
import type { Edition, EditionBlock, EditionMap, EditionQuestion } from './edition.ts';
import { sectionsOf } from './edition.ts';

/** Every word of an edition in the order of reading, and what its attachments are called, by which it is searched. */
export const editionWords = (edition: Edition): string =>
  [
    edition.title,
    edition.subtitle,
    ...sectionsOf(edition).flatMap(({ title, rows }) => [
      title,
      ...rows.flat().flatMap(wordsOfBlock),
    ]),
    ...(edition.attachments ?? []).map(({ title }) => title),
  ]
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join('\n');

/** The words that are read in a block. */
export function wordsOfBlock(block: EditionBlock): string[] {
  switch (block.type) {
    case 'textBlock':
      return [wordsOfText(block.content.html)];
    case 'image':
      return [block.content.alt, block.content.caption];
    case 'table':
      return [
        block.content.caption,
        ...block.content.rows.flatMap(({ cells }) => cells.map((cell) => cell?.text ?? '')),
      ];
    case 'video':
      return [block.content.caption, block.content.transcript];
    case 'link':
      return [block.content.words];
    case 'chart':
      return [block.content.chartName, ...labelsOf(block.content), ...serialsOf(block.content)];
    case 'map':
      return ofMap(block.content);
    case 'question':
      return ofQuestion(block.content);
    case 'tagTopic':
      return block.content.topics;
    case 'divider':
    case 'tableOfContents':
      return [];
  }
}

/** Of HTML; paragraphs stay apart. */
const wordsOfText = (html: string) => wordsOfHtml(html.replaceAll('<', ' <'));

const ofMap = ({ caption, layers, sites }: EditionMap): string[] => [
  caption,
  ...layers.flatMap((entry) =>
    entry.type === 'divider' ? [entry.name] : [entry.name, entry.description],
  ),
  ...sites.flatMap(({ name, reference }) => [name, reference ?? '']),
];

type Asked = Pick<EditionQuestion, 'title' | 'question' | 'note' | 'options'>;

const ofAsked = ({ title, question, note, options }: Asked): string[] => [
  title,
  wordsOfText(question),
  note,
  ...options.flatMap((option) => [option.title, option.description]),
];

const ofQuestion = ({ map, questions, ...question }: EditionQuestion): string[] => [
  ...ofAsked(question),
  ...(map ? ofMap(map) : []),
  ...questions.flatMap(ofAsked),
];
