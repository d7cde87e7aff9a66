import { may } from '../../platform/actor.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { decideHeldAnswer, listHeldAnswers } from './contract/moderation.ts';
import { decideOnAnswer } from './moderation/decide.ts';
import { readHeld } from './moderation/read-held.ts';
import { readsOriginals } from './reading/redacted.ts';

/** The queue of answers that were held. */
export const moderationRoutes: Route[] = [
  route(listHeldAnswers, async ({ input, actor, tx }) => ({
    ...(await readHeld(tx, actor, input)),
    mayDecide: may(actor, 'representations', 'read', 'write') && readsOriginals(actor),
  })),
  route(decideHeldAnswer, ({ input, actor, tx }) => decideOnAnswer(tx, actor, input)),
];
