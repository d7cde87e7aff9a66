import type { CoordinateSystem, System } from './coordinate-systems.ts';

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

/** The right value of the CoordinateReferenceSystem column, if it had another. */
export interface SystemCorrection {
  name: System;
  why: string;
}

/** Compares what the column says with what the values are; undefined where they agree. */
export function compareLabel(label: string, found: CoordinateSystem): SystemCorrection | undefined {
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
