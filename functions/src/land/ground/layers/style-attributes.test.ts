import { expect, test } from 'vitest';
import { styleAttributes } from './style-attributes.ts';

test('finds what expressions, filters, tokens and stops read', () => {
  const style = [
    {
      type: 'fill',
      filter: ['all', ['==', 'kind', 'ward'], ['==', '$type', 'Polygon']],
      paint: {
        'fill-color': ['match', ['get', 'assessment_status'], 'Submitted', '#123', '#456'],
        'fill-opacity': { property: 'size_ha', stops: [[0, 0.2]] },
      },
      layout: { 'text-field': '{site_name}' },
    },
  ];
  expect(styleAttributes(JSON.stringify(style))).toEqual([
    'assessment_status',
    'kind',
    'site_name',
    'size_ha',
  ]);
});

test('finds nothing in no style and in one that cannot be read', () => {
  expect(styleAttributes(null)).toEqual([]);
  expect(styleAttributes('{ oops')).toEqual([]);
});
