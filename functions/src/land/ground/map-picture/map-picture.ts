import type { Geometry, Position } from 'geojson';
import type { LayerStyle } from '../layers/style/layer-style.ts';
import type { Size } from './label-room.ts';
import { POINTS_PER_PIXEL } from './mark-drawing.ts';

/** Metres of the British grid: west, south, east, north. */
export type MapFrame = [west: number, south: number, east: number, north: number];

/** Something with a name at a place of its own. */
export interface NamedShape {
  shape: Geometry;
  name: string;
  /** A position within the shape, for its name. */
  at: Position;
}

/** A feature of a layer with what its style reads of it. */
export interface StyledFeature extends NamedShape {
  properties: Readonly<Record<string, unknown>>;
}

/** A layer on the map, such as flood zones, drawn as the council's style says. */
export interface MapTheme {
  style: LayerStyle;
  /** Of the names on it: #rrggbb, dark enough for words; see namesColour. */
  colour: string;
  features: StyledFeature[];
}

/** What a map drawn on the server shows, in EPSG:27700. */
export interface MapPicture {
  frame: MapFrame;
  /** On paper, in points of 1/72 inch. */
  size: Size;
  /** 10,000 of 1:10,000, and its words; '' where it is not shown on paper. */
  scale: number;
  scaleWords: string;
  north: string;
  /** The council's own basemap: 'water', 'green', 'road' or 'ward'. */
  basemap: (NamedShape & { role: string })[];
  /** From the bottom up. */
  themes: MapTheme[];
  /** Sites that are there for orientation. */
  otherSites: NamedShape[];
  /** What the map is about; `mark` is written where the name has no room. */
  sites: (NamedShape & { mark?: string })[];
  /** Without north arrow and scale bar: what lies under a map that can be moved. */
  isGround?: boolean;
}

/** Metres on paper. */
const METRES_PER_POINT = 0.0254 / 72;
/** The scales that planners are used to. */
const SCALES = [500, 1250, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000];
/** A point has no size of its own. */
const SCALE_OF_POINT = 2500;
/** The largest share of the map that the site may fill: the rest shows where it is. */
const SITE_SHARE = 0.5;

/** Metres on the ground that a point on paper covers. */
export const groundMetres = (scale: number) => METRES_PER_POINT * scale;

/**
 * The map's scale and the part of the British grid it shows: the largest of the usual scales that leaves room around
 * the site.
 */
export function frameAround(
  [west, south, east, north]: MapFrame,
  size: Size,
): { frame: MapFrame; scale: number } {
  const [width, height] = [east - west, north - south];
  const needed = Math.max(width / size.width, height / size.height) / METRES_PER_POINT / SITE_SHARE;
  const isPoint = width === 0 && height === 0;
  const scale = isPoint
    ? SCALE_OF_POINT
    : (SCALES.find((each) => each >= needed) ?? Math.ceil(needed));
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const [halfWidth, halfHeight] = [
    (size.width * groundMetres(scale)) / 2,
    (size.height * groundMetres(scale)) / 2,
  ];
  return { scale, frame: [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight] };
}

/** The least part of the British grid that has the shape of a picture and holds all of another, and its scale. */
export function frameHolding(
  [west, south, east, north]: MapFrame,
  size: Size,
): { frame: MapFrame; scale: number } {
  const metres = Math.max((east - west) / size.width, (north - south) / size.height);
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  const [halfWidth, halfHeight] = [(size.width * metres) / 2, (size.height * metres) / 2];
  return {
    scale: metres / METRES_PER_POINT,
    frame: [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight],
  };
}

/** Metres around the earth, and pixels that show them at zoom 0. */
const [AROUND, PIXELS] = [40_075_016.686, 512];
/** About where a northing of the British grid lies in degrees: of where a zoom shows how much, no more is needed. */
const latitudeOf = (northing: number) => 49.766 + northing / 111_180;

/** The zoom at which a map on a screen shows as much of a frame as a picture of this width does. */
export function zoomOf([west, south, east, north]: MapFrame, { width }: Size): number {
  const metresPerPixel = (east - west) / (width / POINTS_PER_PIXEL);
  const latitude = (latitudeOf((south + north) / 2) * Math.PI) / 180;
  return Math.log2((AROUND * Math.cos(latitude)) / (PIXELS * metresPerPixel));
}

/** The length of a scale bar in metres: 1, 2 or 5 followed by noughts, at most `most`. */
export function barLength(most: number): number {
  const decade = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((each) => each * decade <= most) ?? 1) * decade;
}
