import proj4 from 'proj4';
import { inBritain, inKingdom } from '../../../ground/geometry/land-mask.ts';

/** What councils call a system in the column CoordinateReferenceSystem. */
export type System = 'WGS84' | 'OSGB36' | 'ETRS89' | 'Web Mercator';

type Pair = [x: number, y: number];

export interface CoordinateSystem {
  /** The system in which the database is given the values; null where they are turned into degrees first. */
  srid: 4326 | 27700 | 25830 | 3857 | 3035 | null;
  system: System;
  looks: string;
  /** Longitude and latitude in degrees, within some 5 m; only for comparing, never what is stored. */
  degrees: (x: number, y: number) => Pair;
  /** Whether x and y are in the United Kingdom when read in this system. */
  fits: (x: number, y: number) => boolean;
}

const GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m';
const grid = proj4(GRID, 'WGS84');

/** A longitude and latitude as easting and northing in metres, within some 5 m: for distances. */
export const metresOf = ([longitude, latitude]: Pair): Pair => grid.inverse([longitude, latitude]);

const projected = (
  srid: 25830 | 3857 | 3035,
  system: System,
  looks: string,
  definition: string,
  within: (x: number, y: number) => boolean,
): CoordinateSystem => {
  const { forward } = proj4(definition, 'WGS84');
  const degrees = (x: number, y: number): Pair => forward([x, y]);
  const fits = (x: number, y: number) => within(x, y) && inKingdom(...degrees(x, y));
  return { srid, system, looks, degrees, fits };
};

const inEurope = (x: number, y: number) =>
  x > 2_700_000 && x < 4_000_000 && y > 2_500_000 && y < 4_500_000;

/** Tried in this order. The ranges do not overlap, so the values alone identify the system. */
export const coordinateSystems: CoordinateSystem[] = [
  {
    srid: 4326,
    system: 'WGS84',
    looks: 'longitude and latitude',
    degrees: (x, y) => [x, y],
    fits: inKingdom,
  },
  {
    srid: 27700,
    system: 'OSGB36',
    looks: 'an easting and a northing',
    degrees: (x, y) => grid.forward([x, y]),
    fits: inBritain,
  },
  projected(
    25830,
    'ETRS89',
    'metres of UTM zone 30',
    '+proj=utm +zone=30 +ellps=GRS80 +towgs84=0,0,0 +units=m',
    (x, y) => x > 200_000 && x < 850_000 && y > 5_500_000 && y < 6_780_000,
  ),
  projected(3857, 'Web Mercator', 'metres of Web Mercator', 'EPSG:3857', (x) => Math.abs(x) > 1000),
  projected(
    3035,
    'ETRS89',
    'metres of the European equal-area grid (EPSG:3035)',
    '+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80 +towgs84=0,0,0 +units=m',
    inEurope,
  ),
  {
    srid: null,
    system: 'ETRS89',
    looks: 'metres from the centre of the earth (EPSG:4936), without their height',
    degrees: fromEarthCentre,
    fits: (x, y) =>
      x > 3_000_000 &&
      x < 4_200_000 &&
      Math.abs(y) < 600_000 &&
      inKingdom(...fromEarthCentre(x, y)),
  },
];

const EQUATOR = 6_378_137;
const ECCENTRICITY = 0.006_694_380_022_9;
/** Mean sea level in Britain above the ellipsoid; the third value, which would tell the height, is not published. */
const SEA_LEVEL = 48;

/** Degrees from the first two of the three earth-centred values; hills put the latitude out by their height. */
function fromEarthCentre(x: number, y: number): Pair {
  const fromAxis = Math.hypot(x, y);
  let latitude = Math.acos(Math.min(1, fromAxis / EQUATOR));
  for (let round = 0; round < 6; round++) {
    const radius = EQUATOR / Math.sqrt(1 - ECCENTRICITY * Math.sin(latitude) ** 2) + SEA_LEVEL;
    latitude = Math.acos(Math.min(1, fromAxis / radius));
  }
  return [(Math.atan2(y, x) * 180) / Math.PI, (latitude * 180) / Math.PI];
}
