import type { Request, RequestHandler, Response } from 'express';
import { ValidationError } from 'yup';
import { answerError } from './answer-error.ts';
import { checked } from './checked.ts';
import { config } from './config.ts';
import type { Contract, OutputOf } from './contract.ts';
import { log } from './log.ts';
import { Reply } from './reply.ts';

/** What a handler returns: the contract's answer, or one with a status or headers of its own. */
export type HandlerAnswer<C> = OutputOf<C> | Reply<OutputOf<C>>;

/** Sends an endpoint's answer, or the reason why it failed. */
export function contractHandler<C extends Contract>(
  contract: C,
  act: (request: Request) => Promise<HandlerAnswer<C>>,
): RequestHandler {
  return async (request, response) => {
    try {
      send(contract, response, await act(request));
    } catch (error) {
      answerError(error, request, response);
    }
  };
}

function send(contract: Contract, response: Response, answer: unknown): void {
  const reply = answer instanceof Reply ? answer : new Reply({ body: answer });
  for (const [name, value] of Object.entries(reply.headers)) response.setHeader(name, value);
  if (!response.hasHeader('cache-control'))
    response.setHeader('cache-control', 'private, no-store');
  const status = reply.status ?? contract.status;
  response.status(status);
  if (reply.bytes) response.end(reply.bytes);
  else if (status === 204 || (status >= 300 && status < 400 && reply.body === undefined))
    response.end();
  else {
    const body = checkedAnswer(contract, reply.body);
    // Not response.json, which would load a table of all media types to name this one.
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(contract.envelope === 'result' ? { result: body } : body));
  }
}

/**
 * Contracts bind the server too: an answer that breaks its own is a bug. Locally and in tests it is a failure; where
 * people work it is logged, without its values, and sent all the same.
 */
function checkedAnswer(contract: Contract, body: unknown): unknown {
  try {
    return checked(contract.response, body, { abortEarly: true });
  } catch (error) {
    if (config().local || !(error instanceof ValidationError)) throw error;
    log.error('An answer breaks its contract', { contract: contract.path, field: error.path });
    return body;
  }
}
