import { useEffect, useRef } from 'react';
import { useWidthClass } from '../../../ui/use-width.ts';
import { ArrangedGrid } from './arranged-grid.tsx';
import { breakpointAt } from './layout/breakpoints.ts';
import { inReadingOrder } from './layout/place.ts';
import { layoutFor } from './layout/stored-layout.ts';
import type { LayoutWork } from './layout/use-layout.ts';
import { GridSkeleton } from './page-skeleton.tsx';
import { PanelStack } from './panel-stack.tsx';
import type { PanelEntry, PanelId } from './panels.ts';
import { useExpanded } from './use-expanded.ts';
import type { PagePanels } from './use-page-panels.ts';
import { goToPanel } from './use-shown-panel.ts';

/** The panels below the page's head, as the person has arranged them for this width. */
export function PanelLayout({ work, page }: { work: LayoutWork; page: PagePanels }) {
  const phone = useWidthClass() === 'mobile';
  const panels = page.shown;
  if (!phone) return <ArrangedGrid work={work} panels={panels} known={page.known} />;
  if (!page.known) return <GridSkeleton />;
  return <StackedPanels work={work} panels={panels} />;
}

/** On a phone nothing is expanded: an address that names a panel leads to it, once. */
function StackedPanels({
  work,
  panels,
}: {
  work: LayoutWork;
  panels: ReadonlyMap<PanelId, PanelEntry>;
}) {
  const { expanded } = useExpanded(panels);
  const named = useRef(expanded);
  useEffect(() => {
    if (named.current) void goToPanel(named.current);
    named.current = undefined;
  }, []);
  const at = breakpointAt(document.documentElement.clientWidth);
  const order = inReadingOrder(layoutFor(work.saved, [...panels.keys()], at)).map(({ i }) => i);
  return <PanelStack order={order} panels={panels} />;
}
