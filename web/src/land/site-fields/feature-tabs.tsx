import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { presentParams } from '../ground/sites/present-params.ts';
import type { Page } from './arrangement.ts';
import { siteFieldMessages as messages } from './messages.ts';
import { tabIcon } from './tab-icons.ts';

interface FeatureTabsProps {
  pages: Page[];
  children: (page: Page) => ReactNode;
}

/** The tabs of a site's fields; the open one is in the address (`?tab=`). */
export function FeatureTabs({ pages, children }: FeatureTabsProps) {
  const [params, setParams] = useSearchParams();
  // A newer configuration may no longer have the tab.
  const shown = pages.find((page) => page.id === params.get('tab')) ?? pages[0];
  const choose = (id: string) => {
    const next = presentParams();
    next.set('tab', id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Tabs
      label={messages.features}
      tabs={pages.map(({ id, mdIcon, tabTitle }) => ({
        name: id,
        label: (
          <>
            <TabIcon name={mdIcon} />
            {tabTitle}
          </>
        ),
      }))}
      shown={shown?.id ?? ''}
      choose={choose}
    >
      {pages.map((page) => (
        <TabPanel key={page.id} name={page.id} title={page.tabTitle}>
          {children(page)}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function TabIcon({ name }: { name: string | undefined }) {
  const Icon = tabIcon(name);
  return Icon ? <Icon size={16} aria-hidden /> : null;
}
