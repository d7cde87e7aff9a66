import type { Feature } from './platform/app.ts';
import type { Route } from './platform/endpoint.ts';
import { consultationFeatures } from './routes/consultation.ts';
import { councilFeatures } from './routes/council.ts';
import { landFeatures } from './routes/land.ts';
import { findingFeatures } from './routes/search.ts';

/** Every endpoint under /api/v1, feature by feature; a feature is loaded at the first call to a path of its own. */
export const features: Feature[] = [
  {
    paths: ['/health', '/openapi.json'],
    routes: async () => {
      const [{ systemRoutes }, { vectorTileCalls }] = await Promise.all([
        import('./council/system/routes.ts'),
        import('./land/layers/contract.ts'),
      ]);
      return systemRoutes(allRoutes, vectorTileCalls);
    },
  },
  ...councilFeatures,
  ...landFeatures,
  ...findingFeatures,
  ...consultationFeatures,
];

/** All of them, loaded: for the published description and for tests. */
export async function allRoutes(): Promise<Route[]> {
  return (await Promise.all(features.map(({ routes }) => routes()))).flat();
}
