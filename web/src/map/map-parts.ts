import { createContext, useContext } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { EngineParts } from './map-types.ts';

/** The running map and its engine's components, for what a screen draws inside the map. */
export interface MapParts {
  /** The engine's own map is `map.getMap()`; both engines answer to the same calls. */
  map: MapRef;
  parts: EngineParts;
}

export const MapPartsContext = createContext<MapParts | undefined>(undefined);

/** The map around this part; undefined until it is loaded. */
export const useMapParts = () => useContext(MapPartsContext);
