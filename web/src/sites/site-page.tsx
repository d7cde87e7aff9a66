import { SiteHead } from './page/head.tsx';
import { LeavingGuard } from './page/layout/leaving-guard.tsx';
import { useLayoutWork } from './page/layout/use-layout.ts';
import { PageSkeleton } from './page/page-skeleton.tsx';
import { PanelGrid } from './page/panel-grid.tsx';
import { SiteLoader } from './page/site-loader.tsx';

/** One site: a head that stays, and panels that people arrange. */
export default function SitePage() {
  return (
    <SiteLoader skeleton={<PageSkeleton />} title={(name) => name}>
      <Arranged />
    </SiteLoader>
  );
}

function Arranged() {
  const work = useLayoutWork();
  return (
    <>
      <SiteHead work={work} />
      <PanelGrid work={work} />
      <LeavingGuard work={work} />
    </>
  );
}
