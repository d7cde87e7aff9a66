import { route, type Route } from '../../platform/endpoint.ts';
import { searchPlaces } from './contract.ts';
import { findPlaces } from '../ground/places/find-places.ts';

export const gazetteerRoutes: Route[] = [
  route(searchPlaces, async ({ input, tx }) => ({ places: await findPlaces(tx, input.term) })),
];
