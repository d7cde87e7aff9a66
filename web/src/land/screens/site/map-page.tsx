import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useOpeningSearch } from '../../ground/search/opened-from.ts';
import { sitePath } from '../../ground/sites/site-path.ts';
import { siteNameOf } from '../../ground/sites/site-name.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CrashScreen } from '../../../ui/crash-screen.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sitePageMessages as messages } from './messages.ts';
import { PanelContent } from './panel-part.tsx';
import { useSite } from '../../ground/sites/site-context.tsx';
import { SiteLoader } from './site-loader.tsx';
import { PageHeading } from '../../../ui/page-frame/page-heading.tsx';

/** A site's map and nothing else: no sidebar, no header. */
export default function SiteMapPage() {
  return (
    <Main id="main" tabIndex={-1}>
      <SiteLoader skeleton={waiting} title={messages.mapOf}>
        <MapAlone />
      </SiteLoader>
    </Main>
  );
}

const waiting = <Skeleton flex="1" borderRadius="0" />;

function MapAlone() {
  const { siteId, site, scenario, fields } = useSite();
  const from = useOpeningSearch()?.query;
  return (
    <>
      <Bar data-screen-only>
        <ButtonLink
          variant="ghost"
          icon={<ArrowLeft size={16} />}
          to={sitePath(siteId, scenario, from)}
        >
          {messages.backToSite}
        </ButtonLink>
        <PageHeading truncate>{siteNameOf(site, fields.values())}</PageHeading>
      </Bar>
      <chakra.div position="relative" flex="1" minH="0">
        <CrashScreen>
          <Suspense fallback={waiting}>
            <PanelContent id="ol-map" />
          </Suspense>
        </CrashScreen>
      </chakra.div>
    </>
  );
}

const Main = chakra('main', {
  base: { flex: '1', minW: '0', h: '100dvh', display: 'flex', flexDirection: 'column' },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '2',
    py: '1',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
  },
});
