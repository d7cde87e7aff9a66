import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MANAGER } from '../../../records/kept/manager-place.ts';
import { managerMessages as messages } from './messages.ts';

/** The tables, each with what else leads to it. */
const TABS: readonly { to: string; also: readonly string[]; label: string }[] = [
  { to: `${MANAGER}/all`, also: ['/consultations', MANAGER], label: messages.all },
  { to: `${MANAGER}/contacts`, also: ['/consultations/contacts'], label: messages.contacts },
  {
    to: `${MANAGER}/organisations`,
    also: ['/consultations/organisations'],
    label: messages.organisations,
  },
  { to: '/consultations/response-manager', also: [], label: messages.responses },
  { to: '/consultations/work', also: [], label: messages.work },
];

/** The tables of the manager, each with an address of its own, and what adds to the one shown. */
export function ManagerTabs({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Row>
      <Bar aria-label={messages.tabs}>
        {TABS.map(({ to, also, label }) => {
          const isShown =
            also.includes(pathname) || pathname === to || pathname.startsWith(`${to}/`);
          return (
            <Tab key={to} to={to} aria-current={isShown ? 'page' : undefined}>
              {label}
            </Tab>
          );
        })}
      </Bar>
      <chakra.div display="flex" flexWrap="wrap" gap="2" py="1.5">
        {children}
      </chakra.div>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    px: '4',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
  },
});
const Bar = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', minW: '0' },
});
const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '3',
    whiteSpace: 'nowrap',
    minH: { base: '11', md: '9' },
    mb: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': { borderColor: 'accent.fg', fontWeight: 'semibold' },
  },
});
