import type { Fault } from '../../fault.ts';
import { documentMessages as messages } from '../../messages.ts';
import { mapFaults } from '../map/schema.ts';
import type { QuestionContent, QuestionShape } from './schema.ts';
import { withoutTags } from '../../../../../platform/markup.ts';

/** What keeps a question from being published. */
export function questionFaults(question: QuestionContent): Fault[] {
  if (question.questionType !== 'mapLinked') return simpleFaults(question);
  const { map, mapFeatureSelect, questions } = question;
  const nothing = questions.length === 0 && (mapFeatureSelect?.commentsBox ?? 'none') === 'none';
  const noSites = !map || (map.siteIds.length === 0 && map.siteListId === null);
  return [
    ...wordFaults(question),
    ...(map ? mapFaults(map).map((fault) => ({ ...fault, field: `map.${fault.field}` })) : []),
    ...(noSites ? [{ field: 'map.siteIds', message: messages.noSitesToAnswer }] : []),
    ...(nothing ? [{ field: 'questions', message: messages.nothingToAnswer }] : []),
    ...questions.flatMap((each, at) =>
      simpleFaults(each).map((fault) => ({ ...fault, field: `questions.${at}.${fault.field}` })),
    ),
  ];
}

const isBlank = (html: string) => withoutTags(html).replaceAll('&nbsp;', '').trim() === '';

const wordFaults = ({ title, question }: Pick<QuestionShape, 'title' | 'question'>): Fault[] =>
  title.trim() === '' && isBlank(question)
    ? [{ field: 'question', message: messages.questionRequired }]
    : [];

function simpleFaults(question: QuestionShape): Fault[] {
  return [
    ...wordFaults(question),
    ...(question.questionType === 'textarea' ? [] : optionFaults(question)),
  ];
}

function optionFaults({ questionType, options, conditional, ...limits }: QuestionShape): Fault[] {
  const least = questionType === 'checkbox' ? 1 : 2;
  const titles = options.map(({ title }) => title.trim().toLowerCase());
  const faults: Fault[] = [];
  if (options.length < least)
    faults.push({ field: 'options', message: messages.optionsRequired(least) });
  for (const [at, title] of titles.entries()) {
    const field = `options.${at}.title`;
    if (title === '') faults.push({ field, message: messages.optionTitleRequired });
    else if (titles.indexOf(title) < at) faults.push({ field, message: messages.optionTwice });
  }
  if (questionType === 'checkbox') {
    const [fewest, most] = [limits.minSelected ?? 0, limits.maxSelected ?? options.length];
    if (most < Math.max(fewest, 1) || most > options.length || fewest > options.length)
      faults.push({ field: 'maxSelected', message: messages.selectionLimits });
  }
  if (conditional && !options.some(({ id }) => id === conditional.if))
    faults.push({ field: 'conditional.if', message: messages.conditionGone });
  return faults;
}
