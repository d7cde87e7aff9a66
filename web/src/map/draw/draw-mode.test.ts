import { expect, it } from 'vitest';
import { hasPointsToSelect, startMode } from './draw-mode.ts';

it('starts a mode, changes to the other, and ends with the same again', () => {
  expect(startMode('polygon', undefined)).toBe('polygon');
  expect(startMode('point select', 'polygon')).toBe('point select');
  expect(startMode('polygon', 'polygon')).toBeUndefined();
});

it('selects points only of shapes that are not points', () => {
  expect(hasPointsToSelect({ type: 'Polygon', coordinates: [] })).toBe(true);
  expect(hasPointsToSelect({ type: 'LineString', coordinates: [] })).toBe(true);
  expect(hasPointsToSelect({ type: 'Point', coordinates: [] })).toBe(false);
  expect(hasPointsToSelect({ type: 'MultiPoint', coordinates: [] })).toBe(false);
  expect(hasPointsToSelect(undefined)).toBe(false);
});
