import { route, type Route } from '../../platform/endpoint.ts';
import { readSentence } from './contract.ts';
import { filtersOfSentence } from './read-sentence.ts';

export const sentenceRoutes: Route[] = [
  route(readSentence, ({ input, tx }) => filtersOfSentence(tx, input.sentence, input.structure)),
];
