import type { Line } from './line.ts';

export const layers: Line[] = [
  ['get', '/layers', undefined, [401, 403, 200, 200, 200]],
  ['get', '/layers/metadata', undefined, [401, 403, 200, 200, 200]],
  ['get', '/layers/{layer}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/layers/{layer}/tiles', undefined, [401, 403, 200, 200, 200]],
  ['get', '/layers/tiles?layerIds={layer}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/layers/{layer}/features/{feature}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/layers/{layer}/extent', undefined, [401, 403, 200, 200, 200]],
  // Specification 002 section 7 has these under both.
  ...(['layers', 'geoserver'] as const).flatMap((calls): Line[] => [
    ['get', `/${calls}/layers-meta`, undefined, [401, 403, 200, 200, 200]],
    ['get', `/${calls}/one-layer-meta?layerId={layer}`, undefined, [401, 403, 200, 200, 200]],
    ['get', `/${calls}/layer-columns?layerId={layer}`, undefined, [401, 403, 200, 200, 200]],
    [
      'get',
      `/${calls}/feature?layerId={layer}&featureId={feature}`,
      undefined,
      [401, 403, 200, 200, 200],
    ],
    ['get', `/${calls}/geometries?layerId={layer}`, undefined, [401, 403, 200, 200, 200]],
    ['get', `/${calls}/search?term=oak`, undefined, [401, 403, 200, 200, 200]],
    ['get', `/${calls}/tile-params?layerId={layer}`, undefined, [401, 403, 200, 200, 200]],
    ['get', `/${calls}/boundaries`, undefined, [401, 403, 200, 200, 200]],
    ['get', `/${calls}/terrain/1/1/1`, undefined, [401, 403, 404, 404, 404]],
    ['get', `/${calls}/extent`, undefined, [401, 403, 200, 200, 200]],
  ]),
  [
    'get',
    '/layers/feature-names?features={layer}%20{feature}',
    undefined,
    [401, 403, 200, 200, 200],
  ],
  ['get', '/search/boundaries', undefined, [401, 403, 200, 200, 200]],
  ['get', '/search/extent/{site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/map-style?map=site-search-map', undefined, [401, 403, 200, 200, 200]],
  ['get', '/map-capabilities', undefined, [401, 403, 200, 200, 200]],
  [
    'post',
    '/layers',
    { id: 'parishes', layerName: 'Parishes', geometryKind: 'polygon' },
    [401, 403, 403, 403, 201],
  ],
  ['put', '/layers/{layer}', { layerName: 'Wards' }, [401, 403, 403, 403, 200]],
  // One that nobody has: the others' lines still need theirs.
  ['delete', '/layers/nobodys', undefined, [401, 403, 403, 403, 404]],
];
