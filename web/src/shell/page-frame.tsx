import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useMemo } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { type BuiltRoute, isBuilt, type PageRoute, type PageShell } from '../session/page-route.ts';
import { routes } from '../routes.tsx';
import { Guarded } from '../session/guarded.tsx';
import { useConsequences } from '../session/follow-consequences.ts';
import { isUnderMaintenance } from '../session/maintenance.ts';
import { arrivedAt } from '../session/storage.ts';
import { useTenant } from '../session/tenant.tsx';
import { useSession, useUser } from '../session/user.ts';
import { useAccess } from '../session/access.tsx';
import { NAVIGATION_COLLAPSED, NAVIGATION_OPEN } from '../ui/theme/breakpoints.ts';
import { Arrived } from './arrived.tsx';
import { CrashScreen } from '../ui/crash-screen.tsx';
import { notFoundRoute, routeOf, useCurrentRoute } from './current-route.ts';
import { Header } from './header.tsx';
import { shellMessages as messages } from './messages.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { Waiting } from '../ui/waiting.tsx';
import { useNavigationState } from './navigation-state.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const MaintenancePage = lazyPart(() => import('./maintenance-page.tsx'));
const NotFoundPage = lazyPart(() => import('./not-found-page.tsx'));
const KeyList = lazyPart(() => import('./key-list.tsx'));
const CouncilNews = lazyPart(() => import('../council/notifications/council-news.tsx'));
const PublicFoot = lazyPart(() => import('./public-foot.tsx'));
const Sidebar = lazyPart(() => import('./sidebar.tsx'));
const pages = new Map(routes.filter(isBuilt).map((route) => [route.path, lazyPart(route.page)]));

// The first page loads while council and session are still being requested.
const first = routeOf(location.pathname);
if (isBuilt(first)) first.page().catch(() => undefined);

/** The frame around every page: skip link, sidebar, header, the page with its guard. */
export function PageFrame() {
  const route = useCurrentRoute();
  const { pathname } = useLocation();
  const { name, features } = useTenant();
  const navigation = useNavigationState();
  const shell = useShell(route);
  const bare = shell === 'bare';
  // The not-found page has its own title.
  usePageTitle(isThere(route, features, pathname) ? route.title : undefined, name);
  useConsequences(route.guard === 'public');
  useArrival();
  const signedIn = useUser() !== undefined;
  return (
    <chakra.div minH="100dvh" display="flex" textStyle={shell === 'workspace' ? 'body' : 'public'}>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      {shell === 'workspace' && (
        <Suspense fallback={<SidebarSpace open={navigation.open} />}>
          <Sidebar navigation={navigation} />
        </Suspense>
      )}
      <chakra.div flex="1" minW="0" display="flex" flexDirection="column">
        {!bare && <Header route={{ ...route, shell }} navigation={navigation} />}
        <Routes>
          {routes.map((each) => (
            <Route key={each.path} path={each.path} element={<Page route={each} />} />
          ))}
          <Route
            path="*"
            element={
              <Main route={route}>
                <NotFoundPage />
              </Main>
            }
          />
        </Routes>
        {(shell === 'document' || shell === 'account') && (
          <Beside>
            <PublicFoot />
          </Beside>
        )}
      </chakra.div>
      {/* Each for itself: the keys do not wait for the news. */}
      <Beside>
        <KeyList />
      </Beside>
      {signedIn && (
        <Beside>
          <CouncilNews />
        </Beside>
      )}
    </chakra.div>
  );
}

/** What a page can do without: it comes later, and where it does not arrive the page stays. */
function Beside({ children }: { children: React.ReactNode }) {
  return (
    <CrashScreen instead={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </CrashScreen>
  );
}

/**
 * Who is no member of staff finds an unknown address in the public's frame, as every other page that is theirs; nothing
 * stands around it until it is known who asks.
 */
function useShell(route: PageRoute): PageShell {
  const session = useSession();
  if (route !== notFoundRoute) return route.shell ?? 'workspace';
  if (session.status === 'loading' || session.status === 'failed') return 'bare';
  const isStaff = session.status === 'signed-in' && session.user.kind === 'staff';
  return isStaff ? 'workspace' : 'document';
}

/** Somebody who signed in to come here has arrived. */
function useArrival(): void {
  const signedIn = useUser() !== undefined;
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (signedIn) arrivedAt(pathname + search + hash);
  }, [signedIn, pathname, search, hash]);
}

/** Built, not switched off by a flag, and at an address whose parts name what there is. */
function isThere(route: PageRoute, features: string[], pathname: string): route is BuiltRoute {
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

function Page({ route }: { route: PageRoute }) {
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
function Main({ route, children }: { route: PageRoute; children: React.ReactNode }) {
  const content = useMemo(() => <Suspense fallback={<Waiting />}>{children}</Suspense>, [children]);
  if (route.shell === 'bare' && isBuilt(route)) return content;
  return (
    <chakra.main id="main" tabIndex={-1} flex="1" minW="0" display="flex" flexDirection="column">
      {content}
    </chakra.main>
  );
}

/** Reserves the sidebar's space while it loads, so that nothing jumps. */
function SidebarSpace({ open }: { open: boolean }) {
  const width = open ? NAVIGATION_OPEN : NAVIGATION_COLLAPSED;
  return (
    <chakra.div
      hideBelow="md"
      flexShrink="0"
      borderRightWidth="1px"
      bg="bg.subtle"
      style={{ width }}
    />
  );
}

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    px: '4',
    py: '2',
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderRadius: 'md',
    zIndex: 'toast',
    textStyle: 'body',
    '&:not(:focus)': { srOnly: true },
  },
});
