import { createContext, useContext, useEffect, useRef } from 'react';
import { useMapParts } from '../../../../map/map-parts.ts';
import { type Box, homeBox } from '../../../../map/view.ts';
import { useTenant } from '../../../../session/tenant.tsx';

/** How much of the map lies under panels at its sides, in px. */
export interface Insets {
  left: number;
  right: number;
}
/** Around what a map opens on, and no closer than this zoom. */
const PADDING = 20;
const CLOSEST = 17;
const NONE: Insets = { left: 0, right: 0 };

/** What covers the map of a page; its tools stand clear of it by the same numbers. */
export const MapInsetsContext = createContext<Insets & { refit?: boolean }>(NONE);

/** Takes what is free between the panels for the map's middle, wherever it moves to. Stands inside the map. */
export function MapInsets({ box }: { box: Box | undefined }) {
  const home = homeBox(useTenant());
  // Read once, when the map is there.
  const opening = useRef(box ?? home);
  opening.current = box ?? home;
  const map = useMapParts()?.map.getMap();
  const { left, right, refit } = useContext(MapInsetsContext);
  const begun = useRef(false);
  useEffect(() => {
    if (!map || (!begun.current && left === 0 && right === 0)) return;
    map.setPadding({ left, right, top: 0, bottom: 0 });
    // What a map without a view of its own opened on is to be seen between the panels.
    if (!begun.current && refit)
      map.fitBounds(opening.current, { animate: false, padding: PADDING, maxZoom: CLOSEST });
    begun.current = true;
  }, [map, left, right, refit]);
  return null;
}
