import type { Line } from './line.ts';

export const boundaries: Line[] = [
  ['get', '/site/boundaries/{site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/boundaries/{site}/7654321', undefined, [401, 403, 404, 404, 404]],
  [
    'post',
    '/site/insert-updated-geometry',
    {
      siteId: 7_654_321,
      wkbGeometry: 'SRID=27700;POLYGON((1000 1000,1100 1000,1100 1100,1000 1000))',
    },
    [401, 403, 403, 404, 404],
  ],
  [
    'post',
    '/site/boundary/restore',
    { siteId: 7_654_321, boundaryId: 7_654_321 },
    [401, 403, 403, 404, 404],
  ],
  [
    'post',
    '/site/boundary/preview',
    {
      operation: 'merge',
      wkbGeometry: 'SRID=27700;POLYGON((1000 1000,1100 1000,1100 1100,1000 1000))',
      shapes: ['SRID=27700;POLYGON((1100 1000,1200 1000,1200 1100,1100 1000))'],
    },
    [401, 403, 403, 200, 200],
  ],
  [
    'post',
    '/site/boundary/taken-in',
    { siteId: 7_654_321, siteIds: [7_654_322], becomes: 'child' },
    [401, 403, 403, 404, 404],
  ],
  [
    'post',
    '/site/child',
    {
      siteId: 7_654_321,
      children: [
        {
          name: 'Half',
          wkbGeometry: 'SRID=27700;POLYGON((1000 1000,1050 1000,1050 1050,1000 1000))',
        },
      ],
    },
    [401, 403, 403, 404, 404],
  ],
];
