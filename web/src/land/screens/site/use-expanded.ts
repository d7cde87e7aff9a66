import { useSearchParams } from 'react-router-dom';
import type { PanelEntry, PanelId } from './panels.ts';
import { presentParams } from '../../ground/sites/present-params.ts';

/** The panel that the address expands (`?panel=`), and expanding another or none. */
export function useExpanded(panels: ReadonlyMap<PanelId, PanelEntry>) {
  const [params, setParams] = useSearchParams();
  const named = params.get('panel') as PanelId | null;
  const expanded = named !== null && panels.has(named) ? named : undefined;
  const expand = (panel: PanelId | undefined) =>
    setParams(() => {
      const next = presentParams();
      if (panel === undefined) next.delete('panel');
      else next.set('panel', panel);
      return next;
    });
  return { expanded, expand };
}
