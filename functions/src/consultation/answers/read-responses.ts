import type { Actor } from '../../platform/actor.ts';
import { asAccount } from '../../platform/as-account.ts';
import type { OutputOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { allAsked, askedByEdition } from '../ground/documents/answer-words.ts';
import { type EditionQuestion, questionsOf } from '../ground/documents/edition.ts';
import { REASONS, requireClient, whoIs, whyNotFor } from './answering.ts';
import { whyNotNow } from '../ground/documents/blocks/question/why-not-now.ts';
import type { getMyResponses } from './contract/my-responses.ts';
import { findAnswered } from '../ground/documents/queries/given-answers.ts';
import { findOwnAnswers } from './queries/own-answers.ts';
import { findAnswerable, findEdition } from './queries/published.ts';
import { findQuestionTags } from './queries/question-tags.ts';
import { type Client, findClients, findGivenFor, findRespondent } from './queries/respondents.ts';
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
    const given = await findGivenFor(tx, { documentId: input.id, accountId });
    return { document, content, respondent, answers, tags, given };
  });
  const { document, content, respondent, answers, tags } = own;
  const { clients } = await findClients(tx, accountId);
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
    clients,
    given: givenFor(own.given, clients, questionsOf(content)),
    cards: responseCards({
      edition: content,
      everAsked: allAsked(editions),
      asked: askedByEdition(editions),
      answers,
      tags,
    }),
  };
}

/**
 * Of an agent: themselves and each client, with how many of the questions that are asked now were answered for whom;
 * clients that were removed follow where the council holds answers for them.
 */
function givenFor(
  given: Awaited<ReturnType<typeof findGivenFor>>,
  clients: readonly Client[],
  asked: readonly { id: string; question: EditionQuestion }[],
): OutputOf<typeof getMyResponses>['given'] {
  const own = [null, ...clients.map(({ id }) => id)];
  const removed = given.filter(
    ({ clientId, questionIds }) => !own.includes(clientId) && questionIds.length > 0,
  );
  if (clients.length + removed.length === 0) return [];
  const isAsked = new Set(asked.map(({ id }) => id));
  const askedOf = (ids: readonly string[] = []) => ids.filter((id) => isAsked.has(id)).length;
  const toldOf = (clientId: string | null, removedName: string | null) => {
    const of = given.find((each) => each.clientId === clientId);
    return {
      clientId,
      removedName,
      answered: askedOf(of?.questionIds),
      unsent: removedName === null ? askedOf(of?.unsentIds) : 0,
      reference: of?.reference ?? null,
    };
  };
  return [
    ...own.map((clientId) => toldOf(clientId, null)),
    ...removed.map(({ clientId, clientName }) => toldOf(clientId, clientName ?? '')),
  ];
}
