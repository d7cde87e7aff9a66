import { getFilledPanels } from '@calls/land/composed/site/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { asLeft, keepAsLeft } from '../../../forms/drafts.ts';
import { useSite } from '../../ground/sites/site-context.tsx';
import { focusAdding } from './focus-adding.ts';
import type { LayoutWork } from './layout/use-layout.ts';
import type { PanelEntry, PanelId } from './panels.ts';
import { useExpanded } from './use-expanded.ts';
import { usePanels } from './use-panels.ts';
import { goToPanel } from './use-shown-panel.ts';

type Panels = ReadonlyMap<PanelId, PanelEntry>;
type Filled = OutputOf<typeof getFilledPanels>;

/** Where this tab keeps which empty panels were opened: what is typed there must not be folded away by a reload. */
const OPENED = 'opened panels';

export interface PagePanels {
  /** False until it is known which panels are empty. */
  known: boolean;
  /** Those on the page. While the layout is edited, that is every panel that is not hidden. */
  shown: Panels;
  /** Empty ones, folded into one line. */
  folded: Panels;
  hidden: Panels;
  /** Unfolds a panel if need be, and goes there; resolves once the focus has. */
  open: (id: PanelId) => Promise<void>;
  /** The same, into the first field of what adds something to it. */
  add: (id: PanelId) => void;
}

/** Which of the panels are on the page: not those that a person hides, nor those that are empty. */
export function usePagePanels(work: LayoutWork): PagePanels {
  const { siteId, known } = useSite();
  const panels = usePanels();
  const { expanded } = useExpanded(panels);
  const asked = useEndpoint(getFilledPanels, { siteId }, { known: known?.filled });
  const [opened, setOpened] = useState(() => readOpened());
  const seen = useSeen(asked.data, siteId);
  const isHidden = (id: PanelId) => id !== expanded && (work.shown?.hidden.includes(id) ?? false);
  const isFolded = (id: PanelId) =>
    !work.editing &&
    id !== expanded &&
    !opened.includes(id) &&
    seen !== undefined &&
    id in seen &&
    !seen[id as keyof Filled];
  const only = (wanted: (id: PanelId) => boolean) =>
    new Map([...panels].filter(([id]) => wanted(id)));

  const open = (id: PanelId) => {
    const next = [...new Set([...opened, id])];
    keepAsLeft(OPENED, next);
    flushSync(() => setOpened(next));
    return goToPanel(id);
  };
  const add = async (id: PanelId) => {
    const heading = await open(id);
    if (heading) focusAdding(heading);
  };
  return {
    known: seen !== undefined || asked.error !== null,
    shown: only((id) => !isHidden(id) && !isFolded(id)),
    folded: only((id) => !isHidden(id) && isFolded(id)),
    hidden: only(isHidden),
    open: async (id) => void (await open(id)),
    add: (id) => void add(id),
  };
}

const readOpened = () => Object.values(asLeft<PanelId[]>(OPENED) ?? []) as PanelId[];

/** What holds something, or did while one looked: a panel does not fold under the hands of who empties it. */
function useSeen(now: Filled | undefined, siteId: number): Filled | undefined {
  const [seen, setSeen] = useState<{ siteId: number; filled: Filled }>();
  const before = seen?.siteId === siteId ? seen.filled : undefined;
  if (!now) return before;
  const names = Object.keys(now) as (keyof Filled)[];
  const isNew = before === undefined || names.some((name) => now[name] && !before[name]);
  if (!isNew) return before;
  const filled = { ...now };
  for (const name of names) filled[name] = now[name] || (before?.[name] ?? false);
  setSeen({ siteId, filled });
  return filled;
}
