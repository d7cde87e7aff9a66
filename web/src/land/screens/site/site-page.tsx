import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { touchTargets } from '../../../ui/theme/recipes.ts';
import { useWidthClass } from '../../../ui/use-width.ts';
import { PanelOpener } from '../../ground/sites/shown-feature.ts';
import { useUndoLast } from '../../ground/sites/use-undo-last.ts';
import { EmptyPanels } from './empty-panels.tsx';
import { SiteHead } from './head.tsx';
import { Neighbours } from './neighbours.tsx';
import { LeavingGuard } from './layout/leaving-guard.tsx';
import { useLayoutWork } from './layout/use-layout.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { PanelLayout } from './panel-layout.tsx';
import type { PanelId } from './panels.ts';
import { SiteLoader } from './site-loader.tsx';
import { usePagePanels } from './use-page-panels.ts';

/** One site: a head that stays, and panels that people arrange. */
export default function SitePage({ below }: { below?: ReactNode }) {
  return (
    <SiteLoader skeleton={<PageSkeleton />} title={(name) => name}>
      <Arranged below={below} />
    </SiteLoader>
  );
}

function Arranged({ below }: { below: ReactNode }) {
  const phone = useWidthClass() === 'mobile';
  const work = useLayoutWork();
  const page = usePagePanels(work);
  useUndoLast();
  return (
    <PanelOpener value={(panel) => page.open(panel as PanelId)}>
      <SiteHead work={work} page={page} />
      {phone ? (
        <PhoneLine>
          <EmptyPanels page={page} />
          <Neighbours />
        </PhoneLine>
      ) : (
        <EmptyPanels page={page} />
      )}
      <PanelLayout work={work} page={page} />
      {/* Before the panels stand, it would be in sight at once, and ask for what lies far below. */}
      {page.known && work.known && below}
      <LeavingGuard work={work} />
    </PanelOpener>
  );
}

/** On phones the head has no room for the neighbours: they stand in the first line under it. */
const PhoneLine = chakra('div', {
  base: { ...touchTargets, display: 'flex', alignItems: 'end', justifyContent: 'space-between' },
});
