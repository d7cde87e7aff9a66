import { createContext, useContext, useEffect, useRef } from 'react';
import { useMapParts } from '../../map/map-parts.ts';

/** How much of the map lies under panels at its sides, in px. */
export interface Insets {
  left: number;
  right: number;
}
const NONE: Insets = { left: 0, right: 0 };

/** What covers the map of a page; its tools stand clear of it by the same numbers. */
export const MapInsetsContext = createContext<Insets & { refit?: boolean }>(NONE);

/** Takes what is free between the panels for the map's middle, wherever it moves to. Stands inside the map. */
export function MapInsets() {
  const map = useMapParts()?.map.getMap();
  const { left, right, refit } = useContext(MapInsetsContext);
  const begun = useRef(false);
  useEffect(() => {
    if (!map || (!begun.current && left === 0 && right === 0)) return;
    const shown = map.getBounds();
    map.setPadding({ left, right, top: 0, bottom: 0 });
    // What a map without a view of its own opened on is to be seen between the panels.
    if (!begun.current && refit && shown) map.fitBounds(shown, { animate: false });
    begun.current = true;
  }, [map, left, right, refit]);
  return null;
}
