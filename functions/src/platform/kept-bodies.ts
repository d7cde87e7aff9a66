import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from './errors.ts';

/** What the headers of a request truly say about its body. */
interface KeptHeaders {
  type: string | undefined;
  encoding: string | undefined;
}

const kept = new WeakMap<IncomingMessage, KeptHeaders>();

/**
 * Has the platform, which reads a body before it calls a function, take it as mere bytes. Otherwise it would unpack and
 * parse up to 1 GB of whatever type a caller names, and answer what it cannot read itself, in HTML with a stack trace.
 * Only for functions that use `trueHeaders` and read their bodies with `jsonBody`, or read none.
 */
export function keepBodiesFromPlatform(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers } = request;
    const { 'content-type': type, 'content-encoding': encoding } = headers;
    kept.set(request, { type, encoding });
    delete headers['content-encoding'];
    // Forms with files are left as bytes already, and say by their type how they are divided.
    if (type !== undefined && !/^\s*multipart\//i.test(type))
      headers['content-type'] = 'application/octet-stream';
  });
}

/** Puts back what was kept from the platform. A packed body is refused: it may be a thousand times what was sent. */
export const trueHeaders: RequestHandler = (request, _response, next) => {
  const { headers } = request;
  const { type, encoding } = kept.get(request) ?? {
    type: headers['content-type'],
    encoding: headers['content-encoding'],
  };
  if (type !== undefined) headers['content-type'] = type;
  if (encoding === undefined || /^\s*identity\s*$/i.test(encoding)) return next();
  next(new AppError('payload-invalid', { fields: { body: 'Send it unpacked' } }));
};
