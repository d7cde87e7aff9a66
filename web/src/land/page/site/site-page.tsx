import { SiteHead } from './head.tsx';
import { LeavingGuard } from './layout/leaving-guard.tsx';
import { useLayoutWork } from './layout/use-layout.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { PanelLayout } from './panel-layout.tsx';
import { SiteLoader } from './site-loader.tsx';

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
      <PanelLayout work={work} />
      <LeavingGuard work={work} />
    </>
  );
}
