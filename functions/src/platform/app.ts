import { randomUUID } from 'node:crypto';
import express, { type Express, type Router } from 'express';
import { answerError } from './answer-error.ts';
import { maxBodyBytes } from './body-limit.ts';
import type { Route } from './endpoint.ts';
import { AppError } from './errors.ts';
import { jsonBody } from './json-body.ts';
import { trueHeaders } from './kept-bodies.ts';
import { withTrace } from './log.ts';
import { packed } from './packed.ts';
import { bySpecificity, fits } from './paths.ts';

/** Endpoints that are loaded together, on the first call to one of their paths. */
export interface Feature {
  /** As in their contracts, without the base: '/site/{siteId}'. */
  paths: string[];
  routes: () => Promise<Route[]>;
}

/** One Express app that serves these features under a base path, as an HTTP function or in a test. */
export function appOf(
  features: Feature[],
  base = '/api/v1',
  more?: (app: Express) => void,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(packed);
  app.use((request, _response, next) => {
    const trace = request.header('x-cloud-trace-context')?.split('/')[0];
    withTrace(trace ?? randomUUID(), next);
  });
  app.use(trueHeaders);
  more?.(app);
  app.use(byPath(features, base));
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

/**
 * Passes a call to the feature that has its path and loads it on the first such call: a cold start compiles what is
 * called, not the whole product.
 */
function byPath(features: Feature[], base: string): express.RequestHandler {
  const routers = new Map<Feature, Promise<Router>>();
  const patterns = features
    .flatMap((feature) => feature.paths.map((path) => ({ path, feature })))
    .sort((left, right) => bySpecificity(left.path, right.path));
  const routerFor = (feature: Feature) => {
    const router = routers.get(feature) ?? loaded(feature, base);
    routers.set(feature, router);
    // A failure to load is answered but not kept: the next call tries again.
    router.catch(() => routers.delete(feature));
    return router;
  };
  return async (request, response, next) => {
    if (!request.path.startsWith(`${base}/`)) return next();
    const called = request.path.slice(base.length);
    const fitting = patterns.filter(({ path }) => fits(path, called)).map(({ feature }) => feature);
    const answer = async ([feature, ...others]: Feature[], failure?: unknown): Promise<void> => {
      if (failure !== undefined || feature === undefined) return next(failure);
      const router = await routerFor(feature);
      router(request, response, (error: unknown) => void answer(others, error));
    };
    await answer([...new Set(fitting)]);
  };
}

async function loaded(feature: Feature, base: string): Promise<Router> {
  const routes = await feature.routes();
  return routerOf(
    routes.toSorted((left, right) => bySpecificity(left.contract.path, right.contract.path)),
    base,
  );
}

function routerOf(routes: Route[], base: string): Router {
  const router = express.Router();
  for (const { contract, handler, refuse } of routes) {
    const path = base + contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
    // What is larger than a valid body can be is not even parsed, which keeps everybody waiting.
    const readBody = jsonBody(() => maxBodyBytes(contract));
    const steps = [...(refuse ? [refuse] : []), readBody, handler];
    router[contract.method.toLowerCase() as 'get'](path, ...steps);
  }
  return router;
}
