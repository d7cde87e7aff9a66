import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import type { JobStep, LongJob } from '../../../platform/long-job.ts';
import { MANY_RECORDS } from '../../../platform/updates.ts';
import { type Arrival, noAddress } from '../../ground/arrivals/arrival.ts';
import { findOrAddPeople } from '../../ground/arrivals/find-or-add-people.ts';
import { takeTurn } from '../../ground/arrivals/queries.ts';
import { registerMany } from '../../ground/arrivals/register-many.ts';
import { allAsked } from '../../ground/documents/answer-words.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import { countRespondents, findAnswered, findGivenOf } from '../queries/given-answers.ts';
import {
  findAsker,
  findOnlineForm,
  holdUnregistered,
  isClosed,
  noteRegistered,
  type Unregistered,
} from '../queries/registering.ts';
import { textOfAnswers } from './answer-text.ts';

/** Few enough that other transactions need not wait long. */
const AT_ONCE = 200;

/**
 * Registers the answers of each respondent as one representation, once: by what the respondents themselves say is
 * registered, a second delivery and a second start go on where the first ended.
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
  if (!(await isClosed(tx, consultationId))) return refuse(messages.stillOpen);
  await takeTurn(tx);
  const next = await holdUnregistered(tx, documentId, AT_ONCE);
  const asker = await findAsker(tx, notificationId);
  const author: Author = asker ?? { accountId: null, displayName: '' };
  await registerAll(tx, author, { ...document, consultationId, documentId }, next);
  const { respondents: total, registered: done, waiting } = await countRespondents(tx, documentId);
  const isDone = next.length < AT_ONCE;
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

async function registerAll(
  tx: Tx,
  author: Author,
  { documentId, consultationId, title, editions }: Answered,
  respondents: readonly Unregistered[],
): Promise<void> {
  if (respondents.length === 0) return;
  const questions = allAsked(editions);
  const given = Map.groupBy(
    await findGivenOf(
      tx,
      respondents.map(({ id }) => id),
    ),
    ({ respondentId }) => respondentId,
  );
  const people = await peopleOf(tx, author, respondents);
  const correspondenceTypeId = await findOnlineForm(tx);
  const registered = await registerMany(
    tx,
    author,
    respondents.map(({ id, receivedDate, consent }, at) => ({
      consultationId,
      correspondenceTypeId,
      receivedDate,
      letterDate: null,
      // Each was told at once that the answer had come.
      acknowledgementDate: receivedDate,
      attitude: null,
      policy: null,
      consent,
      topicIds: [],
      text: textOfAnswers(title, questions, given.get(id) ?? []),
      contact: null,
      organisation: null,
      address: noAddress,
      people: people[at]!.representee,
      key: `document ${documentId} respondent ${id}`,
    })),
  );
  await noteRegistered(
    tx,
    respondents.map(({ id }, at) => ({
      respondentId: id,
      representationId: registered[at]!.id,
      agentId: people[at]!.agentId,
    })),
  );
}

/** Who made each representation: the person, or the client for whom the person acted as an agent. */
async function peopleOf(tx: Tx, author: Author, respondents: readonly Unregistered[]) {
  const persons = await findOrAddPeople(
    tx,
    author,
    respondents.map((each) => ({
      contact: contactOf(each),
      organisation: null,
      address: noAddress,
    })),
  );
  const clients = await findOrAddPeople(
    tx,
    author,
    respondents.map(({ clientName }) => ({
      contact: null,
      organisation: clientName === null ? null : { name: clientName, type: 'Other', email: null },
      address: noAddress,
    })),
  );
  return respondents.map(({ clientName }, at) => {
    const contactId = persons[at]?.contactId ?? null;
    return clientName === null
      ? { representee: { contactId, organisationId: null }, agentId: null }
      : {
          representee: { contactId: null, organisationId: clients[at]?.organisationId ?? null },
          agentId: contactId,
        };
  });
}

function contactOf({
  firstName,
  lastName,
  email,
  phone,
}: Unregistered): NonNullable<Arrival['contact']> {
  const [first = '', ...rest] = firstName.trim().split(/\s+/);
  const last = lastName.trim() || rest.join(' ');
  return {
    title: null,
    firstName: lastName.trim() ? firstName.trim() : first || email.split('@')[0]!,
    lastName: last,
    jobTitle: null,
    email,
    phone,
  };
}
