import { matchRoutes, useLocation } from 'react-router-dom';
import type { PageRoute } from '../session/page-route.ts';
import { routes } from '../routes.tsx';

/** The route used for an unknown address. */
export const notFoundRoute: PageRoute = {
  path: '*',
  title: 'Page not found',
  guard: 'public',
  later: 'never: this is the not-found page',
};

export const routeObjects = [...routes, notFoundRoute].map((route) => ({
  path: route.path,
  id: route.path,
  handle: route,
}));

/** The route for an address; the more specific pattern wins, as in the router. */
export function routeOf(pathname: string): PageRoute {
  const matched = matchRoutes(routeObjects, pathname)?.at(-1);
  return (matched?.route.handle as PageRoute | undefined) ?? notFoundRoute;
}

export function useCurrentRoute(): PageRoute {
  return routeOf(useLocation().pathname);
}
