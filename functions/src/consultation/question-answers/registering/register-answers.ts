import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import { partOfBulkChange } from '../../../records/history/bulk-change.ts';
import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import type { JobStep, LongJob } from '../../../platform/long-job.ts';
import { MANY_RECORDS } from '../../../platform/updates.ts';
import { bulkOfAnswers } from '../../ground/arrivals/answers-bulk.ts';
import { noAddress } from '../../ground/arrivals/arrival.ts';
import { takeTurn } from '../../ground/arrivals/queries.ts';
import { registerMany } from '../../ground/arrivals/register-many.ts';
import { withdrawOutdated } from '../../ground/publication/end-publication.ts';
import { representationChanges } from '../../ground/publication/representation-changes.ts';
import { representationKind } from '../../../records/kept/record-kinds.ts';
import { withCopies } from '../../ground/representations/queries/copies.ts';
import { representationMessages } from '../../ground/representations/messages.ts';
import { plainText } from '../../ground/texts/plain-text.ts';
import { allAsked, askedByEdition } from '../../ground/documents/answer-words.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import { findAnswered } from '../../ground/documents/given-answers.ts';
import { countRespondents, findGivenOf } from '../queries/given-answers.ts';
import {
  findAsker,
  findOnlineForm,
  findUnregistered,
  holdIfClosed,
  holdNextRespondents,
  noteRegistered,
  noteWithdrawn,
  type Unregistered,
} from '../queries/registering.ts';
import { attitudeOf } from './attitude-of.ts';
import { markParts } from './mark-parts.ts';
import { partsOfAnswers } from './parts-of-answers.ts';
import { peopleOfAnswers } from './people-of-answers.ts';
import { registeredDocument } from './registered-text.ts';

/** Few enough that other transactions need not wait long. */
const AT_ONCE = 200;

/**
 * Registers the answers of each respondent as one representation, once: by what the respondents themselves say is
 * registered, a second delivery and a second start go on where the first ended. Answers that were changed since become
 * one more representation: what arrived is never changed, nor is what officers made of it.
 */
export const registerAnswersJob: LongJob<'register-answers'> = {
  begin: ({ inTenant, payload }): Promise<JobStep> => {
    const documentId = Number((payload.arguments as { documentId: unknown }).documentId);
    return Promise.resolve(() =>
      inTenant((tx) => registerNext(tx, documentId, payload.notificationId)),
    );
  },
  gaveUp: ({ inTenant, payload }) =>
    inTenant((tx) =>
      reportProgress(tx, payload.notificationId, {
        status: 'error',
        message: messages.notRegistered,
      }),
    ),
};

async function registerNext(
  tx: Tx,
  documentId: number,
  notificationId: number,
): Promise<'more' | 'finished'> {
  const refuse = async (message: string) => {
    await reportProgress(tx, notificationId, { status: 'error', message });
    return 'finished' as const;
  };
  const document = await findAnswered(tx, documentId);
  if (!document) return refuse(messages.documentGone);
  const { consultationId } = document;
  if (consultationId === null) return refuse(messages.noConsultation);
  if (!(await holdIfClosed(tx, consultationId))) return refuse(messages.stillOpen);
  await takeTurn(tx);
  const held = await holdNextRespondents(tx, documentId, AT_ONCE);
  const next = await findUnregistered(tx, held);
  const asker = await findAsker(tx, notificationId);
  const author: Author = asker ?? { accountId: null, displayName: '' };
  const withdrawn = next.filter(saysNothing);
  const counting = next.filter((each) => !saysNothing(each));
  const answered = { ...document, consultationId, documentId };
  const change = {
    id: bulkOfAnswers(notificationId),
    entity: representationKind.entity,
    kind: 'registered',
  } as const;
  const ids =
    counting.length === 0
      ? []
      : await partOfBulkChange(tx, author, change, () =>
          registerAll(tx, author, answered, counting),
        );
  for (const [at, { replaces }] of counting.entries())
    if (replaces !== null)
      await tellReplaced(tx, author, [replaces], messages.nowRegisteredAs(ids[at]!));
  await tellWithdrawn(tx, author, withdrawn);
  const { respondents: total, registered: done, waiting } = await countRespondents(tx, documentId);
  const isDone = held.length < AT_ONCE;
  // Submissions are not announced one by one, so that the declared change says nothing by itself.
  await changed(tx, null, {
    of: { entity: 'question-answer' },
    ids: [MANY_RECORDS],
    kind: 'updated',
  });
  await reportProgress(
    tx,
    notificationId,
    isDone
      ? {
          status: 'success',
          message: messages.registered(done) + (waiting > 0 ? messages.waiting(waiting) : ''),
          done,
          total,
        }
      : { status: 'processing', done, total },
  );
  return isDone ? 'finished' : 'more';
}

interface Answered extends NonNullable<Awaited<ReturnType<typeof findAnswered>>> {
  documentId: number;
  consultationId: number;
}

/** Gives the representation of each respondent. */
async function registerAll(
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

/** Whether only the consent is left of what was registered. */
const saysNothing = ({ present }: Unregistered) => present.length === 1;

/** Says in the history of earlier representations what became of the answers; their text and work stay, but not before the public. */
async function tellReplaced(tx: Tx, author: Author, ids: readonly number[], newValue: string) {
  await changed(tx, author, {
    of: representationChanges,
    ids,
    kind: 'updated',
    history: [{ ...representationMessages.answers, newValue }],
  });
  await withdrawOutdated(tx, author, await withCopies(tx, ids));
}

async function tellWithdrawn(
  tx: Tx,
  author: Author,
  respondents: readonly Unregistered[],
): Promise<void> {
  const ids = respondents.flatMap(({ replaces }) => replaces ?? []);
  await tellReplaced(tx, author, ids, messages.nothingCounts);
  await noteWithdrawn(
    tx,
    respondents.map(({ id, present }) => ({ id, present })),
  );
}
