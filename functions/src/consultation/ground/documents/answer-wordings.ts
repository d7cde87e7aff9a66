import {
  type AskedQuestion,
  type NumberedEdition,
  questionsAsked,
  quoted,
  withEarlier,
} from './answer-words.ts';

/** A question in one of the wordings in which it was answered: answers keep the words that they answered. */
export interface AskedWording extends Omit<AskedQuestion, 'options' | 'parts'> {
  /** The latest edition first. */
  editions: number[];
  /** Whether the latest edition that is told asks it so. */
  isAskedNow: boolean;
  /** In all their wordings: an id stands twice where the words of an option were changed. */
  options: { id: string; title: string; editions: number[]; isAskedNow: boolean }[];
  parts: AskedWording[];
}

/**
 * The questions of several editions, the latest first, each in every wording in which it was asked: those of one
 * question follow one another, the present one first.
 */
export function wordingsOf(editions: readonly NumberedEdition[]): AskedWording[] {
  const latest = Math.max(...editions.map(({ edition }) => edition));
  return worded(
    editions.flatMap((each) =>
      questionsAsked(each).map((question) => ({ edition: each.edition, question })),
    ),
    latest,
  );
}

interface AskedInEdition {
  edition: number;
  question: AskedQuestion;
}

function worded(asked: readonly AskedInEdition[], latest: number): AskedWording[] {
  const byQuestion = Map.groupBy(asked, ({ question }) => question.id);
  return [...byQuestion.values()].flatMap((of) => {
    const byWording = Map.groupBy(of, ({ question }) => quoted(question));
    return [...byWording.values()].map((same): AskedWording => {
      const question = same.map((each) => each.question).reduce(withEarlier);
      const isAskedNow = same[0]?.edition === latest;
      const options = new Map<string, AskedWording['options'][number]>();
      for (const { edition, question: then } of same)
        for (const option of then.options) {
          const key = `${option.id} ${option.title}`;
          const known = options.get(key);
          if (known) known.editions.push(edition);
          else options.set(key, { ...option, editions: [edition], isAskedNow: edition === latest });
        }
      const parts = same.flatMap(({ edition, question: then }) =>
        then.parts.map((part) => ({ edition, question: part })),
      );
      return {
        ...question,
        isAskedNow,
        editions: same.map(({ edition }) => edition),
        options: [...options.values()],
        parts: worded(parts, latest),
      };
    });
  });
}
