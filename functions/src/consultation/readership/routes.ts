import { anonymousRoute, route, type Route } from '../../platform/endpoint.ts';
import { countReading, getReadership } from './contract.ts';
import { noteReading } from './note-reading.ts';
import { readReadership } from './read-readership.ts';
import { refuseMany } from './reading-limit.ts';

/** How published documents are read. */
export const readershipRoutes: Route[] = [
  anonymousRoute(countReading, refuseMany, async (call) => {
    await noteReading(call);
    return undefined;
  }),
  route(getReadership, ({ input, tx }) => readReadership(tx, input)),
];
