import { useCallback, useEffect, useState } from 'react';
import type { MapMouseEvent } from 'maplibre-gl';
import type { MapRef } from 'react-map-gl/maplibre';
import type { Point } from './national-grid.ts';
import { addPoint, finish, type Sketch, undo } from './sketch.ts';
import { snapped } from './snap.ts';

/** Pixels within which two clicks count as one place. */
const SAME = 6;

/** Where the pointer is, in degrees and in pixels of the map. */
export interface SketchPointer {
  at: Point;
  x: number;
  y: number;
  /** It has snapped to a corner of a site. */
  snapped: boolean;
}

/**
 * Draws a sketch on a map: clicks add corners, a double click ends it, Backspace removes the last one. With the map
 * focused, Enter adds its middle, which the arrow keys move. Near the pointer it snaps to corners of sites, unless
 * Alt is down.
 */
export function useSketch(map: MapRef, first: Sketch, { snaps = false, on = true } = {}) {
  const [sketch, setSketch] = useState(first);
  const [pointer, setPointer] = useState<SketchPointer>();
  const [byKeys, setByKeys] = useState(false);

  const add = useCallback(
    (point: Point, reach = 0) =>
      setSketch((before) => addPoint(before, point, (a, b) => pixelsApart(map, a, b) <= reach)),
    [map],
  );

  useEffect(() => {
    if (!on) return;
    const place = ({ point, lngLat, originalEvent }: MapMouseEvent): SketchPointer => {
      const corner = snaps && !originalEvent.altKey ? snapped(map, point) : undefined;
      return {
        at: corner ?? [lngLat.lng, lngLat.lat],
        x: point.x,
        y: point.y,
        snapped: corner !== undefined,
      };
    };
    const onMove = (event: MapMouseEvent) => setPointer(place(event));
    const onPress = (event: MapMouseEvent) => add(place(event).at, SAME);
    const onDouble = (event: MapMouseEvent) => event.preventDefault();
    const onOut = () => setPointer(undefined);
    map.on('mousemove', onMove);
    map.on('click', onPress);
    map.on('dblclick', onDouble);
    map.on('mouseout', onOut);

    const canvas = map.getCanvas();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        const { lng, lat } = map.getCenter();
        add([lng, lat], 1);
      } else if (event.key === 'Backspace') setSketch(undo);
      else return;
      event.preventDefault();
    };
    const onFocus = () => setByKeys(canvas.matches(':focus-visible'));
    const onBlur = () => setByKeys(false);
    canvas.addEventListener('keydown', onKey);
    canvas.addEventListener('focus', onFocus);
    canvas.addEventListener('blur', onBlur);
    return () => {
      map.off('mousemove', onMove);
      map.off('click', onPress);
      map.off('dblclick', onDouble);
      map.off('mouseout', onOut);
      canvas.removeEventListener('keydown', onKey);
      canvas.removeEventListener('focus', onFocus);
      canvas.removeEventListener('blur', onBlur);
      setPointer(undefined);
    };
  }, [map, add, snaps, on]);

  return {
    sketch,
    pointer,
    /** The map has the keyboard focus: Enter adds its middle. */
    byKeys,
    setSketch,
    /** Adds a typed corner: exactly there, wherever the map is. */
    addTyped: useCallback(
      (point: Point) => {
        add(point);
        if (!map.getBounds().contains(point)) map.jumpTo({ center: point });
      },
      [add, map],
    ),
    undo: useCallback(() => setSketch(undo), []),
    finish: useCallback(() => setSketch(finish), []),
  };
}

function pixelsApart(map: MapRef, a: Point, b: Point): number {
  const [one, other] = [map.project(a), map.project(b)];
  return Math.hypot(one.x - other.x, one.y - other.y);
}
