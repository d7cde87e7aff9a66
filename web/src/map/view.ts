import type { Geometry } from 'geojson';
/** What a map shows: centre in degrees and web-map zoom. */
export interface MapView {
  longitude: number;
  latitude: number;
  zoom: number;
}
/** West, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/** Zooms and padding of the specification (000 section 9). */
export const MIN_ZOOM = 2;
export const MAX_ZOOM = 19;
export const FIT_PADDING = 90;
/** Where a place found by its name is shown. */
export const FLY_ZOOM = 16;

const EARTH = 20_037_508.342789244;

/** `-1.61782,54.97783,12.5`: a view as it stands in an address, to a metre or so. */
export function writeView({ longitude, latitude, zoom }: MapView): string {
  return [longitude.toFixed(5), latitude.toFixed(5), zoom.toFixed(2)].map(Number).join(',');
}

/** Reads it back; undefined for what is no view on this map. */
export function readView(text: string | null): MapView | undefined {
  const [longitude, latitude, zoom, ...more] = (text ?? '').split(',').map(Number);
  if (longitude === undefined || latitude === undefined || zoom === undefined || more.length > 0) {
    return undefined;
  }
  const there = Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85;
  return there && zoom >= 0 && zoom <= 24 ? { longitude, latitude, zoom } : undefined;
}

/** A box in degrees as one in EPSG:3857 metres, rounded to whole ones. */
export function boxInMetres([west, south, east, north]: Box): Box {
  const x = (longitude: number) => Math.round((longitude * EARTH) / 180);
  const y = (latitude: number) => {
    const radians = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
    return Math.round((radians * EARTH) / Math.PI);
  };
  return [x(west), y(south), x(east), y(north)];
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

/** The view from which a map without one begins: the council's region, else its centre, else Britain. */
export function homeBox(tenant: {
  mapRegion?: number[] | null;
  locationLonLat?: number[] | null;
}): Box {
  const region = tenant.mapRegion;
  if (region?.length === 4) return region as Box;
  const [lon, lat] = tenant.locationLonLat ?? [];
  if (lon !== undefined && lat !== undefined) return [lon - 0.1, lat - 0.06, lon + 0.1, lat + 0.06];
  return [-6, 50, 2, 56];
}
