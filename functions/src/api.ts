import { appOf } from './platform/app.ts';
import { routes } from './routes.ts';
import { serveDocs } from './system/docs.ts';

const BASE = '/api/v1';

/** The Express app behind the function `api`. */
export const apiApp = appOf(routes, BASE, (app) => serveDocs(app, BASE));
