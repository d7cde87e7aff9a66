import type { MapRef } from 'react-map-gl/maplibre';

/** Specification 002 section 9: a picture that takes longer is abandoned. */
const CAPTURE_TIMEOUT_MS = 60_000;

/** The whole map, fully drawn, as a canvas; throws when that takes over a minute. */
export async function mapPicture(map: MapRef): Promise<HTMLCanvasElement> {
  await whenIdle(map);
  return new Promise((resolve) => {
    // The engine's canvas can be read only while a frame is being drawn.
    void map.once('render', () => resolve(copyOf(map.getCanvas())));
    map.triggerRepaint();
  });
}

/** The same immediately, as far as it is drawn: for a print that the browser itself has started. */
export function mapPictureNow(map: MapRef): HTMLCanvasElement {
  // MapLibre's own call, otherwise the one with which mapbox-gl draws a frame.
  const engine = map.getMap() as unknown as { redraw?: () => void; _render?: () => void };
  if (engine.redraw) engine.redraw();
  else engine._render?.();
  return copyOf(map.getCanvas());
}

function whenIdle(map: MapRef): Promise<void> {
  if (map.areTilesLoaded() && !map.isMoving()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      map.off('idle', done);
      reject(new Error('The map was not drawn in time'));
    }, CAPTURE_TIMEOUT_MS);
    const done = () => {
      clearTimeout(late);
      resolve();
    };
    void map.once('idle', done);
  });
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
