import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Filter } from '@contract/council/ground/filters/filter.ts';
import type { MapHandle, PointerPlace } from '../../../map/map-types.ts';
import type { Box } from '../../../map/view.ts';
import type { AreaDrawing } from './use-area-drawing.ts';
import type { ChosenScenarios } from '../sites/chosen-scenarios.ts';
import type { FoundSites } from './use-found-sites.ts';
import type { Selection } from './use-selection.ts';
import type { SearchState } from './search-address.ts';
import type { Seeing } from './use-search-actions.ts';
import type { SearchScreen } from '../../../records/search/search-screen.ts';
import type { useSearchState } from './use-search-state.ts';

/**
 * The search of a page, whichever screen shows it: what the address says, what the council configured, what may be
 * done. The classic page, the redesigned one, a list and the table read this alone.
 */
export interface SearchModel {
  state: SearchState;
  change: ReturnType<typeof useSearchState>['change'];
  screen: SearchScreen;
  /** The filters as sent to the server: the form's, the map area, and the page's own. */
  asked: Filter[];
  map: RefObject<MapHandle | null>;
  /** The map's last view, in degrees; kept while there is no map. */
  bounds: RefObject<Box | undefined>;
  /** Without `sort` the order stays. */
  search: (filters: Filter[], areaOnly: boolean, sort?: string) => Promise<void>;
  /** Shows a site on the map; `following` the focus adds no step to the browser's history. */
  show: (siteId: number, how?: 'asked' | 'following') => void;
  /** The scenario that each site is shown under. */
  scenarios: ChosenScenarios;
  seeing: Seeing;
  /** Draws areas for filters on the page's map; undefined where there is none. */
  drawing: AreaDrawing | undefined;
}

/** What is under the pointer and what is ticked: apart from the search, because it changes often. */
export interface Pointing extends Selection {
  hovered: number | undefined;
  /** `at` is set while the pointer is over the map: the site's preview is shown there. */
  setHovered: (siteId: number | undefined, at?: PointerPlace) => void;
  preview: Previewed | undefined;
  setPreview: (preview: Previewed | undefined) => void;
}

/** A site to be previewed, and the place in the window to show it beside. */
export interface Previewed {
  siteId: number;
  beside: PointerPlace | DOMRect;
}

const ModelContext = createContext<SearchModel | undefined>(undefined);
const FoundContext = createContext<FoundSites | undefined>(undefined);
const PointingContext = createContext<Pointing | undefined>(undefined);

/** Provides the search to everything inside, by three contexts, so that hovering re-renders no form. */
export function SearchModelProvider({
  model,
  found,
  pointing,
  children,
}: {
  model: SearchModel;
  found: FoundSites;
  pointing: Pointing;
  children: ReactNode;
}) {
  return (
    <ModelContext value={model}>
      <FoundContext value={found}>
        <PointingContext value={pointing}>{children}</PointingContext>
      </FoundContext>
    </ModelContext>
  );
}

export const useSearchModel = () => present(useContext(ModelContext));
export const useFound = () => present(useContext(FoundContext));
export const usePointing = () => present(useContext(PointingContext));

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('No search around this part');
  return value;
}
