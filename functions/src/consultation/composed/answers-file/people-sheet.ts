import {
  type AnswerLine,
  type AskedIn,
  linesOf,
  wordsOfLine,
} from '../../ground/documents/answer-words.ts';
import { type AskedWording } from '../../ground/documents/answer-wordings.ts';
import { givenAnswerMessages as messages } from '../../answers/council-messages.ts';
import type { SubmittedAnswerRow } from '../../answers/queries/given-answers.ts';
import { type AnswersSheet, column, type ToldQuestions } from './answers-sheet.ts';
import { optionColumns, canChooseSeveral } from './option-columns.ts';
import { toldApart } from './told-apart.ts';

/** What stands in one column for one person. */
interface Cell {
  name: string;
  label: string;
  kind?: 'integer';
  valueOf: (given: readonly SubmittedAnswerRow[]) => unknown;
}

/**
 * One row a person, with the same columns for everybody, whatever they were asked. What several options can be chosen of
 * has a column for each in a table, and a list where machines read it (`inLists`).
 */
export function peopleSheet({ wordings, asked }: ToldQuestions, inLists: boolean): AnswersSheet {
  const cells = toldApart(wordings).flatMap((wording) => cellsOf(wording, asked, inLists));
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
      ...cells.map(({ name, label, kind }) => column(name, label, kind)),
    ],
    rowsOf: (given) =>
      [...Map.groupBy(given, ({ respondentId }) => respondentId).values()].map((of) => {
        const person = of[0]!;
        const inState = (state: SubmittedAnswerRow['moderation']) =>
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

/** A column for the question itself, and columns for its parts: an earlier edition may have asked it the other way. */
function cellsOf(wording: AskedWording, asked: AskedIn, inLists: boolean): Cell[] {
  const { id, title, isOfSites, wasSimple, parts } = wording;
  const saidTo = (of: AskedWording) => (given: readonly SubmittedAnswerRow[]) =>
    answersTo(wording, given)
      .filter(({ edition }) => of.editions.includes(edition))
      .flatMap(({ siteName, answer, edition }) => {
        const question = asked(id, edition);
        return (question ? linesOf(question, answer) : [])
          .filter((line) => line.question.id === of.id)
          .map((line) => ({ site: siteName ?? '', line, edition }));
      });
  return [
    ...(wasSimple ? linesCells(wording, title, saidTo(wording), inLists) : []),
    ...parts.flatMap((part) =>
      linesCells(part, messages.part(title, part.title), saidTo(part), inLists),
    ),
    ...(isOfSites || parts.length > 0 ? [commentCell(wording)] : []),
  ];
}

const answersTo = ({ id, editions }: AskedWording, given: readonly SubmittedAnswerRow[]) =>
  given.filter(({ questionId, edition }) => questionId === id && editions.includes(edition));

/** The same for a question in one of its wordings. */
const nameOf = ({ id, editions, isAskedNow }: AskedWording) =>
  isAskedNow ? id : `${id}.until.${editions[0] ?? 0}`;

const commentCell = (wording: AskedWording): Cell => ({
  name: `${nameOf(wording)}.comment`,
  label: messages.part(wording.title, messages.comment),
  valueOf: (given) =>
    joined(
      answersTo(wording, given).map(({ siteName, answer }) => ({
        site: siteName ?? '',
        words: answer.siteComment,
      })),
    ),
});

interface Said {
  site: string;
  line: AnswerLine;
  edition: number;
}

function linesCells(
  wording: AskedWording,
  title: string,
  saidIn: (given: readonly SubmittedAnswerRow[]) => Said[],
  inLists: boolean,
): Cell[] {
  const name = nameOf(wording);
  const words: Cell = {
    name,
    label: title,
    valueOf: (given) =>
      inLists && canChooseSeveral(wording)
        ? lists(saidIn(given))
        : joined(saidIn(given).map(({ site, line }) => ({ site, words: wordsOfLine(line) }))),
  };
  const options = inLists ? [] : optionColumns(wording, title);
  const more: Cell[] =
    wording.more === null
      ? []
      : [
          {
            name: `${name}.more`,
            label: messages.withMore(title, wording.more),
            valueOf: (given) =>
              joined(saidIn(given).map(({ site, line }) => ({ site, words: line.more }))),
          },
        ];
  return [
    words,
    ...options.map(({ name: option, label, isChosen }): Cell => ({
      name: option,
      label,
      kind: 'integer',
      // Of how many sites, where it is asked of sites: 1 or 0 where it is asked once.
      valueOf: (given) => {
        const said = saidIn(given);
        if (said.length === 0) return null;
        return said.filter(({ line, edition }) => isChosen(line, edition)).length;
      },
    })),
    ...more,
  ];
}

/** What was chosen: of sites with the site that it was said of. */
const lists = (said: readonly Said[]) => {
  const ofSites = said.filter(({ site }) => site !== '');
  if (ofSites.length > 0) return ofSites.map(({ site, line }) => ({ site, chosen: line.chosen }));
  return said[0]?.line.chosen ?? null;
};

/** What was said, each after the site that it was said of. */
const joined = (said: { site: string; words: string }[]): string =>
  said
    .filter(({ words }) => words.trim() !== '')
    .map(({ site, words }) => (site ? messages.ofSite(site, words) : words))
    .join('\n');
