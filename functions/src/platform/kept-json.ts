import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The types of those bodies that the platform is shown as mere bytes. */
const types = new WeakMap<IncomingMessage, string>();

/**
 * Has the platform, which reads a body before it calls a function, leave JSON to us: what is not JSON it would answer
 * itself, in HTML with a stack trace. Only for functions that read their bodies with `jsonBody`.
 */
export function keepJsonFromPlatform(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const type = request.headers['content-type'];
    if (type === undefined || !/^\s*application\/json\b/i.test(type)) return;
    types.set(request, type);
    request.headers['content-type'] = 'application/octet-stream';
  });
}

/** The true type of a request whose JSON was kept from the platform. */
export function keptJsonType(request: IncomingMessage): string | undefined {
  return types.get(request);
}
