import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { useEffect, useState } from 'react';
import type { Point } from '../draw/national-grid.ts';
import { useGridMap } from './grid-map-context.ts';

/** The position pointed at, in metres of the grid and in pixels of the map. */
interface GridPointer {
  at: Point;
  x: number;
  y: number;
  /** With the crosshair in the middle, while the map has the keyboard focus. */
  byKeys: boolean;
}

/** Where the pointer is over the map, or the map's middle while it has the keyboard focus; otherwise undefined. */
export function useGridPointer(): GridPointer | undefined {
  const { map, frame } = useGridMap();
  const [pointer, setPointer] = useState<GridPointer>();
  useEffect(() => {
    const toMiddle = () => {
      const [x = 0, y = 0] = map.getView().getCenter() ?? [];
      const [width = 0, height = 0] = map.getSize() ?? [];
      setPointer({ at: [x, y], x: width / 2, y: height / 2, byKeys: true });
    };
    const onMove = (event: MapBrowserEvent) => {
      const [x = 0, y = 0] = event.coordinate;
      const [left = 0, top = 0] = event.pixel;
      setPointer({ at: [x, y], x: left, y: top, byKeys: false });
    };
    const held = () => frame.matches(':focus-visible');
    const onFocus = () => held() && toMiddle();
    const onView = () => held() && toMiddle();
    const onOut = () => setPointer(undefined);
    const view = map.getView();
    map.on('pointermove', onMove);
    view.on('change:center', onView);
    frame.addEventListener('focus', onFocus);
    frame.addEventListener('blur', onOut);
    frame.addEventListener('mouseleave', onOut);
    onFocus();
    return () => {
      map.un('pointermove', onMove);
      view.un('change:center', onView);
      frame.removeEventListener('focus', onFocus);
      frame.removeEventListener('blur', onOut);
      frame.removeEventListener('mouseleave', onOut);
    };
  }, [map, frame]);
  return pointer;
}
