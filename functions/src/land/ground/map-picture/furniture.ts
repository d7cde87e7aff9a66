import type { LabelRoom } from './label-room.ts';
import { widthOf } from './label-room.ts';
import { barLength, groundMetres, type MapPicture } from './map-picture.ts';
import { mapText } from './map-text.ts';
import { short } from './shapes.ts';

const INK = '#1a1f26';
const MARGIN = 8;
const TEXT = 7;
/** The longest scale bar in points. */
const MAX_BAR_LENGTH = 120;
const BAR_HEIGHT = 26;
const NORTH = 30;

interface Bar {
  metres: number;
  width: number;
  words: string;
  plate: number;
}

function barOf({ scale, scaleWords }: MapPicture): Bar {
  const perPoint = groundMetres(scale);
  const metres = barLength(MAX_BAR_LENGTH * perPoint);
  const length = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  const words = scaleWords === '' ? length : `${length} · ${scaleWords}`;
  const width = metres / perPoint;
  return { metres, width, words, plate: Math.max(width, widthOf(words, TEXT)) + 12 };
}

/** Keeps names away from the north arrow and the scale bar. */
export function keepFurniture(room: LabelRoom, map: MapPicture): void {
  const { width, height } = map.size;
  room.keepBox([width - MARGIN - NORTH, MARGIN], { width: NORTH, height: NORTH });
  const bar = { width: barOf(map).plate, height: BAR_HEIGHT };
  room.keepBox([MARGIN, height - MARGIN - BAR_HEIGHT], bar);
}

/** North arrow at the top right, scale bar at the bottom left, as SVG. */
export function drawFurniture(map: MapPicture): string[] {
  const { width, height } = map.size;
  const [x, y] = [width - MARGIN - NORTH / 2, MARGIN + NORTH / 2];
  const bar = barOf(map);
  const [left, top] = [MARGIN + 6, height - MARGIN - BAR_HEIGHT];
  const half = short(bar.width / 2);
  return [
    `<circle cx="${short(x)}" cy="${short(y)}" r="${NORTH / 2}" fill="#ffffff" fill-opacity="0.9"/>`,
    `<path d="M${short(x)} ${short(y - 12)}l4.5 13l-4.5 -3.5l-4.5 3.5Z" fill="${INK}"/>`,
    mapText(map.north, [x, y + 7.5], { size: 8, colour: INK, weight: 600 }),
    `<rect x="${MARGIN}" y="${short(top)}" width="${short(bar.plate)}" height="${BAR_HEIGHT}" fill="#ffffff" fill-opacity="0.9"/>`,
    mapText(bar.words, [left, top + 8], { size: TEXT, colour: INK, anchor: 'start' }),
    `<rect x="${left}" y="${short(top + 17)}" width="${half}" height="4" fill="${INK}"/>`,
    `<rect x="${left}" y="${short(top + 17)}" width="${short(bar.width)}" height="4" fill="none" stroke="${INK}" stroke-width="0.6"/>`,
  ];
}
