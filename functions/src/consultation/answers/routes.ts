import { networkRoute, publicRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { limitSearches } from '../ground/searching/limit-searches.ts';
import { asResident, refuseUnlessAgent, refuseUnlessOpen, requireResident } from './answering.ts';
import {
  deleteAnswer,
  getOwnAnswers,
  saveDraft,
  sendReceipt,
  setConsent,
  submitAnswer,
} from './contract.ts';
import { getPollResults } from './contract/poll-results.ts';
import { findAskedSites } from './contract/asked-sites.ts';
import { draftAnswer } from './draft-answer.ts';
import { editionRead } from './edition-read.ts';
import { askedSites } from './finding-sites/find-asked-sites.ts';
import { notifyHeldAnswer } from './moderation/notify-held-answer.ts';
import { myResponseRoutes } from './my-responses-routes.ts';
import { findAnswerable } from './queries/published.ts';
import { keepRespondent, writeConsent } from './queries/respondents.ts';
import { readResponses } from './read-responses.ts';
import { readPoll } from './read-poll.ts';
import { readOwn, shownRespondent } from './read-own.ts';
import { mailReceipt, makeReceipt } from './receipt.ts';
import { submit } from './submit.ts';
import { deleteOwn } from './delete-own.ts';
import { followConsent, followDeletion } from './reduce-registered.ts';

/** What residents do with their own answers. */
export const ownAnswerRoutes: Route[] = [
  publicRoute(getOwnAnswers, readOwn),
  publicRoute(getPollResults, readPoll),
  // Counted before its transaction.
  networkRoute(findAskedSites, async ({ tenant, input, request, inTenant }) => {
    await limitSearches(tenant, 'site-search', request);
    return inTenant((tx) => askedSites(tx, tenant, input));
  }),

  route(saveDraft, (call) => asResident(call, (who) => draftAnswer(call.tx, who, call.input))),

  route(submitAnswer, async (call) => {
    // Earlier editions are not the public's to read.
    const edition = await editionRead(call.tx, call.input);
    const { client, ...submitted } = await asResident(call, async (who) => ({
      client: who.client,
      ...(await submit(call.tx, who, call.input, call.tenant, edition)),
    }));
    if (submitted.isFirst) await mailReceipt({ ...call, client }, submitted);
    const { answer, respondent, document } = submitted;
    const { id: documentId, questionId } = call.input;
    const { title } = document;
    await notifyHeldAnswer(call.tx, { documentId, title, respondentId: respondent.id, questionId });
    return { answer, respondent: shownRespondent(respondent) };
  }),

  route(deleteAnswer, async (call) => {
    const deleted = await asResident(call, (who) => deleteOwn(call.tx, who, call.input));
    if (deleted.wasSubmitted) await followDeletion(call.tx, call.actor, deleted);
    return { questionId: call.input.questionId };
  }),

  route(setConsent, async (call) => {
    const { tx, input, actor } = call;
    const respondent = await asResident(call, async (who) => {
      const document = await findAnswerable(tx, input.id);
      if (!document) throw new AppError('not-found');
      refuseUnlessOpen(document);
      refuseUnlessAgent(who);
      const kept = await keepRespondent(tx, who);
      await writeConsent(tx, kept.id, input.consent);
      return { ...kept, consent: input.consent };
    });
    await followConsent(tx, actor, respondent);
    return { respondent: shownRespondent(respondent) };
  }),

  route(sendReceipt, async (call) => {
    requireResident(call.actor);
    const { cards } = await readResponses(call);
    const { client, ...receipt } = await asResident(call, async (who) => ({
      client: who.client,
      ...(await makeReceipt(call.tx, who, cards)),
    }));
    await mailReceipt({ ...call, client }, receipt);
    return { sentTo: call.actor.email };
  }),

  ...myResponseRoutes,
];
