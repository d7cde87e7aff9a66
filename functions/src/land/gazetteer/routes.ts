import { route, type Route } from '../../platform/endpoint.ts';
import { searchPlaces } from './contract.ts';
import { findNationalPlaces } from '../ground/places/find-national-places.ts';
import { findPlaces, MAX_PLACES } from '../ground/places/find-places.ts';

export const gazetteerRoutes: Route[] = [
  route(searchPlaces, async ({ input, tenant, tx }) => {
    const own = await findPlaces(tx, input.term);
    const others = await findNationalPlaces(tx, input.term, own, tenant.record);
    return { places: [...own, ...others].slice(0, MAX_PLACES) };
  }),
];
