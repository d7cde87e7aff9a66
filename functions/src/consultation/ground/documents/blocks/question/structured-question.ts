import type { LeftPart } from '../../block-kind.ts';
import { emptyMap } from '../map/schema.ts';
import type { QuestionContent, QuestionOption, QuestionShape } from './schema.ts';

/** What of a question another council is given: its options under other ids, for answers name those. */
export function structuredQuestion(content: QuestionContent): {
  content: QuestionContent;
  left: LeftPart[];
} {
  const { map, questions } = content;
  return {
    content: {
      ...content,
      ...structuredOptions(content),
      map: map && emptyMap(),
      questions: questions.map((each) => ({
        ...each,
        ...structuredOptions(each),
        id: crypto.randomUUID(),
      })),
    },
    left: pictureLeft([content, ...questions].flatMap(({ options }) => options)),
  };
}

/** That pictures of options were left out, where one had any. */
export const pictureLeft = (options: readonly QuestionOption[]): LeftPart[] =>
  options.some(({ imageFileId, imageUrl }) => (imageFileId ?? null) !== null || imageUrl !== '')
    ? ['optionPictures']
    : [];

const optionId = (at: number) => `option-${at + 1}`;
/** An option as another council is given it. */
export const structuredOption = (
  { title, description }: QuestionOption,
  at: number,
): QuestionOption => ({
  id: optionId(at),
  title,
  description,
  imageFileId: null,
  imageUrl: '',
});

type Offered = Pick<QuestionShape, 'options' | 'conditional'>;

function structuredOptions({ options, conditional }: Offered): Offered {
  const asked = options.findIndex(({ id }) => id === conditional?.if);
  return {
    options: options.map(structuredOption),
    conditional: conditional && asked >= 0 ? { ...conditional, if: optionId(asked) } : null,
  };
}
