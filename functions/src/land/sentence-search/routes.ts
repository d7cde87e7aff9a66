import { route, type Route } from '../../platform/endpoint.ts';
import { readSentence } from './contract.ts';
import { filtersOf } from './read-sentence.ts';

export const sentenceRoutes: Route[] = [
  route(readSentence, ({ input, tx }) => filtersOf(tx, input.sentence, input.structure)),
];
