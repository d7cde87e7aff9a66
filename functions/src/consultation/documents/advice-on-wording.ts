import { askedQuestion, type AskedQuestion, quoted } from '../ground/documents/answer-words.ts';
import { type AskedWording, wordingsOf } from '../ground/documents/answer-wordings.ts';
import type {
  AnsweredEditions,
  CountedAnswers,
} from '../ground/documents/queries/given-answers.ts';
import { htmlIn } from '../ground/documents/html-fields.ts';
import { blockKindOf } from '../ground/documents/kinds.ts';
import type { DraftedDocument } from '../ground/documents/make-edition.ts';
import { servedQuestion } from '../ground/documents/served-edition.ts';
import { questionIn } from './advice-on-asked.ts';
import type { DocumentFinding } from './contract/publishing.ts';
import { ofBlock } from './faults.ts';
import { adviceMessages as messages } from './messages.ts';

type Found = Pick<DocumentFinding, 'field' | 'message' | 'reworded'>;

/**
 * Which words a draft changes that people answered: their answers keep the words that they answered, and the count says
 * how many they are.
 */
export function adviceOnWording(
  { blocks }: DraftedDocument,
  { editions }: Pick<AnsweredEditions, 'editions'>,
  counted: CountedAnswers,
): DocumentFinding[] {
  const present = wordingsOf(editions).filter(({ isAskedNow }) => isAskedNow);
  return present.flatMap((now) => {
    const block = blocks.find(({ id }) => id === now.id);
    const content = block && questionIn(block);
    if (!content) return [];
    // The edition is as it is served.
    const drafted = askedQuestion(block.id, servedQuestion(content), now);
    // A poll has no words besides its title.
    const hasWords = htmlIn(blockKindOf(block.type).htmlFields, block.content).some(
      ({ field }) => field === 'question',
    );
    const inTitle = !hasWords || content.title.trim() !== '';
    const found = [
      ...reworded(now, drafted, counted, { path: '', part: null, inTitle }),
      ...drafted.parts.flatMap((part, at) => {
        const before = now.parts.find(({ id, isAskedNow }) => id === part.id && isAskedNow);
        const place = { path: `questions.${at}.`, part: at, inTitle: true };
        return before ? reworded(before, part, counted, place) : [];
      }),
    ];
    return found.map(({ reworded: option, ...fault }) => ({
      ...ofBlock(block, fault, false),
      isOfAnswers: true,
      ...(option ? { reworded: option } : {}),
    }));
  });
}

interface Place {
  /** Of the question in the block's content. */
  path: string;
  part: number | null;
  inTitle: boolean;
}

function reworded(
  now: AskedWording,
  drafted: AskedQuestion,
  { counts, options }: CountedAnswers,
  { path, part, inTitle }: Place,
): Found[] {
  const isOfThis = (each: { questionId: string; edition: number }) =>
    each.questionId === now.id && now.editions.includes(each.edition);
  const answered = sum(counts.filter(isOfThis).map(({ answers }) => answers));
  const words = { was: quoted(now), now: quoted(drafted) };
  const ofQuestion: Found[] =
    answered > 0 && words.was !== words.now
      ? [
          {
            field: `${path}${inTitle ? 'title' : 'question'}`,
            message: messages.questionReworded({ count: answered, ...inOneLine(words) }),
          },
        ]
      : [];
  const ofOptions = now.options
    .filter(({ isAskedNow }) => isAskedNow)
    .flatMap(({ id: optionId, title: was, editions }): Found[] => {
      const at = drafted.options.findIndex(({ id }) => id === optionId);
      const count = sum(
        options
          .filter((each) => each.questionId === now.id && each.optionId === optionId)
          .filter((each) => editions.includes(each.edition))
          .map((each) => each.count),
      );
      const title = drafted.options[at]?.title;
      if (title === undefined || title === was || title === '' || count === 0) return [];
      return [
        {
          field: `${path}options.${at}.title`,
          message: messages.optionReworded({ count, was, now: title }),
          reworded: { optionId, was, part },
        },
      ];
    });
  return [...ofQuestion, ...ofOptions];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Both from where they differ where they are long: what is the same before needs no reading. */
const inOneLine = ({ was, now }: { was: string; now: string }) => ({
  was: was.replaceAll('\n', ' · '),
  now: now.replaceAll('\n', ' · '),
});
