import { inBritain, inKingdom } from '../../ground/geometry/land-mask.ts';

export type System = 'WGS84' | 'OSGB36' | 'ETRS89' | 'Web Mercator';

/** Where a row's site is: as published, in the system that its values suggest. Only PostGIS shifts datums. */
export interface Position {
  x: number;
  y: number;
  srid: 4326 | 27700 | 25830 | 3857;
}

export interface PositionReading {
  position: Position | null;
  refused?: string;
  /** GeoX held the value of GeoY. */
  swapped?: boolean;
  /** The right value of the CoordinateReferenceSystem column, if it had another. */
  system?: { name: System; why: string };
}

interface Candidate {
  srid: Position['srid'];
  system: System;
  looks: string;
  /** Whether x and y are in the United Kingdom when read in this system. */
  fits: (x: number, y: number) => boolean;
}

/** Tried in this order. The ranges do not overlap, so the values alone identify the system. */
const CANDIDATES: Candidate[] = [
  { srid: 4326, system: 'WGS84', looks: 'longitude and latitude', fits: inKingdom },
  { srid: 27700, system: 'OSGB36', looks: 'an easting and a northing', fits: inBritain },
  {
    srid: 25830,
    system: 'ETRS89',
    looks: 'metres of UTM zone 30',
    fits: (x, y) => x > 200_000 && x < 850_000 && y > 5_500_000 && y < 6_780_000,
  },
  {
    srid: 3857,
    system: 'Web Mercator',
    looks: 'metres of Web Mercator',
    fits: (x, y) => {
      const longitude = (x / 20037508.34) * 180;
      const latitude = (Math.atan(Math.sinh((y / 20037508.34) * Math.PI)) * 180) / Math.PI;
      return Math.abs(x) > 1_000 && inKingdom(longitude, latitude);
    },
  },
];

/** Names that councils give the systems; a bare 'EPSG' means nothing. */
const LABELS: Record<string, System> = {
  wgs84: 'WGS84',
  wgs1984: 'WGS84',
  epsg4326: 'WGS84',
  '4326': 'WGS84',
  latlong: 'WGS84',
  osgb36: 'OSGB36',
  osgb1936: 'OSGB36',
  osgb: 'OSGB36',
  bng: 'OSGB36',
  britishnationalgrid: 'OSGB36',
  nationalgrid: 'OSGB36',
  epsg27700: 'OSGB36',
  '27700': 'OSGB36',
  etrs89: 'ETRS89',
  etrs1989: 'ETRS89',
  epsg4258: 'ETRS89',
  '4258': 'ETRS89',
  epsg25830: 'ETRS89',
  '25830': 'ETRS89',
  epsg3857: 'Web Mercator',
  '3857': 'Web Mercator',
};

/**
 * The position of a row. The values decide the system; the label is only compared with them. Swapped axes are
 * corrected; zero, blank and anything outside the United Kingdom is refused.
 */
export function readPosition(rawX: string, rawY: string, label: string): PositionReading {
  if (rawX.trim() === '' && rawY.trim() === '') return none('GeoX and GeoY are blank');
  const x = readCoordinate(rawX);
  const y = readCoordinate(rawY);
  if (x === undefined) return none(`GeoX "${rawX.trim()}" is not a coordinate`);
  if (y === undefined) return none(`GeoY "${rawY.trim()}" is not a coordinate`);
  if (x === 0 || y === 0) return none('A coordinate is zero');
  for (const swapped of [false, true]) {
    const [east, north] = swapped ? [y, x] : [x, y];
    const found = CANDIDATES.find(({ fits }) => fits(east, north));
    if (found) {
      const system = compareLabel(label, found);
      return {
        position: { x: east, y: north, srid: found.srid },
        ...(swapped ? { swapped } : {}),
        ...(system ? { system } : {}),
      };
    }
  }
  return none('The point lies outside the United Kingdom');
}

function none(reason: string): PositionReading {
  return { position: null, refused: reason };
}

function compareLabel(label: string, found: Candidate): PositionReading['system'] {
  const plain = label.toLowerCase().replace(/[^a-z0-9]/g, '');
  const named = LABELS[plain];
  if (named === found.system || (plain === '' && found.system === 'WGS84')) return undefined;
  if (named === 'ETRS89' && found.system === 'WGS84') {
    return {
      name: 'WGS84',
      why: 'ETRS89 is taken as WGS84, from which it differs by less than a metre',
    };
  }
  return { name: found.system, why: `The values are ${found.looks}` };
}

/** A coordinate in degrees or metres; a degree sign and a letter for east or west are understood. */
function readCoordinate(raw: string): number | undefined {
  const match = /^([+-]?[\d.,]+)\s*(?:°|deg|m)?\s*([nsew])?,?$/i.exec(raw.trim());
  if (!match) return undefined;
  let digits = match[1] ?? '';
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) && !digits.includes('.'))
    digits = digits.replaceAll(',', '');
  else if (/^[+-]?\d+,\d+$/.test(digits)) digits = digits.replace(',', '.');
  const number = digits === '' ? Number.NaN : Number(digits.replace(/,$/, ''));
  if (!Number.isFinite(number)) return undefined;
  return /[sw]/i.test(match[2] ?? '') ? -Math.abs(number) : number;
}
