import type { Geometry } from 'geojson';
/** What a map shows: centre in degrees, web-map zoom, and its tilt and rotation in degrees. */
export interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
  pitch?: number;
  bearing?: number;
}
/** West, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

// Numbers of the specification (000 and 002 section 9).
export const MIN_ZOOM = 2;
export const MAX_ZOOM = 19;
/** Pixels around a fitted extent: sites, sites on the redesigned search's map, a site's children. */
export const FIT_PADDING = { sites: 90, redesigned: 120, children: 40 } as const;
/** The zoom for a place found by name. */
export const FLY_ZOOM = 16;
/** How far each engine's map can tilt. */
export const MAX_PITCH = { maplibre: 84, mapbox: 85 } as const;
/** Up to this pitch a map is in 2D, above it in 3D. */
export const FLAT_BELOW = 5;
export const PITCH_2D = 0;
export const PITCH_3D = 70;
export const EASE_MS = 750;
/** How the maps draw sites under the pointer or selected. */
export const EMPHASIS_OPACITY = 0.75;
/** Metres from a council's centre to the edges of its map. */
const FROM_CENTRE = 15_000;
/** How far the map must move for it to count. */
export const DEBOUNCE_MS = { pitch: 20, rotate: 20, drag: 20, zoom: 50 } as const;

const EARTH = 20_037_508.342789244;
const METRES_OF_DEGREE = 111_320;

/** `-1.61782,54.97783,12.5`: a view as written in an address, to a metre or so; with `,70,-20` if it is tilted. */
export function writeMapView({
  longitude,
  latitude,
  zoom,
  pitch = 0,
  bearing = 0,
}: MapView): string {
  const flat = [longitude.toFixed(5), latitude.toFixed(5), zoom.toFixed(2)];
  const leaning = [pitch.toFixed(0), bearing.toFixed(0)];
  const leans = leaning.some((part) => Number(part) !== 0);
  return [...flat, ...(leans ? leaning : [])].map(Number).join(',');
}

/** Parses it; undefined if it is not a view of this map. */
export function readMapView(text: string | null): MapView | undefined {
  const parts = (text ?? '').split(',').map(Number);
  const [longitude, latitude, zoom, pitch = 0, bearing = 0] = parts;
  if (longitude === undefined || latitude === undefined || zoom === undefined) return undefined;
  if (parts.length !== 3 && parts.length !== 5) return undefined;
  const there = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85;
  const held = pitch >= 0 && pitch <= MAX_PITCH.mapbox && Math.abs(bearing) <= 180;
  if (!there || !held || !(zoom >= 0 && zoom <= 24)) return undefined;
  const leans = parts.length === 5;
  return { longitude, latitude, zoom, ...(leans ? { pitch, bearing } : {}) };
}

/** A box in degrees converted to EPSG:3857 metres, rounded to whole ones. */
export function boxInMetres([west, south, east, north]: Box): Box {
  const x = (longitude: number) => Math.round((longitude * EARTH) / 180);
  const y = (latitude: number) => {
    const radians = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
    return Math.round((radians * EARTH) / Math.PI);
  };
  return [x(west), y(south), x(east), y(north)];
}

/** A box in EPSG:3857 metres converted to degrees. */
export function boxInDegrees([west, south, east, north]: Box): Box {
  const longitude = (x: number) => (x / EARTH) * 180;
  const latitude = (y: number) => (Math.atan(Math.exp((y / EARTH) * Math.PI)) * 360) / Math.PI - 90;
  return [longitude(west), latitude(south), longitude(east), latitude(north)];
}

/** The box around a GeoJSON geometry. */
export function boxOf(geometry: Geometry): Box | undefined {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (at: unknown): void => {
    if (!Array.isArray(at)) return;
    const [x, y] = at as [unknown, unknown];
    if (typeof x === 'number' && typeof y === 'number') {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    } else at.forEach(take);
  };
  if (geometry.type === 'GeometryCollection') {
    for (const part of geometry.geometries) if ('coordinates' in part) take(part.coordinates);
  } else take(geometry.coordinates);
  return Number.isFinite(box[0]) ? box : undefined;
}

/** The initial view when none is given: the council's region, otherwise 15 km around its centre, otherwise Britain. */
export function homeBox(tenant: {
  mapRegion?: number[] | null;
  locationLonLat?: number[] | null;
}): Box {
  const region = tenant.mapRegion;
  if (region?.length === 4) return region as Box;
  const [lon, lat] = tenant.locationLonLat ?? [];
  if (lon !== undefined && lat !== undefined) {
    const north = FROM_CENTRE / METRES_OF_DEGREE;
    const east = north / Math.cos((lat * Math.PI) / 180);
    return [lon - east, lat - north, lon + east, lat + north];
  }
  return [-6, 50, 2, 56];
}
