import type { Contract } from '../../platform/contract.ts';
import { platformRoute, type Route } from '../../platform/endpoint.ts';
import { Reply } from '../../platform/reply.ts';
import { getHealth, getOpenApi } from './contract.ts';
import { health } from './health.ts';
import { openApiOf } from './openapi.ts';

/**
 * Health and the published contract; `all` is every route of the product, `elsewhere` the calls that other functions
 * serve.
 */
export function systemRoutes(all: () => Promise<Route[]>, elsewhere: Contract[]): Route[] {
  return [
    platformRoute(getHealth, async () => {
      const body = await health();
      return new Reply({
        body,
        status: Object.values(body).every((state) => state === 'ok') ? 200 : 503,
      });
    }),
    platformRoute(getOpenApi, async () =>
      openApiOf([...(await all()).map(({ contract }) => contract), ...elsewhere]),
    ),
  ];
}
