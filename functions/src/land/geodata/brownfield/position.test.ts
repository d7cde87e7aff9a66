import { describe, expect, it } from 'vitest';
import { readPosition } from './position.ts';

const at = (x: string, y: string, label = '') => readPosition(x, y, label);

describe('the system of a row is told by its values', () => {
  it('takes longitude and latitude as WGS84', () => {
    expect(at('-1.6', '54.97', 'WGS84')).toEqual({ position: { x: -1.6, y: 54.97, srid: 4326 } });
  });

  it('takes an easting and a northing as OSGB36', () => {
    expect(at('425000', '564000', 'OSGB36')).toEqual({
      position: { x: 425000, y: 564000, srid: 27700 },
    });
  });

  it('corrects the label OSGB36 beside degrees, and EPSG beside metres', () => {
    expect(at('-1.6', '54.97', 'OSGB36').system).toEqual({
      name: 'WGS84',
      why: 'The values are longitude and latitude',
    });
    expect(at('435000', '561000', 'EPSG').system?.name).toBe('OSGB36');
  });

  it('takes ETRS89 degrees as WGS84 and says so', () => {
    const { position, system } = at('-0.1', '51.5', 'ETRS89');
    expect(position?.srid).toBe(4326);
    expect(system?.why).toContain('less than a metre');
  });

  it('knows ETRS89 in metres of UTM zone 30, and Web Mercator', () => {
    expect(at('590000', '6090000', 'ETRS89')).toEqual({
      position: { x: 590000, y: 6090000, srid: 25830 },
    });
    expect(at('-178000', '7360000').position?.srid).toBe(3857);
    expect(at('-9000', '6710000').position?.srid).toBe(3857);
  });
});

describe('swapped axes', () => {
  it('puts latitude and longitude right', () => {
    expect(at('54.97', '-1.6')).toMatchObject({ swapped: true, position: { x: -1.6, y: 54.97 } });
  });

  it('puts northing and easting right where the point would lie in the North Sea', () => {
    expect(at('561244', '435217', 'OSGB36')).toMatchObject({
      swapped: true,
      position: { x: 435217, y: 561244 },
    });
  });

  it('leaves places alone whose mirror image is also on land', () => {
    expect(at('530000', '180000').swapped).toBeUndefined();
  });
});

describe('what is refused', () => {
  it.each([
    ['0', '0', 'zero'],
    ['-1.6', '0', 'zero'],
    ['', ' ', 'blank'],
    ['-1.6', '', 'GeoY'],
    ['NZ 24', '54.97', 'GeoX'],
    ['2.35', '48.85', 'outside'],
    ['1.66', '54.97', 'outside'],
    ['-74', '40.7', 'outside'],
    ['9999999', '9999999', 'outside'],
    ['1e5', '54', 'GeoX'],
  ])('%s, %s', (x, y, reason) => {
    expect(at(x, y).position).toBeNull();
    expect(at(x, y).refused).toContain(reason);
  });
});

it.each([
  ['Penzance', 147_000, 30_000, -5.53, 50.12],
  ['Dover', 632_000, 141_000, 1.31, 51.13],
  ['Lowestoft', 655_000, 293_000, 1.75, 52.48],
  ['Cromer', 622_000, 342_000, 1.3, 52.93],
  ['Hull', 510_000, 429_000, -0.33, 53.74],
  ['Newcastle', 425_000, 564_000, -1.61, 54.97],
  ['Berwick', 400_000, 653_000, -2, 55.77],
  ['Aberdeen', 394_000, 806_000, -2.1, 57.15],
  ['Lerwick', 447_000, 1_141_000, -1.15, 60.15],
  ['Stornoway', 142_000, 933_000, -6.39, 58.21],
  ['Holyhead', 225_000, 383_000, -4.63, 53.31],
  ['St Davids', 175_000, 225_000, -5.27, 51.88],
  ['Barrow', 320_000, 469_000, -3.23, 54.11],
])('%s is in the kingdom in every system', (_, easting, northing, longitude, latitude) => {
  expect(at(String(easting), String(northing)).position?.srid).toBe(27700);
  expect(at(String(longitude), String(latitude)).position?.srid).toBe(4326);
  expect(at(String(longitude), String(latitude)).swapped).toBeUndefined();
});

it('reads a decimal comma, a degree sign and a letter for west', () => {
  expect(at('1,61 W', '54.97°').position).toMatchObject({ x: -1.61, y: 54.97 });
  expect(at('425,000', '564,000').position).toMatchObject({ x: 425000, y: 564000 });
});
