import {
  type Answer,
  emptyAnswer,
} from '../../functions/src/consultation/ground/documents/blocks/question/answer-rules.ts';
import type {
  EditionQuestion,
  EditionSite,
} from '../../functions/src/consultation/ground/documents/edition.ts';
import type { Random } from '../random.ts';
import { remark } from './texts.ts';

type Asked = Pick<EditionQuestion, 'questionType' | 'options' | 'maxSelected' | 'conditional'>;

/** What a made-up resident answers: to a question about sites, about some of them. */
export function demoAnswers(
  question: EditionQuestion,
  random: Random,
): { site: EditionSite | null; answer: Answer }[] {
  if (question.questionType !== 'mapLinked')
    return [{ site: null, answer: plainAnswer(question, 'the old mill', random) }];
  return (question.map?.sites ?? [])
    .filter(() => random.chance(0.4))
    .map((site) => ({
      site,
      answer: {
        ...emptyAnswer(),
        siteComment: random.chance(0.5) ? remark(site.name, random) : '',
        parts: question.questions.map((part) => {
          const { text, chosen, conditionalText } = plainAnswer(part, site.name, random);
          return { questionId: part.id, text, chosen, conditionalText };
        }),
      },
    }));
}

function plainAnswer(
  { questionType, options, maxSelected, conditional }: Asked,
  about: string,
  random: Random,
): Answer {
  if (questionType === 'textarea') return { ...emptyAnswer(), text: remark(about, random) };
  const most = questionType === 'checkbox' ? (maxSelected ?? options.length) : 1;
  const weights = options.map(({ id }, at) => [id, options.length - at] as const);
  const wanted = Array.from({ length: random.whole(1, most) }, () => random.weighted(weights));
  const chosen = options.map(({ id }) => id).filter((id) => wanted.includes(id));
  const isAsked = conditional !== null && chosen.includes(conditional.if);
  return {
    ...emptyAnswer(),
    chosen,
    conditionalText: isAsked ? 'Keep the land between the villages open, without exception.' : '',
  };
}
