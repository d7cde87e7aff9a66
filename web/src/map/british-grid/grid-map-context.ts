import type OlMap from 'ol/Map.js';
import { createContext, use } from 'react';

/** The running map, and its box on the page, which words and marks over it are put into. */
export interface GridMapParts {
  map: OlMap;
  frame: HTMLElement;
}

export const GridMapContext = createContext<GridMapParts | undefined>(undefined);

/** The detail map around this part. Throws outside of one. */
export function useGridMap(): GridMapParts {
  const parts = use(GridMapContext);
  if (!parts) throw new Error('useGridMap is used outside a map in the British grid');
  return parts;
}
