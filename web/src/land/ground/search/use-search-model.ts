import type { Filter } from '@contract/council/ground/filters/filter.ts';
import { ownReferenceFields } from '@contract/land/ground/sites/own-reference-fields.ts';
import { useMemo, useRef, useState } from 'react';
import { hasWebGl2 } from '../../../map/choose-engine.ts';
import type { MapHandle } from '../../../map/map-types.ts';
import type { Box } from '../../../map/view.ts';
import { useAreaDrawing } from './use-area-drawing.ts';
import { ChosenScenarios } from '../sites/chosen-scenarios.ts';
import { useFoundSites } from './use-found-sites.ts';
import { useHoveredSite } from './use-hovered-site.ts';
import { useSelection } from './use-selection.ts';
import { askedFilters } from './search-address.ts';
import type { Pointing, SearchModel } from './search-model.tsx';
import { useSearchActions } from './use-search-actions.ts';
import type { SearchScreen } from '../../../records/search/search-screen.ts';
import { useSearchState } from './use-search-state.ts';

/** The fields for a card's heading, where the dictionary has them. */
const NAMES = ['site_name', 'address'];
const NOTHING_FIXED: Filter[] = [];

/**
 * The search of a page. `fixed` are the page's own filters, such as a list's. A page without a list of results and a
 * map (`listed: false`), such as a table, requests neither. `sort` is the order until somebody chooses one.
 */
export function useNewSearch(
  screen: SearchScreen,
  {
    fixed = NOTHING_FIXED,
    listed = true,
    sort: standard,
  }: { fixed?: Filter[]; listed?: boolean; sort?: string | undefined } = {},
) {
  const { state: read, change } = useSearchState();
  const state = useMemo(() => ({ ...read, sort: read.sort ?? standard }), [read, standard]);
  const map = useRef<MapHandle>(null);
  const bounds = useRef<Box>(undefined);
  const { filters, area, sort } = state;
  const asked = useMemo(
    () => [...fixed, ...askedFilters({ filters, area })],
    [fixed, filters, area],
  );
  const attributes = useMemo(() => {
    const names = [
      ...NAMES.filter((name) => screen.fields.has(name)),
      ...ownReferenceFields([...screen.fields.values()]),
      ...screen.card.map((each) => each.dbPropertyName),
    ];
    return [...new Set(names)];
    // The dictionary stays the same object until it is refetched.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [screen.pending, screen.card.length]);
  const ready = listed && !screen.pending && !screen.error && !screen.broken;
  const found = useFoundSites({ filters: asked, attributes, sort, ready });
  const { search, show, seeing } = useSearchActions({
    filters,
    area,
    change,
    map,
    bounds,
    listed,
  });

  const pointing: Pointing = useHoveredSite(useSelection(found.sites, seeing.searches));
  const areas = useAreaDrawing(seeing.searches);
  const drawing = listed && hasWebGl2() ? areas : undefined;
  const [scenarios] = useState(() => new ChosenScenarios());
  const model: SearchModel = useMemo(
    () => ({ state, change, screen, asked, map, bounds, search, show, seeing, scenarios, drawing }),
    [state, change, screen, asked, search, show, seeing, scenarios, drawing],
  );
  return { model, found, pointing };
}
