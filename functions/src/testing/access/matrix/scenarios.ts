import type { Line } from './line.ts';

export const scenarios: Line[] = [
  ['get', '/site/scenarios?siteId={site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/scenarios/public?siteId={site}', undefined, [401, 403, 200, 200, 200]],
  ['get', '/site/scenario?siteId={site}&scenario=base', undefined, [401, 403, 200, 200, 200]],
  ['post', '/site/scenario', { siteId: 7654321, scenarioName: 'Less' }, [401, 403, 403, 404, 404]],
  [
    'delete',
    '/site/scenario',
    { siteId: 7654321, scenarioName: 'Less' },
    [401, 403, 403, 404, 404],
  ],
  [
    'put',
    '/site/scenario',
    { siteId: 7654321, scenarioName: 'Less', isPublic: true },
    [401, 403, 403, 404, 404],
  ],
];
