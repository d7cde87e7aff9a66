import type { Route } from '../../platform/endpoint.ts';
import { letterRoutes } from './letter-routes.ts';
import { responseRoutes } from './routes.ts';

/** The endpoints of responses: writing, approving and sending them, their letters, what was done. */
export const answerRoutes: Route[] = [...letterRoutes, ...responseRoutes];
