import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import type { Contract } from '../contract.ts';
import { requestParts } from '../request-parts.ts';
import { answerOf } from './answer-of.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text where it is none. */
  body: unknown;
  bytes: Uint8Array;
}
export interface Ask {
  headers?: Record<string, string>;
  json?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer> | FormData;
}

/** Speaks HTTP to the real app as one person of one council. */
export interface Client {
  /**
   * Calls an endpoint by its contract and gives its answer out of its envelope. Throws with what was answered
   * instead where the status is another than the contract's.
   */
  call: <I, O>(contract: Contract<I, unknown, O>, input: NoInfer<I>) => Promise<O>;
  get: (path: string, ask?: Ask) => Promise<Answer>;
  post: (path: string, ask?: Ask) => Promise<Answer>;
  put: (path: string, ask?: Ask) => Promise<Answer>;
  patch: (path: string, ask?: Ask) => Promise<Answer>;
  delete: (path: string, ask?: Ask) => Promise<Answer>;
}

let server: Server | undefined;
let base = '';

/** Serves an app on a free port for this test file; `stopServing` ends it. */
export async function serve(app: Express): Promise<string> {
  // Both ends are in this process: while it makes a large file, idle connections must not end under the next request.
  server = createServer({ keepAliveTimeout: 120_000 }, app);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return base;
}

/** Speaks to a server that runs already, as benchmarks and attacks do. */
export function speakTo(address: string): void {
  base = address;
}

export async function stopServing(): Promise<void> {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
}

/** A client of one council with a session; `always` are headers of every call. */
export function clientFor(
  tenant: string | undefined,
  cookie: string | undefined,
  always: Record<string, string> = {},
): Client {
  const asked =
    (method: string) =>
    async (path: string, ask: Ask = {}) => {
      const response = await fetch(
        base + (/^\/(api|content)\//.test(path) ? path : `/api/v1${path}`),
        {
          method,
          redirect: 'manual',
          headers: {
            ...(tenant ? { 'x-tenant': tenant } : {}),
            ...(cookie ? { cookie: `__session=${cookie}` } : {}),
            ...(ask.json === undefined ? {} : { 'content-type': 'application/json' }),
            ...always,
            ...ask.headers,
          },
          ...(ask.json === undefined
            ? ask.raw === undefined
              ? {}
              : { body: ask.raw }
            : { body: JSON.stringify(ask.json) }),
        },
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        headers: response.headers,
        body: parsed(new TextDecoder().decode(bytes)),
        bytes,
      };
    };
  const call = async <I, O>(contract: Contract<I, unknown, O>, input: NoInfer<I>) => {
    const { path, body, contentType } = requestParts(contract, input as Record<string, unknown>);
    const answer = await asked(contract.method)(path, {
      ...(body === undefined ? {} : { raw: body }),
      ...(contentType ? { headers: { 'content-type': contentType } } : {}),
    });
    if (answer.status !== contract.status)
      throw new Error(
        `${contract.method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`,
      );
    return answerOf(contract, answer);
  };
  return {
    call,
    get: asked('GET'),
    post: asked('POST'),
    put: asked('PUT'),
    patch: asked('PATCH'),
    delete: asked('DELETE'),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
