import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { presentParams } from '../ground/sites/present-params.ts';
import type { Page } from './arrangement.ts';
import { siteFieldMessages as messages } from './messages.ts';
import { tabIcon } from './tab-icons.ts';

/** The tabs of a site's fields. Which one is open stands in the address (`?tab=`); arrows, Home and End move. */
export function FeatureTabs({
  pages,
  children,
}: {
  pages: Page[];
  children: (page: Page) => ReactNode;
}) {
  const [params, setParams] = useSearchParams();
  const id = useId();
  // A configuration renewed meanwhile may have the tab no longer.
  const named = pages.findIndex((page) => page.id === params.get('tab'));
  const shown = Math.max(named, 0);
  const choose = (at: number) => {
    const next = presentParams();
    next.set('tab', pages[at]?.id ?? '');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const last = pages.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: shown === last ? 0 : shown + 1,
      ArrowLeft: shown === 0 ? last : shown - 1,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <TabList role="tablist" aria-label={messages.features} data-screen-only onKeyDown={move}>
        {pages.map((page, at) => (
          <Tab
            key={page.id}
            type="button"
            role="tab"
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            aria-selected={at === shown}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => choose(at)}
          >
            <TabIcon name={page.mdIcon} />
            {page.tabTitle}
          </Tab>
        ))}
      </TabList>
      {pages.map((page, at) => (
        <TabPanel
          key={page.id}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          tabIndex={0}
          data-shown={at === shown || undefined}
        >
          <PrintTitle>{page.tabTitle}</PrintTitle>
          {children(page)}
        </TabPanel>
      ))}
    </>
  );
}

function TabIcon({ name }: { name: string | undefined }) {
  const Icon = tabIcon(name);
  return Icon ? <Icon size={16} aria-hidden /> : null;
}

const TabList = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', mb: '4', borderBottomWidth: '1px' },
});
const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '3',
    minH: { base: '11', md: '9' },
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0 },
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    _hover: { bg: 'bg.muted' },
    _selected: { borderColor: 'accent.solid', fontWeight: 'semibold' },
  },
});
// On paper nobody changes tabs: all are printed, each under its title.
const TabPanel = chakra('div', {
  base: {
    display: 'none',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    '&[data-shown]': { display: 'grid' },
    _print: { display: 'grid', mb: '6' },
  },
});
const PrintTitle = chakra('h3', {
  base: { display: 'none', textStyle: 'headingSm', _print: { display: 'block' } },
});
