import type { Actor } from '../../platform/actor.ts';
import { asAccount } from '../../platform/as-account.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { allAsked, askedByEdition } from '../ground/documents/answer-words.ts';
import { REASONS, requireClient, whoIs, whyNotFor } from './answering.ts';
import { whyNotNow } from '../ground/documents/blocks/question/why-not-now.ts';
import type { getMyResponses } from './contract/my-responses.ts';
import { findAnswered } from '../ground/documents/given-answers.ts';
import { findOwnAnswers } from './queries/own-answers.ts';
import { findAnswerable, findEdition } from './queries/published.ts';
import { findQuestionTags } from './queries/question-tags.ts';
import { findClients, findRespondent } from './queries/respondents.ts';
import { deadlineOf } from './read-own.ts';
import { responseCards } from './told-responses.ts';

interface ResponsesCall {
  tx: Tx;
  tenant: Tenant;
  actor: Actor;
  input: { id: number; clientId?: string | null | undefined };
}

/** Staff have no rows. */
const NOBODY = 0;

/** What the page 'My responses' tells. Throws not-found for a document that is not public and a client of others. */
export async function readResponses({
  tx,
  tenant,
  actor,
  input,
}: ResponsesCall): Promise<OutputOf<typeof getMyResponses>> {
  const who = whoIs(actor);
  const accountId = who === 'staff' ? NOBODY : actor.accountId;
  const client = await requireClient(tx, accountId, input.clientId);
  const own = await asAccount(tx, tenant, accountId, async () => {
    const document = await findAnswerable(tx, input.id);
    const content = document && (await findEdition(tx, input.id));
    if (!content) throw new AppError('not-found');
    const respondent = await findRespondent(tx, { documentId: input.id, accountId, client });
    const answers = respondent ? await findOwnAnswers(tx, respondent.id) : [];
    const tags = respondent ? await findQuestionTags(tx, respondent.id) : [];
    return { document, content, respondent, answers, tags };
  });
  const { document, content, respondent, answers, tags } = own;
  // The public does not read earlier editions; of these only the questions are told that the caller answered.
  const isOld = answers.some(({ edition }) => edition !== document.edition);
  const earlier = isOld ? ((await findAnswered(tx, input.id))?.editions ?? []) : [];
  const editions = [{ ...content, edition: document.edition }, ...earlier];
  const notNow = whyNotNow(document);
  const whyNot = notNow ?? whyNotFor(client);
  return {
    title: document.title,
    mayAnswer: who === 'resident' && whyNot === null,
    reason: who === 'resident' ? whyNot : REASONS[who],
    isUnverified: who === 'unverified',
    mayTag: who === 'resident' && document.state === 'closed',
    deadline: document.state === 'open' ? deadlineOf(document) : notNow,
    reference: respondent?.reference ?? null,
    consent: respondent?.consent ?? null,
    clientName: client?.companyName ?? null,
    clients: (await findClients(tx, accountId)).clients,
    cards: responseCards({
      edition: content,
      everAsked: allAsked(editions),
      asked: askedByEdition(editions),
      answers,
      tags,
    }),
  };
}
