import { createContext, useContext } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { EngineParts } from './map-types.ts';

/** The running map and its engine's components, for a screen's own drawing inside the map. */
export interface MapParts {
  /** The engine's own map is `map.getMap()`; both engines support the same calls. */
  map: MapRef;
  parts: EngineParts;
}

export const MapPartsContext = createContext<MapParts | undefined>(undefined);

/** The map around this component; undefined until it is loaded. */
export const useMapParts = () => useContext(MapPartsContext);
