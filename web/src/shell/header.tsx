import { chakra } from '@chakra-ui/react';
import { ArrowLeft, LogIn, Menu, X } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { PageRoute, PageShell } from '../session/page-route.ts';
import { useFlag } from '../session/tenant.tsx';
import { useSession } from '../session/user.ts';
import { ButtonLink } from '../ui/button.tsx';
import { HEADER_HEIGHT } from '../ui/theme/breakpoints.ts';
import { CouncilLogo } from '../session/council-logo.tsx';
import { FeedbackButton } from './feedback-button.tsx';
import { Labelled } from './labelled.tsx';
import { shellMessages as messages } from './messages.ts';
import { type NavigationState, SIDEBAR } from './navigation-state.ts';
import { usePreviousTitle } from './trail.ts';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';
import { useWidthClass } from '../ui/use-width.ts';
import { lazyPart } from '../ui/lazy-part.ts';

const UserMenu = lazyPart(() => import('./user-menu.tsx'));
const Bell = lazyPart(() => import('../council/notifications/bell.tsx'));

interface HeaderProps {
  /** The page's route, in the frame that this person finds it in. */
  route: PageRoute & { shell: PageShell };
  navigation: NavigationState;
}

/**
 * Back, menu toggle or logo at the left; feedback, bell and user menu at the right. 48 px high for staff; on the public's
 * pages as the server sets it there: 72 px, with the council's mark, as wide as they are.
 */
export function Header({ route, navigation }: HeaderProps) {
  const hidden = useHiddenOnScroll(route.shell === 'document');
  const session = useSession();
  const isPublic = route.shell === 'document' || route.shell === 'account';
  const notifications = useFlag('notifications');
  return (
    <Bar
      data-screen-only
      look={isPublic ? 'public' : 'staff'}
      style={hidden ? { transform: 'translateY(-100%)', visibility: 'hidden' } : {}}
    >
      {isPublic && (
        <HomeLink to="/p/document">
          <CouncilLogo />
        </HomeLink>
      )}
      <Left route={route} navigation={navigation} />
      <chakra.div flex="1" data-commands />
      <FeedbackButton />
      {session.status === 'signed-in' && (
        <>
          {notifications && (
            <Suspense fallback={<chakra.span w="8" />}>
              <Bell />
            </Suspense>
          )}
          <Suspense fallback={<chakra.span w="9" />}>
            <UserMenu user={session.user} />
          </Suspense>
        </>
      )}
      {session.status === 'signed-out' && route.shell === 'document' && (
        <ButtonLink to="/consultations/login" variant="outline" icon={<LogIn size={16} />}>
          {messages.logIn}
        </ButtonLink>
      )}
    </Bar>
  );
}

function Left({ route, navigation }: HeaderProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const previous = usePreviousTitle(route.title);
  const mobile = useWidthClass() === 'mobile';
  if (route.shell === 'account' || /^\/p\/document(\/all)?\/?$/.test(pathname)) {
    return null;
  }
  // Whoever reads a document has no way to the workspace.
  const start =
    route.shell === 'document'
      ? (/^\/p\/document\/\d+(?=\/)/.exec(pathname)?.[0] ?? '/p/document')
      : '/';
  const isRoot = pathname === '/' || pathname === '/map';
  const open = mobile ? navigation.over : navigation.open;
  const toggle = () => (mobile ? navigation.setOver(!navigation.over) : navigation.toggle());
  return (
    <>
      {(isRoot || (mobile && route.shell === 'workspace')) && (
        <Labelled
          label={open ? messages.closeMenu : messages.openMenu}
          icon={open ? <X size={20} /> : <Menu size={20} />}
          onClick={toggle}
          expanded={open}
          controls={SIDEBAR}
        />
      )}
      {!isRoot && (
        <Labelled
          label={previous ?? messages.back}
          icon={<ArrowLeft size={20} />}
          onClick={() => (previous === undefined ? void navigate(start) : void navigate(-1))}
          alwaysShown={route.shell !== 'document'}
        />
      )}
    </>
  );
}

/** Shrinks before the buttons beside it do. */
const HomeLink = chakra(Link, { base: { display: 'block', minW: '0' } });

/** As wide as the public's pages, whose edges are those of a column in the middle. */
export const PUBLIC_EDGE = { base: '4', md: 'max(1.5rem, calc(50vw - 34.5rem))' };

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    bg: 'bg.panel',
    zIndex: 'navigation',
    transition: 'transform 0.12s',
    textStyle: 'body',
  },
  variants: {
    look: {
      staff: { h: `${HEADER_HEIGHT}px`, px: '2', borderBottomWidth: '1px' },
      public: {
        h: '72px',
        px: PUBLIC_EDGE,
        borderBottomWidth: '4px',
        borderColor: 'accent.solid',
        // Enlarged to 400 %, or on a phone on its side, it would take a third of what can be seen.
        '@media (max-height: 30rem)': { position: 'static', transform: 'none !important' },
      },
    },
  },
});
