import { questionViewMessages } from './blocks/question/messages.ts';
import type { Edition } from './edition.ts';
import { questionsOf } from './edition.ts';
import type { Answer, PlainAnswer } from './blocks/question/answer-rules.ts';
import { withoutTags } from '../../../platform/markup.ts';

/** A question as it is told in tables: what it is called, and its options by id. */
export interface AskedQuestion {
  id: string;
  title: string;
  questionType: string;
  options: { id: string; title: string }[];
  /** What is asked of those who choose a certain option; null: nothing. */
  more: string | null;
  /** Whether people answer it of a site. */
  isOfSites: boolean;
  /** Whether people answer it without parts, or did in an earlier edition. */
  wasPlain: boolean;
  /** The questions within a map-linked one, or within what was one in an earlier edition. */
  parts: AskedQuestion[];
}

/** One line that an answer says, in words. */
export interface AnswerLine {
  question: AskedQuestion;
  /** What the part of the question is called that it answers; '' where it answers the question itself. */
  part: string;
  chosen: string[];
  text: string;
  more: string;
}

const plainWords = (html: string) =>
  withoutTags(html.replaceAll(/<(?:br|\/p|\/li|\/h\d)[^<>]*>/g, ' '))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

type Asked = Omit<
  ReturnType<typeof questionsOf>[number]['question'],
  'map' | 'questions' | 'mapFeatureSelect'
>;

const told = (
  id: string,
  question: Asked,
  parts: AskedQuestion[],
  isOfSites: boolean,
): AskedQuestion => ({
  id,
  title: question.title.trim() || plainWords(question.question),
  questionType: question.questionType,
  options: question.options.map((option) => ({ id: option.id, title: option.title })),
  more: question.conditional && (question.conditional.title.trim() || questionViewMessages.more),
  isOfSites,
  wasPlain: !isOfSites,
  parts,
});

/** The questions of an edition in the order of reading. */
export const questionsAsked = (edition: Edition): AskedQuestion[] =>
  questionsOf(edition).map(({ id, question }) =>
    told(
      id,
      question,
      question.questions.map((part) => told(part.id, part, [], false)),
      question.questionType === 'mapLinked',
    ),
  );

/**
 * The questions of several editions, the latest first: each as it was last asked, with the options that it ever had.
 * Those that are asked no more come last.
 */
export function allAsked(editions: readonly Edition[]): AskedQuestion[] {
  const all = new Map<string, AskedQuestion>();
  for (const question of editions.flatMap(questionsAsked)) {
    const known = all.get(question.id);
    all.set(question.id, known ? withEarlier(known, question) : question);
  }
  return [...all.values()];
}

const byId = <T extends { id: string }>(later: readonly T[], earlier: readonly T[]): T[] => [
  ...later,
  ...earlier.filter(({ id }) => !later.some((each) => each.id === id)),
];

function withEarlier(later: AskedQuestion, earlier: AskedQuestion): AskedQuestion {
  const parts = later.parts.map((part) => {
    const before = earlier.parts.find(({ id }) => id === part.id);
    return before ? withEarlier(part, before) : part;
  });
  return {
    ...later,
    options: byId(later.options, earlier.options),
    parts: byId(parts, earlier.parts),
    more: later.more ?? earlier.more,
    wasPlain: later.wasPlain || earlier.wasPlain,
  };
}

/**
 * What an answer says, a line for each question in it: of a map-linked one a line for each of its parts. An answer says
 * what it said when it was given, whatever kind of question a later edition made of it.
 */
export function linesOf(question: AskedQuestion, answer: Answer): AnswerLine[] {
  const parts = question.parts.flatMap((part) => {
    const given = answer.parts.find(({ questionId }) => questionId === part.id);
    return given ? [lineOf(part, given, part.title)] : [];
  });
  const saysItself = answer.chosen.length > 0 || answer.text !== '';
  const isPlain = !question.isOfSites && parts.length === 0;
  return saysItself || isPlain ? [lineOf(question, answer, ''), ...parts] : parts;
}

function lineOf(
  question: AskedQuestion,
  { chosen, text, conditionalText }: PlainAnswer,
  part: string,
): AnswerLine {
  return {
    question,
    part,
    chosen: chosen.map((id) => question.options.find((option) => option.id === id)?.title ?? id),
    text,
    more: conditionalText,
  };
}

/** What a line says in one cell: the options chosen, or the text. */
export const wordsOfLine = ({ chosen, text }: AnswerLine): string =>
  chosen.length > 0 ? chosen.join('; ') : text;
