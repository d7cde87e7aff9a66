import { route, type Route } from '../../platform/endpoint.ts';
import { countGivenAnswers, listAnswers } from './council-contract.ts';
import { readAnswers, readCounts } from './reading/read-answers.ts';

/** What officers read of the answers to a document. */
export const givenAnswerRoutes: Route[] = [
  route(countGivenAnswers, ({ input, actor, tx }) => readCounts(tx, actor, input)),
  route(listAnswers, ({ input, actor, tx }) => readAnswers(tx, actor, input)),
];
