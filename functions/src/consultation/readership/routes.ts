import { anonymousRoute, route, type Route } from '../../platform/endpoint.ts';
import { countReading, getFollowing } from './contract.ts';
import { noteReading } from './note-reading.ts';
import { readFollowing } from './read-following.ts';
import { refuseMany } from './reading-limit.ts';

/** How published documents are read. */
export const followingRoutes: Route[] = [
  anonymousRoute(countReading, refuseMany, async (call) => {
    await noteReading(call);
    return undefined;
  }),
  route(getFollowing, ({ input, tx }) => readFollowing(tx, input)),
];
