import { describe, expect, it } from 'vitest';
import { placeHabit } from './place-habit.ts';
import { habits, readPosition } from './position.ts';

const at = (x: string, y: string, habit = habits[0]) => {
  const found = readPosition(x, y, habit);
  return 'position' in found ? found : { ...found, position: null, habit: null, system: null };
};

describe('the system of a row is told by its values', () => {
  it.each([
    ['-1.6', '54.97', 4326],
    ['425000', '564000', 27700],
    ['590000', '6090000', 25830],
    ['-178000', '7360000', 3857],
    ['-9000', '6710000', 3857],
    ['3571052.46', '3431349.32', 3035],
  ])('%s, %s', (x, y, srid) => {
    expect(at(x, y).position).toEqual({ x: Number(x), y: Number(y), srid });
  });

  it('turns values from the centre of the earth into degrees', () => {
    // The same site of Brighton in both systems: 529402, 105500.
    expect(at('4036328', '-11534').position).toEqual({ x: -0.163725, y: 50.834593, srid: 4326 });
  });
});

describe('swapped axes', () => {
  it('puts latitude and longitude right', () => {
    expect(at('54.97', '-1.6')).toMatchObject({
      habit: { swapped: true },
      position: { x: -1.6, y: 54.97 },
    });
  });

  it('leaves places alone whose mirror image is also on land, unless the column is swapped', () => {
    expect(at('530000', '180000').position).toMatchObject({ x: 530000 });
    const habit = placeHabit([
      ['530000', '180000'],
      ['561244', '435217'],
      ['180000', '530000'],
      ['561244', '430217'],
    ]);
    expect(habit).toMatchObject({ swapped: true });
    expect(at('180000', '530000', habit).position).toMatchObject({ x: 530000, y: 180000 });
  });
});

describe('a lost minus', () => {
  it('is found where the point would lie in the sea', () => {
    expect(at('2.66', '53.73')).toMatchObject({
      habit: { unsigned: true },
      position: { x: -2.66 },
    });
  });

  it('of a whole column is told from eastern longitudes', () => {
    const lost: [string, string][] = [
      ['2.66', '53.7'],
      ['2.72', '53.7'],
      ['2.68', '53.7'],
    ];
    expect(placeHabit(lost).unsigned).toBe(true);
    const east: [string, string][] = [
      ['0.66', '51.7'],
      ['0.72', '51.7'],
      ['2.68', '53.7'],
    ];
    expect(placeHabit(east).unsigned).toBe(false);
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
    ['-74', '40.7', 'outside'],
    ['9999999', '9999999', 'outside'],
    ['1e5', '54', 'GeoX'],
    ['43521', '561244', 'GeoX may lack a digit'],
    ['4352170', '561244', 'GeoX may have a digit too many'],
  ])('%s, %s', (x, y, reason) => {
    expect(at(x, y).position).toBeNull();
    expect(at(x, y)).toMatchObject({ refused: expect.stringContaining(reason) });
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
  expect(at(String(longitude), String(latitude)).habit?.swapped).toBe(false);
});

it('reads a decimal comma, a degree sign and a letter for west', () => {
  expect(at('1,61 W', '54.97°').position).toMatchObject({ x: -1.61, y: 54.97 });
  expect(at('425,000', '564,000').position).toMatchObject({ x: 425000, y: 564000 });
  expect(at('367,562.75', '403,362.86').position).toMatchObject({ x: 367562.75, y: 403362.86 });
  expect(at('\ufffd-1.61', '54.97').position).toMatchObject({ x: -1.61 });
});
