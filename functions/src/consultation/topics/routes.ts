import { route, type Route } from '../../platform/endpoint.ts';
import { listTopics } from './contract.ts';
import { findTopics } from './queries.ts';

export const topicRoutes: Route[] = [route(listTopics, ({ tx }) => findTopics(tx))];
