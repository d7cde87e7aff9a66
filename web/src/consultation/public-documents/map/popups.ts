import type { EditionMapData } from '@contract/consultation/ground/documents/edition.ts';
import { type LngLatLike, type Map as MapLibre, type MapGeoJSONFeature, Popup } from 'maplibre-gl';
import { islandMessages as messages } from '../messages.ts';
import { centreOf } from './centre-of.ts';
import { popupContent } from './popup-content.ts';
import { tellSiteSelected } from './site-selected.ts';
import { type DrawnParts, SITE_SHAPES } from '../../ground/document-map/draw-layers.ts';

/** Pixels by which a finger may miss. */
const MISS = 6;
/** Pixels (specification 002, section 9). */
const WIDTH = '240px';

/** Pixels of a popup besides what is told, and fewest for that. */
const [AROUND_TOLD, MIN_TOLD] = [84, 96];

/** A thing that was clicked: of a layer, or a site. */
export interface Clicked {
  source: string;
  id: string | number | undefined;
  name: string;
}

/** Tells what is clicked, one after another where several lie there; sites can be shown from the list as well. */
export function popupsOn(
  map: MapLibre,
  figure: HTMLElement,
  { data, drawn }: { data: EditionMapData; drawn: DrawnParts },
): void {
  const layers = [...drawn.values()].flat();
  let chosen: { source: string; id: string | number } | undefined;
  const choose = (next: Clicked | undefined) => {
    if (chosen) map.setFeatureState(chosen, { chosen: false });
    chosen = next?.id === undefined ? undefined : { source: next.source, id: next.id };
    if (chosen) map.setFeatureState(chosen, { chosen: true });
    if (next?.source !== SITE_SHAPES) return;
    tellSiteSelected(figure.querySelector('.map-frame'), { id: Number(next.id), name: next.name });
  };
  let popup: Popup | undefined;
  const open = (things: Clicked[], at: LngLatLike, from?: HTMLElement) => {
    popup?.remove();
    const shown = new Popup({ maxWidth: WIDTH, closeButton: false, className: 'popup' });
    const close = () => {
      shown.remove();
      (from ?? map.getCanvas()).focus({ preventScroll: true });
    };
    const content = popupContent(figure, things, { choose, close });
    // Above or below a site in the middle: what is longer is scrolled.
    const room = map.getContainer().clientHeight / 2 - AROUND_TOLD;
    content.style.setProperty('--room', `${Math.max(room, MIN_TOLD)}px`);
    shown.on('close', () => choose(undefined));
    shown.setLngLat(at).setDOMContent(content).addTo(map);
    popup = shown;
    bringIntoSight(map, shown.getElement());
  };
  map.on('click', ({ point, lngLat }) => {
    const around: [[number, number], [number, number]] = [
      [point.x - MISS, point.y - MISS],
      [point.x + MISS, point.y + MISS],
    ];
    const things = oneEach(map.queryRenderedFeatures(around, { layers }));
    if (things.length > 0) open(things, lngLat);
  });
  for (const site of data.sites.features) {
    const entry = figure.querySelector(`.sites [data-site="${site.id}"]`);
    const name = String(site.properties?.['name'] ?? '');
    const centre = centreOf(site.geometry);
    if (!entry || !centre) continue;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'show-site',
      textContent: messages.showOnMap,
    });
    button.setAttribute('aria-label', messages.showSite(name));
    button.addEventListener('click', () => {
      figure.querySelector('.map-frame')?.scrollIntoView({ block: 'center' });
      map.jumpTo({ center: centre });
      open([{ source: SITE_SHAPES, id: site.id, name }], centre, button);
    });
    entry.append(button);
  }
}

/** Pixels between a popup and the edge of the map. */
const GAP = 8;

/** Moves the map by as much as a popup is cut off at its edges, as one near the edge of a small map is. */
function bringIntoSight(map: MapLibre, popup: HTMLElement): void {
  const inner = popup.getBoundingClientRect();
  const outer = map.getContainer().getBoundingClientRect();
  const by = (start: number, end: number) => (start < 0 ? start : Math.max(0, end));
  const x = by(inner.left - outer.left - GAP, inner.right - outer.right + GAP);
  const y = by(inner.top - outer.top - GAP, inner.bottom - outer.bottom + GAP);
  if (x !== 0 || y !== 0) map.panBy([x, y]);
}

function oneEach(features: MapGeoJSONFeature[]): Clicked[] {
  const things = new Map<string, Clicked>();
  for (const { source: from, id, properties } of features) {
    // Names stand in places of their own.
    const source = from.replace(/:(names|middles)$/, '');
    const name = String(properties['name'] ?? '');
    things.set(`${source}:${id ?? name}`, { source, id, name });
  }
  return [...things.values()];
}
