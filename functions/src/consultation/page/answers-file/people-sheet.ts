import {
  type AnswerLine,
  type AskedIn,
  type AskedQuestion,
  linesOf,
  wordsOfLine,
} from '../../ground/documents/answer-words.ts';
import { givenAnswerMessages as messages } from '../../question-answers/council-messages.ts';
import type { GivenRow } from '../../question-answers/queries/given-answers.ts';
import { type AnswersSheet, column } from './answers-sheet.ts';

/** What stands in one column for one person. */
interface Cell {
  name: string;
  label: string;
  valueOf: (given: readonly GivenRow[]) => string;
}

/** One row a person, with the same columns for everybody, whatever they were asked. */
export function peopleSheet(questions: readonly AskedQuestion[], asked: AskedIn): AnswersSheet {
  const cells = toldApart(questions).flatMap((question) => cellsOf(question, asked));
  return {
    columns: [
      column('reference', messages.reference),
      column('firstSubmittedAt', messages.firstSubmitted, 'moment'),
      column('name', messages.name),
      column('email', messages.email),
      column('onBehalfOf', messages.onBehalfOf),
      column('consent', messages.consent),
      column('representation', messages.representation, 'integer'),
      column('answersHeld', messages.answersHeld, 'integer'),
      column('answersRejected', messages.answersRejected, 'integer'),
      ...cells.map(({ name, label }) => column(name, label)),
    ],
    rowsOf: (given) =>
      [...Map.groupBy(given, ({ respondentId }) => respondentId).values()].map((of) => {
        const person = of[0]!;
        const inState = (state: GivenRow['moderation']) =>
          of.filter(({ moderation }) => moderation === state);
        // What is held or rejected is told in the file of answers alone.
        const counted = [...inState(null), ...inState('approved')];
        return [
          person.reference,
          person.firstSubmittedAt,
          person.name,
          person.email,
          person.onBehalfOf,
          person.consent,
          person.representationId,
          inState('held').length,
          inState('rejected').length,
          ...cells.map(({ valueOf }) => valueOf(counted)),
        ];
      }),
  };
}

/** Questions with one title are called by their sections as well, and by their numbers. */
const toldApart = (questions: readonly AskedQuestion[]): AskedQuestion[] =>
  questions.map((question) => {
    const { title, section, number } = question;
    const isAlone = questions.filter((each) => each.title === title).length === 1;
    return isAlone ? question : { ...question, title: messages.toldApart(number, section, title) };
  });

/** A column for the question itself, and columns for its parts: an earlier edition may have asked it the other way. */
function cellsOf(question: AskedQuestion, asked: AskedIn): Cell[] {
  const { id, title, more, isOfSites, wasPlain, parts } = question;
  const lines = (given: readonly GivenRow[], of: string) =>
    given
      .filter(({ questionId }) => questionId === id)
      .flatMap(({ siteName, answer, edition }) =>
        linesOf(asked(id, edition) ?? question, answer)
          .filter((line) => line.question.id === of)
          .map((line) => ({ site: siteName ?? '', line })),
      );
  return [
    ...(wasPlain ? linesCells(id, title, more, (given) => lines(given, id)) : []),
    ...parts.flatMap((part) =>
      linesCells(part.id, messages.part(title, part.title), part.more, (given) =>
        lines(given, part.id),
      ),
    ),
    ...(isOfSites || parts.length > 0 ? [commentCell(question)] : []),
  ];
}

const commentCell = ({ id, title }: AskedQuestion): Cell => ({
  name: `${id}.comment`,
  label: messages.part(title, messages.comment),
  valueOf: (given) =>
    joined(
      given
        .filter(({ questionId }) => questionId === id)
        .map(({ siteName, answer }) => ({ site: siteName ?? '', words: answer.siteComment })),
    ),
});

type Said = { site: string; line: AnswerLine }[];

const linesCells = (
  id: string,
  title: string,
  more: string | null,
  said: (given: readonly GivenRow[]) => Said,
): Cell[] => [
  {
    name: id,
    label: title,
    valueOf: (given) =>
      joined(said(given).map(({ site, line }) => ({ site, words: wordsOfLine(line) }))),
  },
  ...(more === null
    ? []
    : [
        {
          name: `${id}.more`,
          label: messages.withMore(title, more),
          valueOf: (given: readonly GivenRow[]) =>
            joined(said(given).map(({ site, line }) => ({ site, words: line.more }))),
        },
      ]),
];

/** What was said, each after the site that it was said of. */
const joined = (said: { site: string; words: string }[]): string =>
  said
    .filter(({ words }) => words.trim() !== '')
    .map(({ site, words }) => (site ? messages.ofSite(site, words) : words))
    .join('\n');
