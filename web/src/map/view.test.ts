import { expect, test } from 'vitest';
import { boxInMetres, boxOf, homeBox, readMapView, writeMapView } from './view.ts';

test('a view survives its address', () => {
  const view = { longitude: -1.61778, latitude: 54.97784, zoom: 12.35 };
  expect(writeMapView(view)).toBe('-1.61778,54.97784,12.35');
  expect(readMapView(writeMapView(view))).toEqual(view);
});

test('a view that leans and is turned too', () => {
  const view = { longitude: -1.6, latitude: 55, zoom: 16, pitch: 70, bearing: -20 };
  expect(writeMapView(view)).toBe('-1.6,55,16,70,-20');
  expect(readMapView(writeMapView(view))).toEqual(view);
  expect(writeMapView({ ...view, pitch: 0.2, bearing: 0 })).toBe('-1.6,55,16');
});

test.each([
  '1,2,3,86,0',
  '1,2,3,-1,0',
  '1,2,3,60,181',
  '1,2,3,x,0',
  '',
  'a,b,c',
  '1,2',
  '1,2,3,4',
  '200,0,5',
  '0,89,5',
  '0,0,99',
  null,
])('%s is no view', (text) => expect(readMapView(text)).toBeUndefined());

test('degrees become web-map metres', () => {
  expect(boxInMetres([90, 45, 180, 85.0511287798066])).toEqual([
    10_018_754, 5_621_521, 20_037_508, 20_037_508,
  ]);
  expect(boxInMetres([-1.6, 54.9, -1.5, 55])[0]).toBe(-178_111);
});

test('the box around a shape, and none around an empty one', () => {
  const ring = [[1, 5], [3, 2], [2, 9], [1, 5]]; // prettier-ignore
  expect(boxOf({ type: 'Polygon', coordinates: [ring] })).toEqual([1, 2, 3, 9]);
  expect(boxOf({ type: 'Point', coordinates: [4, 5] })).toEqual([4, 5, 4, 5]);
  expect(boxOf({ type: 'MultiPolygon', coordinates: [] })).toBeUndefined();
});

test('a map begins at the region, else 15 km around the centre', () => {
  expect(homeBox({ mapRegion: [1, 2, 3, 4], locationLonLat: [0, 0] })).toEqual([1, 2, 3, 4]);
  const [west, south, east, north] = homeBox({ locationLonLat: [-1.6, 55] });
  const kilometres = [(east - west) * 111.32 * Math.cos((55 * Math.PI) / 180), (north - south) * 111.32]; // prettier-ignore
  expect(kilometres.map(Math.round)).toEqual([30, 30]);
  expect((west + east) / 2).toBeCloseTo(-1.6);
  expect((south + north) / 2).toBeCloseTo(55);
});
