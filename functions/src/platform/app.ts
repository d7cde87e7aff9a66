import { randomUUID } from 'node:crypto';
import express, { type Express } from 'express';
import { answerError } from './answer-error.ts';
import type { Route } from './endpoint.ts';
import { AppError } from './errors.ts';
import { withTrace } from './log.ts';

/** One Express app that serves these routes under a base path, as an HTTP function or in a test. */
export function appOf(routes: Route[], base = '/api/v1', more?: (app: Express) => void): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use((request, _response, next) => {
    const trace = request.header('x-cloud-trace-context')?.split('/')[0];
    withTrace(trace ?? randomUUID(), next);
  });
  app.use(bodyParsed);
  more?.(app);
  for (const { contract, handler } of routes) {
    const path = base + contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app[contract.method.toLowerCase() as 'get'](path, handler);
  }
  app.use((request, response) => answerError(new AppError('not-found'), request, response));
  app.use(
    (
      error: unknown,
      request: express.Request,
      response: express.Response,
      _next: express.NextFunction,
    ) => answerError(error, request, response),
  );
  return app;
}

const parseJson = express.json({
  limit: '1mb',
  strict: false,
  verify: (request, _response, bytes) => Object.assign(request, { rawBody: bytes }),
});

/** The functions framework has read the body already (rawBody); a plain server and tests have not. */
const bodyParsed: express.RequestHandler = (request, response, next) => {
  if ('rawBody' in request) next();
  else parseJson(request, response, next);
};
