import { chakra } from '@chakra-ui/react';
import { Suspense, useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { routes } from '../routes.tsx';
import { useAccess } from '../session/access.tsx';
import { Guarded } from '../session/guarded.tsx';
import { isUnderMaintenance } from '../session/maintenance.ts';
import { type BuiltRoute, isBuilt, type PageRoute } from '../session/page-route.ts';
import { useTenant } from '../session/tenant.tsx';
import { CrashScreen } from '../ui/crash-screen.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Waiting } from '../ui/waiting.tsx';
import { Arrived } from './arrived.tsx';
import { routeOf } from './current-route.ts';

const MaintenancePage = lazyPart(() => import('./maintenance-page.tsx'));
const NotFoundPage = lazyPart(() => import('./not-found-page.tsx'));
const pages = new Map(routes.filter(isBuilt).map((route) => [route.path, lazyPart(route.page)]));

// The first page loads while council and session are still being requested.
const first = routeOf(location.pathname);
if (isBuilt(first)) first.page().catch(() => undefined);

/** Built, not switched off by a flag, and at an address whose parts name what there is. */
export function isThere(
  route: PageRoute,
  features: string[],
  pathname: string,
): route is BuiltRoute {
  const isOn = route.flag === undefined || features.includes(route.flag);
  return isBuilt(route) && isOn && namesWhatIsThere(route, pathname);
}

function namesWhatIsThere({ path, values = {} }: PageRoute, pathname: string): boolean {
  const named = matchPath(path, pathname)?.params ?? {};
  return Object.entries(values).every(([part, allowed]) => {
    const given = named[part];
    return given === undefined || allowed.includes(given);
  });
}

/** A page with its guard, or what stands in its place. */
export function RoutePage({ route }: { route: PageRoute }) {
  const { features } = useTenant();
  const { pathname } = useLocation();
  return (
    <Main route={route}>
      {isThere(route, features, pathname) ? (
        <Guarded
          guard={route.guard ?? [{ unit: 'placemaker', actions: ['read'] }]}
          title={route.title}
        >
          <Maintained route={route}>
            <LazyPage route={route} />
          </Maintained>
        </Guarded>
      ) : (
        <NotFoundPage />
      )}
    </Main>
  );
}

/** A page under maintenance shows the notice instead; so does every page while the whole council is. */
function Maintained({ route, children }: { route: BuiltRoute; children: React.ReactNode }) {
  const tenant = useTenant();
  const { pathname } = useLocation();
  const { allowed: maintains } = useAccess('authorisation', 'read', 'write', 'delete');
  const now = new Date();
  const page = tenant.page_maintenance_status.some(
    (status) => matchPath(status.route, pathname) && isUnderMaintenance(status, now),
  );
  const everything = tenant.global_maintenance_active && route.guard !== 'public' && !maintains;
  return page || everything ? <MaintenancePage /> : children;
}

function LazyPage({ route }: { route: BuiltRoute }) {
  const Content = pages.get(route.path);
  const { pathname } = useLocation();
  return (
    Content && (
      <CrashScreen key={route.isOnePage ? route.path : pathname} page>
        <Content />
        <Arrived />
      </CrashScreen>
    )
  );
}

/** Bare pages bring their own main element; the others live in this one. */
export function Main({ route, children }: { route: PageRoute; children: React.ReactNode }) {
  const content = useMemo(() => <Suspense fallback={<Waiting />}>{children}</Suspense>, [children]);
  if (route.shell === 'bare' && isBuilt(route)) return content;
  return (
    <chakra.main id="main" tabIndex={-1} flex="1" minW="0" display="flex" flexDirection="column">
      {content}
    </chakra.main>
  );
}
