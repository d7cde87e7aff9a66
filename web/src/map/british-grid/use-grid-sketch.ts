import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useCallback, useEffect, useState } from 'react';
import type { Point } from '../draw/national-grid.ts';
import { addPoint, finish, type Sketch, undo } from '../draw/sketch.ts';
import { useGridMap } from './grid-map-context.ts';

/** Pixels within which two clicks count as one place, and within which the pointer snaps to a corner. */
const SAME = 6;
const REACH = 9;

/**
 * Draws a sketch in metres of the grid, as use-sketch.ts does in degrees: clicks add corners, a double click ends it;
 * on the keyboard Enter adds the map's middle and Backspace removes the last corner. Near one of `corners` the
 * pointer snaps to it, unless Alt is down.
 */
export function useGridSketch(
  first: Sketch,
  { on = true, corners }: { on?: boolean; corners?: (() => Point[]) | undefined } = {},
) {
  const { map, frame } = useGridMap();
  const [sketch, setSketch] = useState(first);
  const add = useCallback(
    (point: Point, reach = 0) => {
      const metres = reach * (map.getView().getResolution() ?? 1);
      const same = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) <= metres;
      setSketch((before) => addPoint(before, point, same));
    },
    [map],
  );

  useEffect(() => {
    if (!on) return;
    const zooming = map
      .getInteractions()
      .getArray()
      .filter((each) => each instanceof DoubleClickZoom);
    zooming.forEach((each) => each.setActive(false));
    const onPress = (event: MapBrowserEvent) => {
      const [x = 0, y = 0] = event.coordinate;
      const near = event.originalEvent.altKey ? [] : (corners?.() ?? []);
      add(nearest([x, y], near, REACH * (map.getView().getResolution() ?? 1)), SAME);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.target !== frame) return;
      if (event.key === 'Enter') {
        const [x = 0, y = 0] = map.getView().getCenter() ?? [];
        add([x, y], 1);
      } else if (event.key === 'Backspace') setSketch(undo);
      else return;
      event.preventDefault();
    };
    map.on('click', onPress);
    frame.addEventListener('keydown', onKey);
    return () => {
      zooming.forEach((each) => each.setActive(true));
      map.un('click', onPress);
      frame.removeEventListener('keydown', onKey);
    };
  }, [map, frame, add, on, corners]);

  return {
    sketch,
    setSketch,
    /** Adds a typed corner: exactly there, wherever the map is. */
    addTyped: useCallback(
      (point: Point) => {
        add(point);
        const [west = 0, south = 0, east = 0, north = 0] = map.getView().calculateExtent();
        const [x, y] = point;
        if (x < west || x > east || y < south || y > north) map.getView().setCenter(point);
      },
      [add, map],
    ),
    undo: useCallback(() => setSketch(undo), []),
    finish: useCallback(() => setSketch(finish), []),
  };
}

function nearest(place: Point, corners: Point[], reach: number): Point {
  let found = place;
  let apart = reach;
  for (const corner of corners) {
    const away = Math.hypot(corner[0] - place[0], corner[1] - place[1]);
    if (away <= apart) [found, apart] = [corner, away];
  }
  return found;
}
