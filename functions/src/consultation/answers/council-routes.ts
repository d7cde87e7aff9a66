import { route, type Route } from '../../platform/endpoint.ts';
import { countGivenAnswers, getRespondent, listAnswers } from './council-contract.ts';
import { readAnswers, readCounts } from './reading/read-answers.ts';
import { readRespondent } from './reading/read-respondent.ts';

/** What officers read of the answers to a document. */
export const givenAnswerRoutes: Route[] = [
  route(countGivenAnswers, ({ input, actor, tx }) => readCounts(tx, actor, input)),
  route(listAnswers, ({ input, actor, tx }) => readAnswers(tx, actor, input)),
  route(getRespondent, ({ input, actor, tx }) => readRespondent(tx, actor, input)),
];
