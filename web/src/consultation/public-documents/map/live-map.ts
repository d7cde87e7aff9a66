import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import { Map as MapLibre, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { islandMessages as messages } from '../messages.ts';
import { drawLayers } from '../../ground/document-map/draw-layers.ts';
import { EMPTY_STYLE } from '../../ground/document-map/lay-ground.ts';
import { supplyMarks } from '../../../map/style/supply-marks.ts';
import { layEditionGround } from './ground.ts';
import { addHint } from './hint.ts';
import { colourInKey, drawSigns, switchLayers } from './layer-key.ts';
import { popupsOn } from './popups.ts';
import { addTools } from './tools.ts';
import './map.css';

setWorkerUrl(workerUrl);

/** Numbers of the specification (002, section 9). */
const [MIN_ZOOM, MAX_ZOOM] = [2, 19];

/** Pixels: where a name takes a third of the map, and half the width of a name. */
const [NARROW, NAME_ROOM] = [480, 56];

/** Puts the map in place of the picture, once it is drawn; throws where there can be none, and leaves the picture. */
export function liveMap(figure: HTMLElement, data: EditionMapData): void {
  const frame = figure.querySelector<HTMLElement>('.map-frame');
  const picture = frame?.querySelector<HTMLElement>(':scope > a');
  if (!frame || !picture) return;
  const container = Object.assign(document.createElement('div'), { className: 'map-live' });
  frame.append(container);
  const map = mapIn(container, data);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ unit: 'metric' }), 'bottom-right');
  map.getCanvas().setAttribute('aria-label', `${messages.map}: ${captionOf(figure)}`);
  supplyMarks(map);
  map.once('load', () => {
    const drawn = drawLayers(map, data, (layerId) => colourInKey(figure, layerId));
    picture.classList.add('replaced');
    picture.tabIndex = -1;
    picture.ariaHidden = 'true';
    container.dataset['state'] = 'drawn';
    const ground = layEditionGround(map, figure, { link: picture, bounds: data.bounds });
    addTools(map, figure, frame);
    switchLayers(map, figure, { drawn, tellWhole: ground });
    drawSigns(figure, data);
    if (data.sites.features.length > 0) addHint(frame);
    popupsOn(map, figure, { data, drawn });
  });
}

function mapIn(container: HTMLElement, { bounds }: EditionMapData): MapLibre {
  const room = container.clientWidth < NARROW ? NAME_ROOM : 0;
  try {
    return new MapLibre({
      container,
      style: EMPTY_STYLE,
      bounds,
      // Names of sites at the edge of a narrow map would be cut.
      fitBoundsOptions: { padding: { left: room, right: room, top: 0, bottom: 0 } },
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
  } catch (error) {
    container.remove();
    throw error;
  }
}

const captionOf = (figure: HTMLElement) => figure.querySelector('figcaption')?.textContent ?? '';
