import { randomUUID } from 'node:crypto';
import type { BlockContents, TypedBlock } from '../../ground/documents/block-schemas.ts';
import { emptyImage } from '../../ground/documents/blocks/image/schema.ts';
import { emptyMap } from '../../ground/documents/blocks/map/schema.ts';
import type { QuestionOption } from '../../ground/documents/blocks/question/schema.ts';
import { emptyTagTopic } from '../../ground/documents/blocks/topics/schema.ts';
import { emptyVideo } from '../../ground/documents/blocks/video/schema.ts';
import type { LeftPart } from './structure-file.ts';
import { isOwnAddress, withoutOwnLinks } from './without-links.ts';

interface Structured<Content> {
  content: Content;
  left?: LeftPart[];
}

type Plain = Omit<
  BlockContents['question'],
  'questionType' | 'mapFeatureSelect' | 'map' | 'questions'
>;

/** What of a block another council is given, by its type; `origin` is that of the council it comes from. */
const structures: {
  [Type in TypedBlock['type']]: (
    content: BlockContents[Type],
    origin: string,
  ) => Structured<BlockContents[Type]>;
} = {
  textBlock: ({ html }, origin) => {
    const { html: words, isLess } = withoutOwnLinks(html, origin);
    return { content: { html: words }, left: isLess ? ['links'] : [] };
  },
  image: () => ({ content: emptyImage() }),
  table: (content) => ({ content }),
  question: (content, origin) => {
    const parts = [content, ...content.questions].map((each) => plainStructure(each, origin));
    const [own, ...within] = parts;
    return {
      content: {
        ...content,
        ...own!.content,
        map: content.map && emptyMap(),
        questions: content.questions.map((each, at) => ({
          ...each,
          ...within[at]!.content,
          id: randomUUID(),
        })),
      },
      left: [...new Set(parts.flatMap(({ left }) => left))],
    };
  },
  poll: (content) => ({
    content: { ...content, options: content.options.map(optionStructure) },
    left: content.options.some(hasPicture) ? ['optionPictures'] : [],
  }),
  map: () => ({ content: emptyMap() }),
  chart: ({ chartName, chartType, columnChartType, isPercentageable }) => ({
    content: { chartName, chartType, columnChartType, isPercentageable, chartData: [] },
  }),
  video: () => ({ content: emptyVideo() }),
  link: (content, origin) =>
    isOwnAddress(content.address, origin)
      ? { content: { ...content, address: '' }, left: ['links'] }
      : { content },
  tagTopic: () => ({ content: emptyTagTopic() }),
  divider: (content) => ({ content }),
  tableOfContents: (content) => ({ content }),
};

/** A block as another council is given it, with what was left out besides what its type leaves out always. */
export function blockStructure(
  { type, content }: TypedBlock,
  origin: string,
): { content: object; left: LeftPart[] } {
  const structure = structures[type] as (
    content: TypedBlock['content'],
    origin: string,
  ) => Structured<object>;
  const { left = [], ...made } = structure(content, origin);
  return { ...made, left };
}

const hasPicture = ({ imageFileId, imageUrl }: QuestionOption) =>
  (imageFileId ?? null) !== null || imageUrl !== '';

/** Answers name options by their ids, so another council's have others. */
const optionId = (at: number) => `option-${at + 1}`;
const optionStructure = ({ title, description }: QuestionOption, at: number): QuestionOption => ({
  id: optionId(at),
  title,
  description,
  imageFileId: null,
  imageUrl: '',
});

function plainStructure(
  { question, options, conditional }: Pick<Plain, 'question' | 'options' | 'conditional'>,
  origin: string,
): { content: Pick<Plain, 'question' | 'options' | 'conditional'>; left: LeftPart[] } {
  const { html, isLess } = withoutOwnLinks(question, origin);
  const asked = options.findIndex(({ id }) => id === conditional?.if);
  return {
    content: {
      question: html,
      options: options.map(optionStructure),
      conditional: conditional && asked >= 0 ? { ...conditional, if: optionId(asked) } : null,
    },
    left: [
      ...(isLess ? (['links'] as const) : []),
      ...(options.some(hasPicture) ? (['optionPictures'] as const) : []),
    ],
  };
}
