import type OlMap from 'ol/Map.js';
import { createContext, use } from 'react';

/** The running map, and the element over it that holds text and markers. */
export interface GridMapParts {
  map: OlMap;
  frame: HTMLElement;
}

export const GridMapContext = createContext<GridMapParts | undefined>(undefined);

/** The detail map around this component. Throws outside of one. */
export function useGridMap(): GridMapParts {
  const parts = use(GridMapContext);
  if (!parts) throw new Error('useGridMap is used outside a map in the British grid');
  return parts;
}
