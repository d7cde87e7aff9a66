import { proxyModule } from './tools.ts';

/**
 * Node.js has already answered a client's `Expect: 100-continue` before any handler sees the request; the Hosting
 * emulator's own client refuses to pass the header on, and anything curl sent over 1 MB ended as a 500.
 */
export function passExpectingClients(): void {
  const { proxyRequestHandler } = proxyModule;
  proxyModule.proxyRequestHandler = (...where) => {
    const handle = proxyRequestHandler(...where);
    return (request, response, next) => {
      delete request.headers.expect;
      return handle(request, response, next);
    };
  };
}
