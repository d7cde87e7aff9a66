import type { Plugin } from 'vite';

const ADDRESS = /^\/islands\.js(\?|$)/;
const SOURCE = '/src/consultation/public-documents/islands.ts';

/** With hot reload, the module of the public's pages stands at the address that it has once it is built. */
export function islandsInDev(): Plugin {
  return {
    name: 'islands-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (ADDRESS.test(request.url ?? '')) request.url = SOURCE;
        next();
      });
    },
  };
}
