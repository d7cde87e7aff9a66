import { asItIs, type BlockKind, none } from '../../block-kind.ts';
import type { EditionQuestion } from '../../edition.ts';
import { leftToFillIn } from '../../left-to-fill-in.ts';
import { optionPictures, withOptionPictures } from '../question/option-pictures.ts';
import { publishedQuestion, resolvedQuestion } from '../question/published-question.ts';
import { pictureLeft, structuredOption } from '../question/structured-question.ts';
import { emptyPoll, type PollContent, pollContent, pollFaults, pollQuestion } from './schema.ts';

/** A short question whose results the public may see; it is published as a question. */
export const pollBlockKind: BlockKind<PollContent, { type: 'question'; content: EditionQuestion }> =
  {
    schema: pollContent,
    empty: emptyPoll,
    faults: pollFaults,
    htmlFields: [],
    clean: asItIs,
    pictures: {
      uses: (content) => optionPictures(content, ''),
      replaced: withOptionPictures,
    },
    links: none,
    map: () => undefined,
    sites: () => null,
    topics: none,
    question: pollQuestion,
    figures: undefined,
    isShown: () => true,
    resolve: (content, _id, things) => ({
      type: 'question',
      content: {
        ...resolvedQuestion(pollQuestion(content), null, things),
        results: content.results,
      },
    }),
    published: publishedQuestion,
    structure: {
      of: (content) => ({
        content: { ...content, options: content.options.map(structuredOption) },
        left: pictureLeft(content.options),
      }),
      taken: asItIs,
      toFillIn: (_content, left) => leftToFillIn(left),
    },
    advice: none,
  };
