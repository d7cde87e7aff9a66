import { blockAdviceMessages } from '../../advice-messages.ts';
import { type BlockKind, none } from '../../block-kind.ts';
import type { EditionQuestion } from '../../edition.ts';
import { isFaint } from '../../faint-colour.ts';
import { fillInMessages } from '../../fill-in-messages.ts';
import { inKeptColour } from '../../kept-colour.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { resolvedMap, sitesOnMap } from '../map/map-parts.ts';
import { emptyMap } from '../map/schema.ts';
import { optionPictures, withOptionPictures } from './option-pictures.ts';
import { publishedQuestion, resolvedQuestion } from './published-question.ts';
import { questionFaults } from './question-faults.ts';
import { emptyQuestion, type QuestionContent, questionContent } from './schema.ts';
import { structuredQuestion } from './structured-question.ts';

/** The map of a question, where its type has one. */
const mapToAnswer = ({ questionType, map }: QuestionContent) =>
  questionType === 'mapLinked' ? map : null;

/** A question to the public, or several about sites on a map. */
export const questionBlockKind: BlockKind<
  QuestionContent,
  { type: 'question'; content: EditionQuestion }
> = {
  schema: questionContent,
  empty: () => emptyQuestion(),
  faults: questionFaults,
  htmlFields: ['question', 'questions.*.question'],
  clean: (question) => ({
    ...inKeptColour(question),
    questions: question.questions.map(inKeptColour),
  }),
  pictures: {
    uses: (content) => [
      ...optionPictures(content, ''),
      ...content.questions.flatMap((each, at) => optionPictures(each, `questions.${at}.`)),
    ],
    replaced: (content, otherOf) => ({
      ...withOptionPictures(content, otherOf),
      questions: content.questions.map((each) => withOptionPictures(each, otherOf)),
    }),
  },
  links: none,
  map: (content) => {
    const map = mapToAnswer(content);
    const tellsLayers = content.mapFeatureSelect?.showAssociatedLayers ?? false;
    return map ? { map, path: 'map.', needsSites: true, tellsLayers } : undefined;
  },
  sites: (content) => {
    const map = mapToAnswer(content);
    return map && sitesOnMap(map);
  },
  topics: none,
  question: (content) => content,
  figures: undefined,
  isShown: () => true,
  resolve: (content, id, things) => {
    const map = mapToAnswer(content) ? resolvedMap(things.maps, id) : null;
    return { type: 'question', content: resolvedQuestion(content, map, things) };
  },
  published: publishedQuestion,
  structure: {
    of: structuredQuestion,
    // As of maps: nothing that a file says of one is taken.
    taken: (content) =>
      'map' in content && content.map ? { ...content, map: emptyMap() } : content,
    toFillIn: ({ map }, left) => [
      ...(map === null ? [] : [fillInMessages.sites]),
      ...leftToFillIn(left),
    ],
  },
  advice: ({ color }) =>
    color && isFaint(color)
      ? [{ field: 'color', message: blockAdviceMessages.faintColour(color) }]
      : [],
};
