import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';

/**
 * Reads a call's JSON into `body`, and its bytes into `rawBody` unless the platform has. `limit` is asked once, at the
 * first call, and holds for a body of any type but a form with files. Errors are body-parser's.
 */
export function jsonBody(limit: () => number): RequestHandler {
  let maxBytes: number | undefined;
  let parseJson: RequestHandler | undefined;
  return (request, response, next) => {
    const { rawBody } = request as Request & { rawBody?: Buffer };
    maxBytes ??= limit();
    if (rawBody) return next(isLeftAsBytes(request) && failure(request, rawBody, maxBytes));
    if (!hasBody(request)) return next();
    parseJson ??= express.json({
      limit: maxBytes,
      strict: false,
      verify: (read, _response, bytes) => Object.assign(read, { rawBody: bytes }),
    });
    parseJson(request, response, next);
  };
}

const isLeftAsBytes = (request: Request) =>
  Buffer.isBuffer(request.body) && !request.is('multipart');

/** Sets the body from its bytes, if they are said to be JSON; gives why not, if it is too large or none. */
function failure(request: Request, bytes: Buffer, maxBytes: number): Error | undefined {
  if (bytes.length > maxBytes) return unreadable('entity.too.large', 413, maxBytes);
  if (!request.is('application/json')) return undefined;
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
