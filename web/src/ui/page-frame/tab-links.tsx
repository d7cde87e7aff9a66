import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';

export interface LinkedTab {
  to: string;
  /** Other addresses of the same part. */
  also?: readonly string[];
  label: string;
}

/** The parts of a page that have addresses of their own, in its bar. */
export function TabLinks({ label: name, tabs }: { label: string; tabs: readonly LinkedTab[] }) {
  const { pathname } = useLocation();
  const shown = shownAt(pathname, tabs);
  return (
    <Bar aria-label={name} data-screen-only>
      {tabs.map((tab) => (
        <Tab
          key={tab.to}
          ref={tab === shown ? scrollToShown : undefined}
          to={tab.to}
          aria-current={tab === shown ? 'page' : undefined}
        >
          {tab.label}
        </Tab>
      ))}
    </Bar>
  );
}

/** The part at an address: the one that names most of it, as one part may lie below another. */
const shownAt = (pathname: string, tabs: readonly LinkedTab[]) =>
  tabs
    .filter(
      ({ to, also = [] }) =>
        also.includes(pathname) || pathname === to || pathname.startsWith(`${to}/`),
    )
    .toSorted((a, b) => b.to.length - a.to.length)[0];

/** On phones not all of them are in sight. */
const scrollToShown = (tab: HTMLAnchorElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const Bar = chakra('nav', {
  base: { display: 'flex', alignItems: 'stretch', flexWrap: { md: 'wrap' }, minW: { md: '0' } },
});
const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '3',
    whiteSpace: 'nowrap',
    minH: { base: '11', md: '9' },
    mb: { md: '-1px' },
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { borderColor: 'accent.fg', fontWeight: 'semibold' },
  },
});
