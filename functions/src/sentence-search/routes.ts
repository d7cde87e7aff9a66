import { route, type Route } from '../platform/endpoint.ts';
import { readSentence } from './contract.ts';

export const sentenceRoutes: Route[] = [
  route(readSentence, async ({ input }) => ({
    filters: [],
    understood: [],
    notUnderstood: [input.sentence],
    by: 'grammar' as const,
  })),
];
