import { longDateOf } from '@contract/platform/dates/long-date.ts';
import type { MapRef } from 'react-map-gl/maplibre';

/** What must accompany a picture of the map, so that it can be read and may be used. */
export interface MapNotes {
  title: string;
  /** Date and view. */
  about: string;
  /** A symbol: a colour, or a layer's style in miniature. */
  legend: { text: string; sign: string | HTMLCanvasElement }[];
  attribution: string[];
  scale: { words: string; /** Share of the picture's width. */ share: number };
}

const EARTH_CIRCUMFERENCE = 40_075_016.686;
const TILE = 512;

/** Reads the notes from the map's own frame, so that they match the screen. */
export function notesOf(map: MapRef, frame: HTMLElement): MapNotes {
  const legend = [...frame.querySelectorAll('[data-map-legend] li')].map((line) => ({
    text: line.textContent?.trim() ?? '',
    sign: signOf(line.querySelector('[aria-hidden]')),
  }));
  const credits = new Set(
    [...frame.querySelectorAll('[data-map-licence]')].map((each) => each.textContent?.trim() ?? ''),
  );
  for (const source of Object.values(map.getStyle()?.sources ?? {})) {
    if ('attribution' in source && source.attribution) credits.add(plain(source.attribution));
  }
  return {
    title: document.title,
    about: longDateOf(new Date()),
    legend: legend.filter(({ text }) => text !== ''),
    attribution: [...credits].filter(Boolean),
    scale: scaleOf(map),
  };
}

/** A round length that takes about a quarter of the picture. */
function scaleOf(map: MapRef): MapNotes['scale'] {
  const latitude = (map.getCenter().lat * Math.PI) / 180;
  const metresPerPixel = (EARTH_CIRCUMFERENCE * Math.cos(latitude)) / (TILE * 2 ** map.getZoom());
  const width = map.getCanvas().clientWidth * metresPerPixel;
  const metres = roundBelow(width / 4);
  const words = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  return { words, share: metres / width };
}

/** 1, 2 or 5 times a power of ten. */
export function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([5, 2, 1].find((step) => step * power <= value) ?? 1) * power;
}

const plain = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';

function signOf(swatch: Element | null): string | HTMLCanvasElement {
  if (swatch instanceof HTMLCanvasElement) return swatch;
  return swatch ? getComputedStyle(swatch).backgroundColor : 'transparent';
}
