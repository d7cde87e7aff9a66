import { randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { jsonBody } from '../../platform/json-body.ts';
import { trueHeaders } from '../../platform/kept-bodies.ts';
import { withTrace } from '../../platform/log.ts';
import { packed } from '../../platform/packed.ts';
import { refuseCrowd } from '../../platform/refuse-crowd.ts';
import { answerContentError } from './answering.ts';
import { assetRoutes } from './asset-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { ContentError } from './content-error.ts';
import { encryptionRoutes } from './encryption-routes.ts';
import { contentFileRoutes } from './file-routes.ts';
import { itemRoutes } from './item-routes.ts';
import { contentUserRoutes } from './user-routes.ts';

/** Items of every collection come by the same call. */
const MAX_JSON_BYTES = 1024 * 1024;

const readJson = jsonBody(() => MAX_JSON_BYTES);

/** Files have limits of their own. */
const bodyParsed: RequestHandler = (request, response, next) =>
  request.is('multipart/form-data') ? next() : readJson(request, response, next);

// Only bearer tokens are accepted here, so that no other site can act for a person.
const onFailure: ErrorRequestHandler = (error, request, response, _next) =>
  answerContentError(error, request, response);

/** The Express app behind the function `content`, under /content. */
export function contentAppOf(base = '/content'): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'extended');
  app.use(packed);
  app.use((request, _response, next) => {
    const trace = request.header('x-cloud-trace-context')?.split('/')[0];
    withTrace(trace ?? randomUUID(), next);
  });
  app.use(trueHeaders);
  app.use(refuseCrowd);
  app.use(bodyParsed);
  app.use(
    base,
    authRoutes(),
    itemRoutes(),
    contentFileRoutes(),
    assetRoutes(),
    contentUserRoutes(),
    encryptionRoutes(),
  );
  app.use((_request, _response, next) => next(new ContentError('ROUTE_NOT_FOUND')));
  app.use(onFailure);
  return app;
}

export const contentApp = contentAppOf();
