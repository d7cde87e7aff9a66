import { questionViewMessages } from './blocks/question/messages.ts';
import type { Edition, EditionQuestion, EditionSection } from './edition.ts';
import { publishedKindOf } from './kinds.ts';
import type { Answer, SimpleAnswer } from './blocks/question/answer-rules.ts';
import type { QuestionShape } from './blocks/question/schema.ts';
import { withoutTags } from '../../../platform/markup.ts';

/** A question as it is told in tables: what it is called, and its options by id. */
export interface AskedQuestion {
  id: string;
  title: string;
  /** What was asked under its title; '' where the title says all of it. */
  wording: string;
  /** Number and title of its section; '' for one without, and for a part. */
  section: string;
  /** Names of the topics of its section and of those around that; none of a part. */
  topics: readonly string[];
  /** Its place among the questions of its edition, or among the parts, from 1. */
  number: number;
  questionType: string;
  options: { id: string; title: string }[];
  /** What is asked of those who choose a certain option; null: nothing. */
  more: string | null;
  /** Whether people answer it of a site. */
  isOfSites: boolean;
  /** Whether people answer it without parts, or did in an earlier edition. */
  wasSimple: boolean;
  /** The questions within a map-linked one, or within what was one in an earlier edition. */
  parts: AskedQuestion[];
}

/** One line that an answer says, in words. */
export interface AnswerLine {
  question: AskedQuestion;
  /** What the part of the question is called that it answers; '' where it answers the question itself. */
  part: string;
  chosen: string[];
  /** The options by their ids: two may be called the same. */
  chosenIds: readonly string[];
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

interface ToldPlace {
  section: string;
  topics?: readonly string[];
  number: number;
  parts: AskedQuestion[];
  isOfSites: boolean;
}

const told = (
  id: string,
  question: QuestionShape,
  { section, topics = [], number, parts, isOfSites }: ToldPlace,
): AskedQuestion => ({
  id,
  title: question.title.trim() || plainWords(question.question),
  wording: question.title.trim() && plainWords(question.question),
  section,
  topics,
  number,
  questionType: question.questionType,
  options: question.options.map((option) => ({ id: option.id, title: option.title.trim() })),
  more: question.conditional && (question.conditional.title.trim() || questionViewMessages.more),
  isOfSites,
  wasSimple: !isOfSites,
  parts,
});

/** A question of an edition or of a draft as it is told, with its parts. */
export const askedQuestion = (
  id: string,
  question: Omit<EditionQuestion, 'map'>,
  place: { section: string; topics?: readonly string[]; number: number },
): AskedQuestion =>
  told(id, question, {
    ...place,
    parts: question.questions.map((part, at) =>
      told(part.id, part, { section: '', number: at + 1, parts: [], isOfSites: false }),
    ),
    isOfSites: question.questionType === 'mapLinked',
  });

/** The questions of an edition in the order of reading. */
export const questionsAsked = (edition: Edition): AskedQuestion[] =>
  blocksAsking(edition.sections, []).map(({ id, question, ...place }, at) =>
    askedQuestion(id, question, { ...place, number: at + 1 }),
  );

interface AskingBlock {
  id: string;
  question: EditionQuestion;
  section: string;
  topics: readonly string[];
}

const blocksAsking = (
  sections: readonly EditionSection[],
  around: readonly string[],
): AskingBlock[] =>
  sections.flatMap(({ number, title, rows, sections: within }) => {
    const blocks = rows.flat();
    const own = blocks.flatMap((each) => publishedKindOf(each).topics(each.content));
    const place = {
      section: `${number} ${title}`.trim(),
      topics: [...new Set([...around, ...own])],
    };
    const asking = blocks.flatMap((each) => {
      const question = publishedKindOf(each).question(each.content);
      return question ? [{ id: each.id, question, ...place }] : [];
    });
    return [...asking, ...blocksAsking(within, place.topics)];
  });

/** What a question asked, in full: its title and what stood under it. */
export const quoted = ({ title, wording }: Pick<AskedQuestion, 'title' | 'wording'>): string =>
  [title, wording].filter(Boolean).join('\n');

/** An edition with its number. */
export type NumberedEdition = Edition & { edition: number };
/** A question as a certain edition asked it; undefined for one that none asked. */
export type AskedIn = (questionId: string, edition: number) => AskedQuestion | undefined;

/** Tells questions as those read them who answered: as their edition asked them. */
export function askedByEdition(editions: readonly NumberedEdition[]): AskedIn {
  const byId = (questions: readonly AskedQuestion[]) =>
    new Map(questions.map((question) => [question.id, question]));
  const ever = byId(allAsked(editions));
  const then = new Map(editions.map((each) => [each.edition, byId(questionsAsked(each))]));
  return (questionId, edition) => {
    const last = ever.get(questionId);
    const asked = then.get(edition)?.get(questionId);
    return asked && last ? withEarlier(asked, last) : last;
  };
}

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

const joined = <T extends { id: string }>(later: readonly T[], earlier: readonly T[]): T[] => [
  ...later,
  ...earlier.filter(({ id }) => !later.some((each) => each.id === id)),
];

/** A question as it was asked last, with the options and parts that it had before. */
export function withEarlier(later: AskedQuestion, earlier: AskedQuestion): AskedQuestion {
  const parts = later.parts.map((part) => {
    const before = earlier.parts.find(({ id }) => id === part.id);
    return before ? withEarlier(part, before) : part;
  });
  return {
    ...later,
    options: joined(later.options, earlier.options),
    parts: joined(parts, earlier.parts),
    more: later.more ?? earlier.more,
    wasSimple: later.wasSimple || earlier.wasSimple,
  };
}

/**
 * What an answer says, a line for each question in it: of a map-linked one a line for each of its parts. An answer says
 * what it said when it was given, whatever kind of question a later edition made of it.
 */
export function linesOf(question: AskedQuestion, answer: Answer): AnswerLine[] {
  const parts = question.parts.flatMap((part) => {
    const given = answer.parts.find(({ questionId }) => questionId === part.id);
    return given ? [lineOf(part, given, quoted(part))] : [];
  });
  const saysItself = answer.chosen.length > 0 || answer.text !== '';
  const isSimple = !question.isOfSites && parts.length === 0;
  return saysItself || isSimple ? [lineOf(question, answer, ''), ...parts] : parts;
}

function lineOf(
  question: AskedQuestion,
  { chosen, text, conditionalText }: SimpleAnswer,
  part: string,
): AnswerLine {
  return {
    question,
    part,
    chosenIds: chosen,
    chosen: chosen.map((id) => question.options.find((option) => option.id === id)?.title ?? id),
    text,
    more: conditionalText,
  };
}

/** What a line says in one cell: the options chosen, or the text. */
export const wordsOfLine = ({ chosen, text }: AnswerLine): string =>
  chosen.length > 0 ? chosen.join('; ') : text;
