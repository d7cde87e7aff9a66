import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/** Whether an address or a host cannot be read: `%ff` is no letter, and `a b` is no host. */
export function isMalformed({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
  } catch {
    return true;
  }
  const { host } = headers;
  return host !== undefined && !URL.canParse(`http://${host}`);
}

/**
 * Answers malformed requests with 400 before an emulator sees them: firebase-tools throws at them outside of any
 * handler, which ended all emulators.
 */
export function refuseMalformedRequests(): void {
  const { prototype } = Server;
  const seen = Reflect.get(prototype, 'emit') as (...args: unknown[]) => boolean;
  prototype.emit = new Proxy(seen, {
    apply: (emit, server: Server, args: unknown[]): unknown => {
      const [event, request, response] = args as [string, IncomingMessage, ServerResponse];
      if (event !== 'request' || !isMalformed(request)) return Reflect.apply(emit, server, args);
      response.writeHead(400, { 'content-type': 'text/plain', connection: 'close' });
      response.end('This address cannot be read.\n');
      return true;
    },
  });
}
