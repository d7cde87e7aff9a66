import { publicRoute, route, type Route } from '../../platform/endpoint.ts';
import { countReading, getFollowing } from './contract.ts';
import { noteReading } from './note-reading.ts';
import { readFollowing } from './read-following.ts';

/** How published documents are read. */
export const followingRoutes: Route[] = [
  publicRoute(countReading, async (call) => {
    await noteReading(call);
    return undefined;
  }),
  route(getFollowing, ({ input, tx }) => readFollowing(tx, input)),
];
