import { historyPage } from '../../records/history/history-page.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import {
  addTopic,
  changeTopic,
  listKeptTopics,
  listTopics,
  orderTopics,
  removeTopic,
  topicHistory,
} from './contract.ts';
import {
  addAsLast,
  deleteUnused,
  keptTopics,
  putTopicsInOrder,
  rewriteTopic,
} from './keep-topics.ts';
import { findTopics } from './queries.ts';

export const topicRoutes: Route[] = [
  route(listTopics, ({ tx }) => findTopics(tx)),
  route(listKeptTopics, async ({ actor, tx }) => ({
    topics: await keptTopics(tx, actor),
  })),
  route(addTopic, async ({ input: { name }, actor, tx }) => ({
    topic: await addAsLast(tx, actor, name),
  })),
  route(orderTopics, async ({ input, actor, tx }) => ({
    topics: await putTopicsInOrder(tx, actor, input),
  })),
  route(changeTopic, async ({ input, actor, tx }) => ({
    topic: await rewriteTopic(tx, actor, input),
  })),
  route(removeTopic, async ({ input, actor, tx }) => {
    await deleteUnused(tx, actor, input);
    return { id: input.id };
  }),
  route(topicHistory, async ({ input: { id, ...asked }, actor, tx }) => {
    if ((await keptTopics(tx, actor, id)).length === 0) throw new AppError('not-found');
    const reader = { accountId: actor.accountId, mayWrite: false };
    return historyPage(tx, { entity: 'topic', id }, reader, asked);
  }),
];
