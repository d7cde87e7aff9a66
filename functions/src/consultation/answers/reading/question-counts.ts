import type { AskedWording } from '../../ground/documents/answer-wordings.ts';
import type { CountedAnswers } from '../../ground/documents/queries/given-answers.ts';
import type { QuestionCount } from '../council-contract.ts';

type WordingCount = QuestionCount['earlier'][number];

/** How often each question was answered, and how: what was said to other words is counted under those. */
export function questionCounts(
  wordings: readonly AskedWording[],
  counted: CountedAnswers,
): QuestionCount[] {
  const byQuestion = Map.groupBy(wordings, ({ id }) => id);
  return [...byQuestion.entries()].flatMap(([id, [last, ...before]]) => {
    if (!last) return [];
    const sites = counted.sites
      .filter((site) => site.questionId === id)
      .map(({ siteId, name, count }) => ({ siteId, name, count }));
    const earlier = before
      .map((wording) => countOfWording(wording, counted))
      .filter(({ answers }) => answers > 0);
    const present = countOfWording(last, counted);
    const answers = total([present, ...earlier].map((each) => each.answers));
    return [
      { ...present, total: answers, section: last.section, number: last.number, sites, earlier },
    ];
  });
}

function countOfWording(wording: AskedWording, counted: CountedAnswers): WordingCount {
  // A part that is gone is told where somebody answered it in words of its own.
  const parts = wording.parts
    .map((part) => countOf(part, counted))
    .filter((part) => part.isAskedNow || part.answers > 0);
  return { ...countOf(wording, counted), parts };
}

function countOf(
  { id, title, wording, questionType, options, editions, isAskedNow }: AskedWording,
  { counts, options: chosen }: CountedAnswers,
): WordingCount['parts'][number] {
  const isOfThis = (each: { questionId: string; edition: number }) =>
    each.questionId === id && editions.includes(each.edition);
  return {
    questionId: id,
    title,
    wording,
    questionType,
    isAskedNow,
    answers: total(counts.filter(isOfThis).map(({ answers }) => answers)),
    options: options
      .map((option) => ({
        optionId: option.id,
        title: option.title,
        isAskedNow: option.isAskedNow,
        count: total(
          chosen
            .filter(
              (each) =>
                isOfThis(each) &&
                each.optionId === option.id &&
                option.editions.includes(each.edition),
            )
            .map(({ count }) => count),
        ),
      }))
      .filter(({ isAskedNow: isOffered, count }) => isOffered || !isAskedNow || count > 0),
  };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
