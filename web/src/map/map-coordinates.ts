import { createContext, useContext } from 'react';

/** A place in px from the map's upper left corner. */
export interface MapPixel {
  x: number;
  y: number;
}

/** What something over a map, such as a card, needs from it: the same for either engine. */
export interface MapCoordinates {
  /** Where a place is, given in the map's own coordinates: degrees on the web's map, metres on the British grid. */
  spotOf: (place: readonly [number, number]) => MapPixel;
  /** Calls with every move of the map; gives the function that stops it. */
  onMove: (moved: () => void) => () => void;
  /** Focuses the map. */
  focus: () => void;
}

export const MapCoordinatesContext = createContext<MapCoordinates | undefined>(undefined);

/** The map around this part; undefined until it is loaded. */
export const useMapCoordinates = () => useContext(MapCoordinatesContext);
