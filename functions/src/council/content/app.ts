import { randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { withTrace } from '../../platform/log.ts';
import { answerContentError } from './answering.ts';
import { assetRoutes } from './asset-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { ContentError } from './content-error.ts';
import { encryptionRoutes } from './encryption-routes.ts';
import { contentFileRoutes } from './file-routes.ts';
import { itemRoutes } from './item-routes.ts';
import { contentUserRoutes } from './user-routes.ts';

const MAX_JSON_BYTES = 1024 * 1024;

const parseJson = express.json({ limit: MAX_JSON_BYTES, strict: false });

/** The functions framework has already read the body (rawBody), whatever its length; a plain server has not. */
const bodyParsed: RequestHandler = (request, response, next) => {
  // Files have limits of their own.
  if (request.is('multipart/form-data')) return next();
  const { rawBody } = request as typeof request & { rawBody?: Buffer };
  if (!rawBody) return parseJson(request, response, next);
  return next(rawBody.length > MAX_JSON_BYTES ? new ContentError('CONTENT_TOO_LARGE') : undefined);
};

// Only bearer tokens are accepted here, so that no other site can act for a person.
const onFailure: ErrorRequestHandler = (error, request, response, _next) =>
  answerContentError(error, request, response);

/** The Express app behind the function `content`, under /content. */
export function contentAppOf(base = '/content'): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'extended');
  app.use((request, _response, next) => {
    const trace = request.header('x-cloud-trace-context')?.split('/')[0];
    withTrace(trace ?? randomUUID(), next);
  });
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
