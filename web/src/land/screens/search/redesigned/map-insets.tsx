import { createContext, useContext, useEffect, useRef } from 'react';
import { useMapParts } from '../../../../map/map-parts.ts';
import { type Box, homeBox } from '../../../../map/view.ts';
import { useTenant } from '../../../../session/tenant.tsx';

/** How much of the map lies under panels at its sides, in px. */
export interface Insets {
  left: number;
  right: number;
}
/** Padding around what a map opens on, and the closest zoom for it. */
const PADDING = 20;
const CLOSEST = 17;
const NONE: Insets = { left: 0, right: 0 };

/** The panels over a page's map; its tools keep clear of them by the same numbers. */
export const MapInsetsContext = createContext<Insets & { refit?: boolean }>(NONE);

/** Goes inside the map: makes the free space between the panels its centre, wherever it moves. */
export function MapInsets({ box }: { box: Box | undefined }) {
  const home = homeBox(useTenant());
  // Read once, when the map is ready.
  const opening = useRef(box ?? home);
  opening.current = box ?? home;
  const map = useMapParts()?.map.getMap();
  const { left, right, refit } = useContext(MapInsetsContext);
  const begun = useRef(false);
  useEffect(() => {
    if (!map || (!begun.current && left === 0 && right === 0)) return;
    map.setPadding({ left, right, top: 0, bottom: 0 });
    // What a map without a view of its own opened on has to be visible between the panels.
    if (!begun.current && refit)
      map.fitBounds(opening.current, { animate: false, padding: PADDING, maxZoom: CLOSEST });
    begun.current = true;
  }, [map, left, right, refit]);
  return null;
}
