import type { Author } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { noAddress } from '../../ground/arrivals/arrival.ts';
import { registerMany } from '../../ground/arrivals/register-many.ts';
import { allAsked, askedByEdition } from '../../ground/documents/answer-words.ts';
import type { findAnswered } from '../../ground/documents/queries/given-answers.ts';
import { plainText } from '../../ground/texts/plain-text.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import { findGivenOf } from '../queries/given-answers.ts';
import { findOnlineForm, noteRegistered, type Unregistered } from '../queries/registering.ts';
import { attitudeOf } from './attitude-of.ts';
import { markParts } from './mark-parts.ts';
import { partsOfAnswers } from './parts-of-answers.ts';
import { peopleOfAnswers } from './people-of-answers.ts';
import { registeredDocument } from './registered-text.ts';

/** A document whose answers are registered, with its consultation and its editions. */
export interface Answered extends NonNullable<Awaited<ReturnType<typeof findAnswered>>> {
  documentId: number;
  consultationId: number;
}

/** Registers what each respondent said as one representation; gives their ids in the order of the respondents. */
export async function registerRespondents(
  tx: Tx,
  author: Author,
  { documentId, consultationId, title, editions }: Answered,
  respondents: readonly Unregistered[],
): Promise<number[]> {
  const questions = { inOrder: allAsked(editions), asked: askedByEdition(editions) };
  const given = Map.groupBy(
    await findGivenOf(
      tx,
      respondents.map(({ id }) => id),
    ),
    ({ respondentId }) => respondentId,
  );
  const people = await peopleOfAnswers(tx, author, respondents);
  const correspondenceTypeId = await findOnlineForm(tx);
  const said = respondents.map(({ id, replaces }) => {
    const rows = given.get(id) ?? [];
    return {
      opening: [
        messages.answersTo(title, rows[0]?.reference ?? ''),
        ...(replaces === null ? [] : [messages.changedSince(replaces)]),
      ],
      parts: partsOfAnswers(questions, rows),
      attitude: attitudeOf(questions.asked, rows),
    };
  });
  const registered = await registerMany(
    tx,
    author,
    respondents.map(({ id, receivedDate, consent, replaces }, at) => ({
      consultationId,
      correspondenceTypeId,
      receivedDate,
      letterDate: null,
      // Each was told at once that the answer had come.
      acknowledgementDate: receivedDate,
      attitude: said[at]!.attitude,
      policy: null,
      consent,
      topicIds: [],
      text: plainText(registeredDocument(said[at]!.opening, said[at]!.parts)),
      contact: null,
      organisation: null,
      address: noAddress,
      people: people[at]!.representee,
      key: `document ${documentId} respondent ${id}${replaces === null ? '' : ` after ${replaces}`}`,
    })),
  );
  await markParts(
    tx,
    // What was registered before keeps the marks that officers have made since.
    registered.flatMap(({ id, isRepeated }, at) =>
      isRepeated ? [] : [{ representationId: id, ...said[at]! }],
    ),
    author.accountId,
  );
  await noteRegistered(
    tx,
    respondents.map(({ id, present }, at) => ({
      respondentId: id,
      representationId: registered[at]!.id,
      agentId: people[at]!.agentId,
      present,
    })),
  );
  return registered.map(({ id }) => id);
}
