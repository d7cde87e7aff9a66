import { publicRoute, route, type Route } from '../../platform/endpoint.ts';
import { countReading, getFollowing } from './contract.ts';
import { count } from './count.ts';
import { readFollowing } from './read-following.ts';

/** How published documents are read. */
export const followingRoutes: Route[] = [
  publicRoute(countReading, async (call) => {
    await count(call);
    return undefined;
  }),
  route(getFollowing, ({ input, tx }) => readFollowing(tx, input)),
];
