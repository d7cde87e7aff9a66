import type { Actor } from '../../platform/actor.ts';
import { councilOrigin } from '../../platform/council-origin.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { refuseUnlessOpen } from './answering.ts';
import { type AnswerableQuestion, requireAsked, siteNameIn } from './asked-question.ts';
import { answerMessages as messages } from './messages.ts';
import { type AnswersAs, findRespondent, noteLink } from './queries/respondents.ts';
import { deadlineOf } from './read-own.ts';

/**
 * Notes that a link back to a question is sent. Throws not-found, not-authorized when it is not the time,
 * payload-invalid where nothing is saved or the site is not on the map, and too-many-requests after another link of the account.
 */
export async function noteReturnLink(
  tx: Tx,
  who: AnswersAs,
  { questionId, siteId = null }: { questionId: string; siteId?: number | null | undefined },
): Promise<AnswerableQuestion> {
  const asked = await requireAsked(tx, who.documentId, questionId);
  refuseUnlessOpen(asked);
  siteNameIn(asked, siteId);
  const respondent = await findRespondent(tx, who);
  if (!respondent) throw invalidField('answers', messages.nothingKept);
  if (!(await noteLink(tx, respondent.id, who.accountId)))
    throw new AppError('too-many-requests', { headers: { 'retry-after': '60' } });
  return asked;
}

interface LinkCall {
  tx: Tx;
  tenant: Tenant;
  actor: Actor;
  client: AnswersAs['client'];
  input: { id: number; questionId: string; siteId?: number | null | undefined };
}

/** Sends the link. It signs nobody in: what it carries after '#' fills in the form, and never reaches a server. */
export async function mailReturnLink(
  { tx, tenant, actor, client, input }: LinkCall,
  document: AnswerableQuestion,
): Promise<void> {
  const place = new URLSearchParams({
    question: input.questionId,
    email: actor.email,
    ...(client ? { client: client.id } : {}),
    ...(input.siteId ? { site: String(input.siteId) } : {}),
  });
  await enqueueJob(tx, {
    job: 'send-mail',
    payload: {
      template: 'return',
      to: actor.email,
      values: {
        council: tenant.name,
        name: actor.displayName,
        document: document.title,
        whose: client ? messages.onBehalfOf(client.companyName) : messages.forYourself,
        deadline: deadlineOf(document) ?? '',
        link: `${councilOrigin(tenant)}/p/document/${input.id}/continue#${place.toString()}`,
      },
    },
  });
}
