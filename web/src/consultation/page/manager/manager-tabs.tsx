import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { managerMessages as messages } from './messages.ts';

export const MANAGER = '/consultations/representations';

const TABS = [
  { to: `${MANAGER}/all`, label: messages.all },
  { to: `${MANAGER}/contacts`, label: messages.contacts },
  { to: `${MANAGER}/organisations`, label: messages.organisations },
  { to: '/consultations/response-manager', label: messages.responses },
  { to: '/consultations/work', label: messages.work },
];

/** The tables of the manager, each with an address of its own, and what adds to the one shown. */
export const ManagerTabs = ({ children }: { children: ReactNode }) => (
  <Row>
    <Bar aria-label={messages.tabs}>
      {TABS.map(({ to, label }) => (
        <Tab key={to} to={to}>
          {label}
        </Tab>
      ))}
    </Bar>
    <chakra.div display="flex" flexWrap="wrap" gap="2" py="1.5">
      {children}
    </chakra.div>
  </Row>
);

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
const Tab = chakra(NavLink, {
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
    '&[aria-current=page]': { borderColor: 'accent.solid', fontWeight: 'semibold' },
  },
});
