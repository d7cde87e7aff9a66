import type { ExportColumn, ExportColumnKind } from '../../../records/exports/columns.ts';
import {
  type AnswerLine,
  type AskedIn,
  type AskedQuestion,
  linesOf,
  wordsOfLine,
} from '../../ground/documents/answer-words.ts';
import type { AskedWording } from '../../ground/documents/answer-wordings.ts';
import { givenAnswerMessages as messages } from '../../answers/council-messages.ts';
import type { SubmittedAnswerRow } from '../../answers/queries/given-answers.ts';
import { optionColumns, canChooseSeveral } from './option-columns.ts';
import { toldApart } from './told-apart.ts';

/** A column of a file of answers, with how it is called where machines read it. */
export const column = (
  name: string,
  label: string,
  kind: ExportColumnKind = 'text',
): ExportColumn => ({ name, label, kind, unit: null, from: 'dictionary', naming: false });

/** A file of answers: its columns, and the rows of the next respondents. */
export interface AnswersSheet {
  columns: ExportColumn[];
  rowsOf: (given: readonly SubmittedAnswerRow[]) => unknown[][];
}

/** What is told of the questions of a document: in all their wordings, and each as an edition asked it. */
export interface ToldQuestions {
  wordings: readonly AskedWording[];
  asked: AskedIn;
}

/**
 * One row an answer; of a map-linked one a row for each part, or one where there is only a comment. What several options
 * can be chosen of has a column for each in a table, and a list where machines read it (`inLists`).
 */
export function answersSheet({ wordings, asked }: ToldQuestions, inLists: boolean): AnswersSheet {
  const options = inLists
    ? []
    : toldApart(wordings).flatMap((wording) => [
        ...optionColumns(wording, wording.title),
        ...wording.parts.flatMap((part) =>
          optionColumns(part, messages.part(wording.title, part.title)),
        ),
      ]);
  const optionsOf = (line: AnswerLine | null, edition: number) =>
    options.map(({ questionId, isChosen }) => {
      if (line?.question.id !== questionId) return null;
      return isChosen(line, edition) ? 1 : 0;
    });
  return {
    columns: [
      column('reference', messages.reference),
      column('submittedAt', messages.submitted, 'moment'),
      column('name', messages.name),
      column('email', messages.email),
      column('onBehalfOf', messages.onBehalfOf),
      column('consent', messages.consent),
      column('questionId', 'Question id'),
      column('section', messages.section),
      column('question', messages.question),
      column('asked', messages.asked),
      column('siteId', messages.siteNumber, 'integer'),
      column('site', messages.site),
      column('answer', messages.answer),
      column('more', messages.more),
      column('siteComment', messages.comment),
      column('state', messages.state),
      column('edition', messages.edition, 'integer'),
      column('representation', messages.representation, 'integer'),
      ...options.map(({ name, label }) => column(name, label, 'integer')),
    ],
    rowsOf: (given) =>
      given.flatMap((row) =>
        linesIn(row, asked(row.questionId, row.edition), inLists).map(({ cells, line }) => [
          ...cells,
          ...optionsOf(line, row.edition),
        ]),
      ),
  };
}

interface ToldLine {
  line: AnswerLine | null;
  cells: unknown[];
}

function linesIn(
  row: SubmittedAnswerRow,
  question: AskedQuestion | undefined,
  inLists: boolean,
): ToldLine[] {
  const title = question?.title ?? '';
  const said = (question ? linesOf(question, row.answer) : []).map((line) => ({
    of: line,
    id: line.question.id,
    title: line.part ? messages.part(title, line.question.title) : title,
    wording: line.question.wording,
    words: inLists && canChooseSeveral(line.question) ? line.chosen : wordsOfLine(line),
    more: line.more,
  }));
  const wording = question?.wording ?? '';
  const only = { of: null, id: row.questionId, title, wording, words: '', more: '' };
  return (said.length > 0 ? said : [only]).map((line, at) => ({
    line: line.of,
    cells: [
      row.reference,
      row.submittedAt,
      row.name,
      row.email,
      row.onBehalfOf,
      row.consent,
      line.id,
      question?.section ?? '',
      line.title,
      line.wording,
      row.siteId,
      row.siteName,
      line.words,
      line.more,
      // Once, so that who counts comments counts each once.
      at === 0 ? row.answer.siteComment : '',
      messages.states[row.moderation ?? 'counted'],
      row.edition,
      row.representationId,
    ],
  }));
}
