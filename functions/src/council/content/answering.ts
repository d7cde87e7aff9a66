import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { withTenantAgain, type Tx } from '../../platform/db.ts';
import { tenantOfRequest } from '../../platform/request-session.ts';
import { AppError } from '../../platform/errors.ts';
import { limitCalls } from '../../platform/limit-calls.ts';
import { log } from '../../platform/log.ts';
import { isClosedTo } from '../../platform/maintenance.ts';
import { reportError } from '../../platform/report.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { ContentError, refusalOf } from './content-error.ts';
import { bearerOf, contentReaderOf, type ContentReader } from './reader.ts';

/** What a handler of the content system receives; all its work is one transaction of the council. */
export interface ContentCall {
  request: Request;
  response: Response;
  tenant: Tenant;
  tx: Tx;
  reader: ContentReader;
}

/** An answer of undefined becomes 204; a handler that has sent its own response returns 'answered'. */
type Act = (call: ContentCall) => Promise<object | 'answered' | undefined>;

/** Runs a handler in the council's transaction with its reader, and answers in Directus' format. */
export function contentHandler(act: Act): RequestHandler {
  return async (request, response) => {
    try {
      const tenant = await tenantOfRequest(request);
      const token = bearerOf(request);
      if (token !== undefined) await limitCalls(tenant, token);
      const answer = await withTenantAgain(tenant, async (tx) => {
        const reader = await contentReaderOf(tx, request);
        const writes = !['GET', 'HEAD', 'SEARCH'].includes(request.method);
        if (writes && isClosedTo(reader.actor, tenant))
          throw new ContentError('FORBIDDEN', new AppError('maintenance').message);
        return act({ request, response, tenant, tx, reader });
      });
      send(response, answer);
    } catch (error) {
      answerContentError(error, request, response);
    }
  };
}

/** What a handler that calls another service receives: it opens transactions of the council as it needs them. */
export interface ContentNetworkCall {
  request: Request;
  tenant: Tenant;
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Like `contentHandler`, but no transaction is open while the handler waits for another service. */
export function answeringOverNetwork(
  act: (call: ContentNetworkCall) => Promise<object | undefined>,
): RequestHandler {
  return async (request, response) => {
    try {
      const tenant = await tenantOfRequest(request);
      const inTenant: ContentNetworkCall['inTenant'] = (work) => withTenantAgain(tenant, work);
      send(response, await act({ request, tenant, inTenant }));
    } catch (error) {
      answerContentError(error, request, response);
    }
  };
}

/** Answers with JSON, or 204 for nothing; never cached, for the token decides what is seen. */
export function send(response: Response, answer: object | 'answered' | undefined): void {
  if (answer === 'answered') return;
  response.setHeader('cache-control', 'private, no-store');
  if (answer === undefined) response.status(204).end();
  else response.json(answer);
}

/** Known failures by their code; anything else is a 500 that gives nothing internal away. */
export function answerContentError(error: unknown, request: Request, response: Response): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // An unknown council has no content; nobody can find out which councils exist.
  const known = error instanceof AppError ? asContentError(error) : refusalOf(error);
  if (!known) {
    const reference = randomUUID().slice(0, 8);
    log.error('unexpected failure', { reference, path: request.path, error: String(error) });
    reportError(error, { reference });
  }
  const answer = known ?? new ContentError('INTERNAL_SERVER_ERROR');
  response.setHeader('cache-control', 'no-store');
  if (answer.status === 503) response.setHeader('retry-after', '5');
  for (const [name, value] of Object.entries(
    error instanceof AppError ? (error.headers ?? {}) : {},
  ))
    response.setHeader(name, value);
  response.status(answer.status).json(answer.body);
}

function asContentError({ code }: AppError): ContentError {
  if (code === 'too-many-requests') return new ContentError('REQUESTS_EXCEEDED');
  return new ContentError(code === 'unavailable' ? 'SERVICE_UNAVAILABLE' : 'FORBIDDEN');
}
