import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapHandle } from './map-types.ts';
import { reducedMotion } from './reduced-motion.ts';
import { boundsOf } from './use-view-report.ts';
import { type Box, EASE_MS, FLY_ZOOM } from './view.ts';

/** A small site is shown with its neighbours. */
export const CLOSEST_FIT = 17;

interface Handled {
  handle: Ref<MapHandle | null>;
  /** Pixels around what is shown as a whole. */
  fitPadding: number;
  loaded: boolean;
}

/** Lets others move the map once it is loaded; gives what shows a box as a whole. */
export function useMapHandle(
  map: RefObject<MapRef | null>,
  { handle, fitPadding, loaded }: Handled,
) {
  const fit = (box: Box, { padding = fitPadding, maxZoom = CLOSEST_FIT } = {}) => {
    const shown = map.current?.getCanvas();
    const room = Math.min(shown?.clientWidth ?? 400, shown?.clientHeight ?? 400);
    map.current?.fitBounds(box, {
      padding: Math.min(padding, Math.max(0, room / 2 - 20)),
      maxZoom,
      duration: reducedMotion.matches ? 0 : EASE_MS,
    });
  };
  const flyTo: MapHandle['flyTo'] = (center, zoom = FLY_ZOOM) =>
    reducedMotion.matches
      ? map.current?.jumpTo({ center, zoom })
      : map.current?.flyTo({ center, zoom });
  const centre: MapHandle['centre'] = ([west, south, east, north]) =>
    map.current?.easeTo({
      center: [(west + east) / 2, (south + north) / 2],
      duration: reducedMotion.matches ? 0 : EASE_MS,
    });
  const bounds = () => boundsOf(map.current);
  // Until then there is nothing to move.
  useImperativeHandle<MapHandle | null, MapHandle | null>(handle, () =>
    loaded ? { fit, flyTo, centre, bounds } : null,
  );
  return fit;
}
