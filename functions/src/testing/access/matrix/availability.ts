import type { Line } from './line.ts';

export const availability: Line[] = (['cfs', 'site-suggestion'] as const).flatMap(
  (form): Line[] => [
    ['get', `/site/availability/${form}?siteId={site}`, undefined, [401, 403, 200, 200, 200]],
    [
      'put',
      `/site/availability/${form}`,
      { siteId: 7654321, available: 'Now' },
      [401, 403, 403, 404, 404],
    ],
  ],
);
