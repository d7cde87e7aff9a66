import { isWebAddress } from '../../../../../platform/link-address.ts';
import { asItIs, none, type PublishedKind, type ResolvedThings } from '../../block-kind.ts';
import type { EditionMap, EditionQuestion } from '../../edition.ts';
import { pictureKey } from '../../pictures/picture-use.ts';
import { readWords } from '../../read-words.ts';
import { wordsOfMap } from '../map/map-parts.ts';
import type { QuestionContent, QuestionOption, QuestionShape } from './schema.ts';

/** A question whose options name the files of their pictures. Throws where one was not resolved. */
export function resolvedQuestion(
  question: QuestionContent,
  map: EditionMap | null,
  { pictures }: Pick<ResolvedThings, 'pictures'>,
): EditionQuestion {
  const shown = ({ imageFileId, ...option }: QuestionOption): QuestionOption => {
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

interface Pictured {
  options: readonly { imageUrl: string }[];
}
/** A question with parts, whose options may have pictures. */
export interface PicturedQuestion extends Pictured {
  questions: readonly Pictured[];
}

/** A question whose options show no picture at an address that none may have any more, such as one with a password. */
export const withServedPictures = <Content extends PicturedQuestion>(
  content: Content,
): Content => ({ ...withServed(content), questions: content.questions.map(withServed) });

/** A file of the edition has a name and no address. */
const withServed = <Asking extends Pictured>(asking: Asking): Asking => ({
  ...asking,
  options: asking.options.map((option) =>
    URL.canParse(option.imageUrl) && !isWebAddress(option.imageUrl)
      ? { ...option, imageUrl: '' }
      : option,
  ),
});

type Wording = Pick<QuestionShape, 'title' | 'question' | 'note' | 'options' | 'conditional'>;

const wordsAsked = ({ title, question, note, options, conditional }: Wording): string[] => [
  title,
  readWords(question),
  note,
  ...options.flatMap((option) => [option.title, option.description]),
  ...(conditional ? [conditional.title] : []),
];

/** How questions and polls alike stand in an edition. */
export const publishedQuestion: PublishedKind<{ type: 'question'; content: EditionQuestion }> = {
  type: 'question',
  htmlFields: ['question', 'questions.*.question'],
  words: ({ map, questions, ...question }) => [
    ...wordsAsked(question),
    ...(map ? wordsOfMap(map) : []),
    ...questions.flatMap(wordsAsked),
  ],
  served: withServedPictures,
  map: ({ map }) => map,
  question: asItIs,
  topics: none,
};
