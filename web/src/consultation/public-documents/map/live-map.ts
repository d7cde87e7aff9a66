import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { islandMessages as messages } from '../messages.ts';
import { groundOf } from './ground.ts';
import { addHint } from './hint.ts';
import { switchLayers } from './layer-key.ts';
import { popupsOn } from './popups.ts';
import { mapStyleOf } from './style.ts';
import { addTools } from './tools.ts';
import './map.css';

setWorkerUrl(workerUrl);

/** Numbers of the specification (002, section 9). */
const FIT_PADDING = 50;
const [MIN_ZOOM, MAX_ZOOM] = [2, 19];

/** Puts the map in place of the picture, once it is drawn. */
export function liveMap(figure: HTMLElement, data: EditionMapData): void {
  const frame = figure.querySelector<HTMLElement>('.map-frame');
  const picture = frame?.querySelector<HTMLElement>(':scope > a');
  if (!frame || !picture) return;
  const container = Object.assign(document.createElement('div'), { className: 'map-live' });
  frame.append(container);
  const map = new MapLibre({
    container,
    style: mapStyleOf(data, figure),
    bounds: data.bounds,
    fitBoundsOptions: { padding: Math.min(FIT_PADDING, frame.clientWidth / 10) },
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    // A page is read by scrolling, with a wheel or one finger: neither gets caught in a map.
    scrollZoom: false,
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-right');
  map.getCanvas().setAttribute('aria-label', `${messages.map}: ${captionOf(figure)}`);
  map.once('load', () => {
    picture.classList.add('replaced');
    picture.tabIndex = -1;
    picture.ariaHidden = 'true';
    container.dataset['state'] = 'drawn';
    const ground = groundOf(map, picture, data.bounds);
    addTools(map, figure, frame);
    switchLayers(map, figure, data, ground);
    if (data.sites.features.length > 0) addHint(frame);
    popupsOn(map, figure, data);
  });
}

const captionOf = (figure: HTMLElement) => figure.querySelector('figcaption')?.textContent ?? '';
