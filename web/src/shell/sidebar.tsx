import { chakra } from '@chakra-ui/react';
import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { useContentSession } from '../council/content/use-content-session.ts';
import { useAccess } from '../session/access.tsx';
import { useTenant } from '../session/tenant.tsx';
import { IconButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { HEADER_HEIGHT, NAVIGATION_COLLAPSED, NAVIGATION_OPEN } from '../ui/theme/breakpoints.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { CouncilMark } from '../session/council-mark.tsx';
import { type Entry, type EntryGroup, menu, shownEntries } from './menu-entries.tsx';
import { shellMessages as messages } from './messages.ts';
import type { NavigationState } from './navigation-state.ts';
import { useWidthClass } from '../ui/use-width.ts';
import { SIDEBAR } from './navigation-state.ts';

// For the command bar: the entries stay in this chunk.
export { menu, shownEntries };

const SidebarLists = lazyPart(() => import('../land/site-lists/sidebar-lists.tsx'));

/** Council name and logo, and the menu of what this person may open: 46 px of icons, or 211 px. */
export default function Sidebar({ navigation }: { navigation: NavigationState }) {
  useContentSession();
  const { pathname } = useLocation();
  const mobile = useWidthClass() === 'mobile';
  const { open: wide, over, setOver } = navigation;
  const open = mobile || wide;
  // A change of page closes the menu; the first render does not, in case somebody has already opened it.
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) setOver(false);
    shownOn.current = pathname;
  }, [pathname, setOver]);
  useLyingOver(mobile && over, setOver);
  if (mobile && !over) return null;
  return (
    <Column
      id={SIDEBAR}
      tabIndex={-1}
      data-screen-only
      style={{ width: open ? NAVIGATION_OPEN : NAVIGATION_COLLAPSED }}
      over={mobile}
    >
      <CouncilMark named={open} />
      <chakra.nav
        aria-label={messages.navigation}
        flex="1"
        minH="0"
        overflowY="auto"
        display="flex"
        flexDirection="column"
        pb="2"
      >
        {menu.map((group) => (
          <Fragment key={group.label}>
            <Group group={group} open={open} />
            {group.label === messages.siteAssessment && (
              <Suspense fallback={null}>
                <SidebarLists open={open} />
              </Suspense>
            )}
          </Fragment>
        ))}
      </chakra.nav>
      {!mobile && (
        <chakra.div p="1.5" borderTopWidth="1px">
          <IconButton
            label={open ? messages.collapseNavigation : messages.expandNavigation}
            icon={open ? <ChevronsLeft size={16} /> : <ChevronsRight size={16} />}
            onClick={navigation.toggle}
          />
        </chakra.div>
      )}
    </Column>
  );
}

/**
 * On phones the menu covers the page and takes the focus; Escape returns it, and a click elsewhere closes the menu,
 * too.
 */
function useLyingOver(lies: boolean, setOver: (over: boolean) => void): void {
  useEffect(() => {
    if (!lies) return;
    const menu = document.getElementById(SIDEBAR);
    const toggle = document.querySelector<HTMLElement>(`[aria-controls="${SIDEBAR}"]`);
    menu?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOver(false);
      toggle?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!menu?.contains(target as Node) && !toggle?.contains(target as Node)) setOver(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [lies, setOver]);
}

function Group({ group, open }: { group: EntryGroup; open: boolean }) {
  const { features } = useTenant();
  const placemaker = useAccess('placemaker', 'read');
  const needed = group.needs.at(-1);
  const own = useAccess(needed?.unit ?? 'placemaker', ...(needed?.actions ?? ['read']));
  const entries = shownEntries(group, features);
  if (!placemaker.allowed || !own.allowed || entries.length === 0) return null;
  return (
    <chakra.div mt={group.atBottom ? 'auto' : '2'} px="1.5" pt={group.atBottom ? '4' : '0'}>
      {open && (
        <chakra.p textStyle="small" color="fg.muted" fontWeight="medium" px="1.5" py="1">
          {group.label}
        </chakra.p>
      )}
      <chakra.ul aria-label={group.label}>
        {entries.map((entry) => (
          <EntryItem key={entry.label} entry={entry} open={open} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

function EntryItem(item: { entry: Entry; open: boolean }) {
  const { allowed } = useAccess(item.entry.unit ?? 'placemaker', 'read');
  return allowed ? (
    <li>
      <EntryLink {...item} />
    </li>
  ) : null;
}

function EntryLink({ entry, open }: { entry: Entry; open: boolean }) {
  const content = (
    <>
      <chakra.span flexShrink="0" display="grid">
        {entry.icon}
      </chakra.span>
      {open && <chakra.span truncate>{entry.label}</chakra.span>}
    </>
  );
  const { pathname } = useLocation();
  const here = pathname === entry.also || matchPath({ path: entry.to ?? '', end: false }, pathname);
  const name = open ? {} : { 'aria-label': entry.label };
  return (
    <Tooltip
      text={entry.disabled ? messages.notYet(entry.label) : entry.label}
      off={open && !entry.disabled}
    >
      {entry.disabled || !entry.to ? (
        <Row as="span" role="link" aria-disabled tabIndex={0} {...name}>
          {content}
        </Row>
      ) : (
        <RowLink to={entry.to} aria-current={here ? 'page' : undefined} {...name}>
          {content}
        </RowLink>
      )}
    </Tooltip>
  );
}

const Column = chakra('aside', {
  base: {
    position: 'sticky',
    top: '0',
    h: '100dvh',
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.subtle',
    borderRightWidth: '1px',
    overflow: 'hidden',
    transition: 'width 0.12s',
    textStyle: 'body',
    zIndex: 'navigation',
    outline: 'none',
  },
  variants: {
    over: {
      true: {
        position: 'fixed',
        top: `${HEADER_HEIGHT}px`,
        h: `calc(100dvh - ${HEADER_HEIGHT}px)`,
        boxShadow: 'floating',
      },
      false: {},
    },
  },
});

const row = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '8',
    px: '1.5',
    borderRadius: 'md',
    color: 'fg',
    _hover: { bg: 'bg.muted' },
    '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'medium' },
    '&[aria-disabled=true]': {
      color: 'gray.500',
      cursor: 'not-allowed',
      _hover: { bg: 'transparent' },
    },
  },
} as const;
const Row = chakra('span', row);
const RowLink = chakra(Link, row);
