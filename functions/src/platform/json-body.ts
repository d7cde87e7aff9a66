import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { keptJsonType } from './kept-json.ts';

type Raw = { rawBody?: Buffer };

/**
 * Reads a call's JSON into `body`, and its bytes into `rawBody` unless the platform has. `limit` is asked once, at the
 * first call. Errors are body-parser's.
 */
export function jsonBody(limit: () => number): RequestHandler {
  let maxBytes: number | undefined;
  let parseJson: RequestHandler | undefined;
  return (request, response, next) => {
    const { rawBody } = request as Raw;
    const type = keptJsonType(request);
    if (type !== undefined) request.headers['content-type'] = type;
    maxBytes ??= limit();
    if (rawBody) return next(type && failure(request, rawBody, maxBytes));
    if (!hasBody(request)) return next();
    parseJson ??= express.json({
      limit: maxBytes,
      strict: false,
      verify: (read, _response, bytes) => Object.assign(read, { rawBody: bytes }),
    });
    parseJson(request, response, next);
  };
}

/** Sets the body from its bytes; gives why not, if it is too large or not JSON. */
function failure(request: { body?: unknown }, bytes: Buffer, maxBytes: number): Error | undefined {
  if (bytes.length > maxBytes) return unreadable('entity.too.large', 413, maxBytes);
  try {
    request.body = JSON.parse(bytes.toString()) as unknown;
    return undefined;
  } catch {
    return unreadable('entity.parse.failed', 400);
  }
}

const unreadable = (type: string, status: number, limit?: number) =>
  Object.assign(new Error(type), { type, status, limit });

/** RFC 9112 section 6.3. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
