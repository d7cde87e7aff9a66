import { reportProgress } from '../../../council/ground/notifications/progress.ts';
import { partOfBulkChange } from '../../../records/history/bulk-change.ts';
import { type Author, changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import type { JobStep, LongJob } from '../../../platform/long-job.ts';
import { MANY_RECORDS } from '../../../platform/updates.ts';
import { bulkOfAnswers } from '../../ground/arrivals/answers-bulk.ts';
import { takeTurn } from '../../ground/arrivals/queries/arrivals.ts';
import { representationKind } from '../../../records/kept/record-kinds.ts';
import { givenAnswerMessages as messages } from '../council-messages.ts';
import { findAnswered } from '../../ground/documents/queries/given-answers.ts';
import { countRespondents } from '../queries/given-answers.ts';
import {
  findAsker,
  findUnregistered,
  holdIfClosed,
  holdNextRespondents,
  type Unregistered,
} from '../queries/registering.ts';
import { registerRespondents } from './register-respondents.ts';
import { tellReplaced, tellNothingCounts } from './tell-replaced.ts';

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
          registerRespondents(tx, author, answered, counting),
        );
  for (const [at, { replaces }] of counting.entries())
    if (replaces !== null)
      await tellReplaced(tx, author, [replaces], messages.nowRegisteredAs(ids[at]!));
  await tellNothingCounts(tx, author, withdrawn);
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

/** Whether only the consent is left of what was registered. */
const saysNothing = ({ present }: Unregistered) => present.length === 1;
