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
import type { SearchScreen } from './use-search-screen.ts';
import type { useSearchState } from './use-search-state.ts';

/**
 * One search, whichever screen shows it: what the address holds, what the council configured, what may
 * be done. The classic page, the redesigned one, a list and the table all read this and nothing else.
 */
export interface SearchModel {
  state: SearchState;
  change: ReturnType<typeof useSearchState>['change'];
  screen: SearchScreen;
  /** The filters as the server is asked: the form's, the map area, and what the page itself fixes. */
  asked: Filter[];
  map: RefObject<MapHandle | null>;
  /** What the map showed last, in degrees; kept while there is none. */
  bounds: RefObject<Box | undefined>;
  /** Without `sort` the order stays. */
  search: (filters: Filter[], areaOnly: boolean, sort?: string) => Promise<void>;
  /** Shows a site on the map; `following` the focus, it is no step to go Back from. */
  show: (siteId: number, how?: 'asked' | 'following') => void;
  /** Under which scenario each site is shown. */
  scenarios: ChosenScenarios;
  seeing: Seeing;
  /** Draws areas for filters on the page's map; undefined where there is none. */
  drawing: AreaDrawing | undefined;
}

/** What is under the pointer and what is ticked: changes often, so it stands apart. */
export interface Pointing extends Selection {
  hovered: number | undefined;
  /** `at` where it is the map that the pointer is over: a preview of the site stands there. */
  setHovered: (siteId: number | undefined, at?: PointerPlace) => void;
  preview: Previewed | undefined;
  setPreview: (preview: Previewed | undefined) => void;
}

/** A site that is looked at for a moment, and the place in the window that it is shown beside. */
export interface Previewed {
  siteId: number;
  beside: PointerPlace | DOMRect;
}

const ModelContext = createContext<SearchModel | undefined>(undefined);
const FoundContext = createContext<FoundSites | undefined>(undefined);
const PointingContext = createContext<Pointing | undefined>(undefined);

/** Hands one search to everything inside; three contexts, so that a hover draws no form again. */
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
