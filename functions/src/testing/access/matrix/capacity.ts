import type { Line } from './line.ts';

export const capacity: Line[] = [
  ['get', '/site/{site}/capacity', undefined, [401, 403, 200, 200, 200]],
  [
    'post',
    '/site/capacity/calculate',
    { inputs: { grossHectares: 1, method: 'density', density: 30 } },
    [401, 403, 200, 200, 200],
  ],
  [
    'put',
    '/site/capacity/save',
    { siteId: 7654321, inputs: { grossHectares: 1, method: 'density', density: 30 } },
    [401, 403, 403, 404, 404],
  ],
  ['put', '/site/exec-calculation', { siteId: 7654321 }, [401, 403, 403, 404, 404]],
  ['put', '/site/update-year-sum/{site}', { trajectory: [] }, [401, 403, 403, 200, 200]],
];
