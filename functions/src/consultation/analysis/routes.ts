import { route, type Route } from '../../platform/endpoint.ts';
import { countByWard, countRepresentations } from './contract.ts';
import { count, countPlaces } from './count.ts';

export const analysisRoutes: Route[] = [
  route(countRepresentations, ({ input, tx }) => count(tx, input)),
  route(countByWard, ({ input, tx }) => countPlaces(tx, input)),
];
