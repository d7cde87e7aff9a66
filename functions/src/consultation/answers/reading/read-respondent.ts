import type { Actor } from '../../../platform/actor.ts';
import type { OutputOf, ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { getRespondent } from '../council-contract.ts';
import { findGivenOf, findRespondentPlace } from '../queries/given-answers.ts';
import { givenAnswerOf, requireAnswered } from './read-answers.ts';
import { readsOriginals, redactedRow } from './redacted.ts';

/** The whole response of one respondent. Throws not-found, also where nothing of theirs counts. */
export async function readRespondent(
  tx: Tx,
  actor: Actor,
  { id, respondentId }: ParsedOf<typeof getRespondent>,
): Promise<OutputOf<typeof getRespondent>> {
  const { title: document, wordings, asked } = await requireAnswered(tx, id);
  const place = await findRespondentPlace(tx, id, respondentId);
  const rows = await findGivenOf(tx, [respondentId]);
  const [given] = rows;
  if (!place || !given) throw new AppError('not-found');
  const shown = readsOriginals(actor) ? rows : rows.map(redactedRow);
  const { name, onBehalfOf } = shown[0] ?? given;
  const { reference, consent, firstSubmittedAt, representationId } = given;
  const answersTo = (questionId: string) =>
    shown
      .filter((row) => row.questionId === questionId)
      .map((row) => givenAnswerOf(row, asked(row.questionId, row.edition)));
  const questions = wordings
    // Each once, as it is asked now; those that are asked no more where they were answered.
    .filter(({ id: of }, at) => wordings.findIndex((each) => each.id === of) === at)
    .map(({ id: questionId, number, section, title, wording, isAskedNow }) => ({
      isAskedNow,
      question: {
        questionId,
        number,
        section,
        title,
        wording,
        answers: answersTo(questionId),
      },
    }))
    .filter(({ isAskedNow, question }) => isAskedNow || question.answers.length > 0)
    .map(({ question }) => question);
  return {
    document,
    reference,
    name,
    onBehalfOf,
    consent,
    firstSubmittedAt,
    representationId,
    ...place,
    questions,
  };
}
