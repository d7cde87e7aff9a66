import { describe, expect, it } from 'vitest';
import { namingProperty } from './naming-property.ts';

const features = (...all: Record<string, unknown>[]) => all.map((properties) => ({ properties }));

describe('the property that names features', () => {
  it.each([
    [
      'the statistics office’s wards',
      { WD13CD: 'E05001089', WD13NM: 'Byker', WD13NMW: null },
      'WD13NM',
    ],
    ['a heading that says so', { ref: 'Site one', site_name: 'Mill' }, 'site_name'],
    [
      'no heading, but names',
      { no: 1, link: 'https://a.test/b', area: 'Addington Square' },
      'area',
    ],
    ['codes and numbers only', { code: 'E05', ha: 2 }, undefined],
    ['an empty heading', { ward_name: null, place: 'Elm Row' }, 'place'],
  ])('of %s', (_, properties, expected) => {
    expect(namingProperty(features(properties))).toBe(expected);
  });

  it('is left to the layer where its features have a name', () => {
    expect(namingProperty(features({ Name: 'Oak', site_name: 'Mill' }))).toBeUndefined();
  });

  it('tells them apart: what all share names none', () => {
    const shared = { layer: 'Article 4 Direction' };
    expect(
      namingProperty(
        features({ ...shared, address: '1 Oak Lane' }, { ...shared, address: '2 Oak Lane' }),
      ),
    ).toBe('address');
    expect(namingProperty(features(shared, shared))).toBeUndefined();
  });
});
