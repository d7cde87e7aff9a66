import { type RefObject, useEffect, useRef } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import type { MapEngineProps } from './map-types.ts';
import { type Box, DEBOUNCE_MS, type MapView } from './view.ts';

/** Tells the screen what is in sight once a move is over: at once for the first look, then when it rests. */
export function useViewReport(map: RefObject<MapRef | null>, onView: MapEngineProps['onView']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useRef(0);
  const listener = useRef(onView);
  listener.current = onView;
  useEffect(() => () => clearTimeout(timer.current), []);
  const report = () => {
    const view = viewOf(map.current);
    const box = boundsOf(map.current);
    if (view && box) listener.current?.(view, box);
  };
  const moving = (how: keyof typeof DEBOUNCE_MS) => () => {
    wait.current = Math.max(wait.current, DEBOUNCE_MS[how]);
  };
  return {
    report,
    events: {
      onZoom: moving('zoom'),
      onDrag: moving('drag'),
      onRotate: moving('rotate'),
      onPitch: moving('pitch'),
      onMoveEnd: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(report, wait.current);
        wait.current = 0;
      },
    },
  };
}

export function viewOf(map: MapRef | null): MapView | undefined {
  if (!map) return undefined;
  const { lng, lat } = map.getCenter();
  const [pitch, bearing] = [map.getPitch(), map.getBearing()];
  const leans = Math.round(pitch) !== 0 || Math.round(bearing) !== 0;
  const flat = { longitude: lng, latitude: lat, zoom: map.getZoom() };
  return leans ? { ...flat, pitch, bearing } : flat;
}

/** West, south, east, north of the visible area. */
export const boundsOf = (map: MapRef | null) =>
  map?.getBounds().toArray().flat() as Box | undefined;
