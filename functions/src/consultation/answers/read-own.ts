import type { Actor } from '../../platform/actor.ts';
import { asAccount } from '../../platform/as-account.ts';
import type { OutputOf } from '../../platform/contract.ts';
import { exactTime } from '../../platform/dates/long-date.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { REASONS, requireClient, whoIs, whyNotFor } from './answering.ts';
import { movedWords } from '../ground/consultations/moved-deadline.ts';
import { whyNotNow } from '../ground/documents/blocks/question/why-not-now.ts';
import { findEditions } from '../ground/documents/queries/given-answers.ts';
import type { getOwnAnswers, OwnAnswer } from './contract.ts';
import { answerMessages as messages } from './messages.ts';
import { keptOpening, NOBODY } from './moderation/opening.ts';
import { findOwnAnswers } from './queries/own-answers.ts';
import { type Answerable, findAnswerable } from './queries/published.ts';
import { findRespondent, type Respondent } from './queries/respondents.ts';
import { withWordsThen } from './told-responses.ts';

interface ReadCall {
  tx: Tx;
  tenant: Tenant;
  actor: Actor | undefined;
  input: { id: number; clientId?: string | undefined; opened?: string | undefined };
}

/** What somebody answered of a document, and whether they may. Throws not-found. */
export async function readOwn({
  tx,
  tenant,
  actor,
  input,
}: ReadCall): Promise<OutputOf<typeof getOwnAnswers>> {
  const who = whoIs(actor);
  const mine = actor && (who === 'resident' || who === 'unverified') ? actor : undefined;
  const accountId = mine?.accountId ?? NOBODY;
  const client = await requireClient(tx, accountId, input.clientId);
  const own = await asAccount(tx, tenant, accountId, async () => {
    const document = await findAnswerable(tx, input.id);
    if (!document) throw new AppError('not-found');
    const respondent =
      mine && (await findRespondent(tx, { documentId: input.id, accountId, client }));
    const notNow = whyNotNow(document) ?? whyNotFor(client);
    const mayAnswer = who === 'resident' && notNow === null;
    return {
      edition: document.edition,
      uid: actor?.uid ?? null,
      who,
      mayAnswer,
      heading: notNow === null && who === 'signed out' ? messages.logInFirst : null,
      // Nobody is sent to log in where there is nothing to be done.
      reason: notNow ?? REASONS[who],
      state: document.state,
      now: document.now,
      // From the first look on, also before they log in or the consultation opens: reading takes its time.
      opened: keptOpening(
        tenant,
        { documentId: input.id, accountId, at: document.now },
        input.opened,
      ),
      closesAt: document.closesAt,
      deadline: deadlineOf(document),
      clientName: client?.companyName ?? null,
      respondent: respondent ? shownRespondent(respondent) : null,
      answers: respondent ? await findOwnAnswers(tx, respondent.id) : [],
    };
  });
  return { ...own, answers: await inWordsThen(tx, input.id, own) };
}

/** The public does not read earlier editions; of these only the words are told that the caller answered. */
async function inWordsThen(
  tx: Tx,
  documentId: number,
  { edition, answers }: { edition: number; answers: readonly OwnAnswer[] },
): Promise<OwnAnswer[]> {
  const then = new Set(
    answers.flatMap((each) =>
      each.answer === null || each.edition === edition ? [] : each.edition,
    ),
  );
  if (then.size === 0) return [...answers];
  return withWordsThen(answers, await findEditions(tx, documentId, [edition, ...then]));
}

export const shownRespondent = ({ reference, consent, firstSubmittedAt }: Respondent) => ({
  reference,
  consent,
  firstSubmittedAt,
});

/** When it closes, and when it was to close before that was moved, in words; null where there is no consultation. */
export function deadlineOf({ closesAt, ...before }: Answerable): string | null {
  if (closesAt === null) return null;
  const told = (time: string) => exactTime(new Date(time));
  const moved = movedWords({ closesAt, ...before }, told);
  return messages.closes(told(closesAt)) + (moved && `, ${moved}`);
}
