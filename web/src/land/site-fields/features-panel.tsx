import { chakra } from '@chakra-ui/react';
import type { ConfigError } from '@contract/council/ground/configs/config-error.ts';
import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import { ConfigErrorScreen } from '../../council/ground/configs/config-error-screen.tsx';
import { useConfig } from '../../council/ground/configs/use-config.ts';
import { useFlag } from '../../session/tenant.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useSite } from '../ground/sites/site-context.tsx';
import { type FeatureTab, type Page, arrangedPages } from './arrangement.ts';
import { Content } from './content.tsx';
import { FeatureTabs } from './feature-tabs.tsx';
import { siteFieldMessages as messages } from './messages.ts';
import { NestedSites } from './nested-sites.tsx';
import { TabActions } from './tab-actions.tsx';

const NO_TABS: FeatureTab[] = [];

/** A site's fields in the council's arrangement, edited in place. */
export default function FeaturesPanel() {
  const { site, scenario, fields, can } = useSite();
  const state = useConfig('site-features');
  const tabs = state.status === 'ready' ? (state.config?.tabs ?? NO_TABS) : NO_TABS;
  const pages = useMemo(
    () => arrangedPages({ tabs, fields, values: site, mayEdit: can.edit }),
    [tabs, fields, site, can.edit],
  );
  if (state.status === 'loading') return <SkeletonLines lines={10} height="6" />;
  if (state.status === 'failed')
    return <ConfigErrorScreen errors={state.errors.map(asTabs)} reload={state.reload} />;
  if (pages.length === 0)
    return (
      <Empty kind="nothing" title={messages.noFields}>
        {messages.noFieldsHint}
      </Empty>
    );
  return (
    <>
      {!can.edit && (
        <ReadOnly>
          <Lock size={14} aria-hidden />
          {messages.readOnly}
        </ReadOnly>
      )}
      {/* Under another scenario each value is another one's. */}
      <FeatureTabs key={scenario} pages={pages}>
        {(page) => <TabContent page={page} />}
      </FeatureTabs>
    </>
  );
}

/** A configuration that could not be fetched is one of the tabs; one that does not exist says so itself. */
const asTabs = (error: ConfigError): ConfigError =>
  error.kind === 'fetching' && error.hint === undefined
    ? { ...error, message: messages.tabsFailed }
    : error;

function TabContent({ page }: { page: Page }) {
  const { can } = useSite();
  const actions = useFlag('site view tab actions') && can.edit ? (page.tabActions ?? []) : [];
  return (
    <>
      {actions.length > 0 && <TabActions tabId={page.id} names={actions.map(({ name }) => name)} />}
      <Content items={page.content} under={page.tabTitle} />
      {page.nestedSitesSource && <NestedSites source={page.nestedSitesSource} />}
    </>
  );
}

const ReadOnly = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', mb: '2', color: 'fg.muted' },
});
