import type { Position } from 'geojson';
import { inBritain, inKingdom } from '../geometry/land-mask.ts';
import type { LayerInfo } from '../../../records/exports/gdal.ts';

/** Names that .prj files without a code use for these systems. */
const NAMES: Record<string, number> = {
  britishnationalgrid: 27700,
  osgb1936britishnationalgrid: 27700,
  osgb36britishnationalgrid: 27700,
  gcswgs1984: 4326,
  wgs84: 4326,
  etrs89: 4258,
  wgs1984webmercatorauxiliarysphere: 3857,
  wgs84pseudomercator: 3857,
};

/** The EPSG code of a layer's own coordinate system; undefined if it names none that we know. */
export function sridOf(layer: LayerInfo): number | undefined {
  const system = layer.geometryFields[0]?.coordinateSystem?.projjson;
  if (system?.id?.authority === 'EPSG') return system.id.code;
  if (system?.id?.authority === 'OGC') return 4326;
  return NAMES[(system?.name ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')];
}

const GEOGRAPHIC = [4326, 4258, 4277];

/** Whether the system uses degrees. */
export function isGeographic(srid: number): boolean {
  return GEOGRAPHIC.includes(srid);
}

/** The system that a coordinate's values suggest, for files that name none. */
export function sridByValues([x = 0, y = 0]: Position):
  { srid: number; looks: string } | undefined {
  if (inKingdom(x, y)) return { srid: 4326, looks: 'longitude and latitude' };
  if (Math.abs(x) > 180 && inBritain(x, y)) return { srid: 27700, looks: 'eastings and northings' };
  return undefined;
}
