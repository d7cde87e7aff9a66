import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { PageRoute, PageShell } from '../session/page-route.ts';
import { routes } from '../routes.tsx';
import { useConsequences } from '../session/follow-consequences.ts';
import { arrivedAt } from '../session/storage.ts';
import { useTenant } from '../session/tenant.tsx';
import { useSession, useUser } from '../session/user.ts';
import { NAVIGATION_COLLAPSED, NAVIGATION_OPEN } from '../ui/theme/breakpoints.ts';
import { CrashScreen } from '../ui/crash-screen.tsx';
import { notFoundRoute, useCurrentRoute } from './current-route.ts';
import { RoutePage, isThere, Main } from './route-page.tsx';
import { Header, PUBLIC_EDGE } from './header.tsx';
import { shellMessages as messages } from './messages.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { useNavigationState } from './navigation-state.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const NotFoundPage = lazyPart(() => import('./not-found-page.tsx'));
const KeyList = lazyPart(() => import('./key-list.tsx'));
const CouncilNews = lazyPart(() => import('../council/notifications/council-news.tsx'));
const PublicFoot = lazyPart(() => import('./public-foot.tsx'));
const Sidebar = lazyPart(() => import('./sidebar.tsx'));

/** What stands around every page: skip link, sidebar, header, the page with its guard. */
export function AppShell() {
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
    <chakra.div
      css={
        shell === 'workspace' ? {} : { '& main > [data-empty]': { px: PUBLIC_EDGE, maxW: 'full' } }
      }
      minH="100dvh"
      display="flex"
      textStyle={shell === 'workspace' ? 'body' : 'public'}
    >
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
            <Route key={each.path} path={each.path} element={<RoutePage route={each} />} />
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
