import type { ExportColumn, ExportColumnKind } from '../../../land/page/exports/columns.ts';
import {
  type AskedIn,
  type AskedQuestion,
  linesOf,
  wordsOfLine,
} from '../../ground/documents/answer-words.ts';
import { givenAnswerMessages as messages } from '../../question-answers/council-messages.ts';
import type { GivenRow } from '../../question-answers/queries/given-answers.ts';

/** A column of a file of answers, with how it is called where machines read it. */
export const column = (
  name: string,
  label: string,
  kind: ExportColumnKind = 'text',
): ExportColumn => ({ name, label, kind, unit: null, from: 'dictionary', naming: false });

/** A file of answers: its columns, and the rows of the next respondents. */
export interface AnswersSheet {
  columns: ExportColumn[];
  rowsOf: (given: readonly GivenRow[]) => unknown[][];
}

/** One row an answer; of a map-linked one a row for each part, or one where there is only a comment. */
export function answersSheet(asked: AskedIn): AnswersSheet {
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
    ],
    rowsOf: (given) =>
      given.flatMap((row) => rowsOfAnswer(row, asked(row.questionId, row.edition))),
  };
}

function rowsOfAnswer(row: GivenRow, question: AskedQuestion | undefined): unknown[][] {
  const title = question?.title ?? '';
  const said = (question ? linesOf(question, row.answer) : []).map((line) => ({
    id: line.question.id,
    title: line.part ? messages.part(title, line.question.title) : title,
    wording: line.question.wording,
    words: wordsOfLine(line),
    more: line.more,
  }));
  const wording = question?.wording ?? '';
  const only = { id: row.questionId, title, wording, words: '', more: '' };
  return (said.length > 0 ? said : [only]).map((line, at) => [
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
  ]);
}
