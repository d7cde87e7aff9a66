import { describe, expect, it } from 'vitest';
import { layerIdOf } from './layer-id.ts';

describe('a layer’s id', () => {
  it.each([
    ['Conservation areas', 'conservation-areas'],
    ['Listed, grade II', 'listed-grade-ii'],
    ['Wards (2022)', 'wards-2022'],
  ])('of %s is %s', (name, id) => expect(layerIdOf(name)).toBe(id));

  it.each([
    ['Listed, grade II', 'Listed, grade II*'],
    ['Tŷ', 'Ty'],
    ['森', '林'],
    ['x'.repeat(100), `${'x'.repeat(100)} again`],
  ])('tells %s from %s', (one, other) => {
    expect(layerIdOf(one)).not.toBe(layerIdOf(other));
    expect(layerIdOf(other)).toMatch(/^[a-z0-9-]{1,80}$/);
  });
});
