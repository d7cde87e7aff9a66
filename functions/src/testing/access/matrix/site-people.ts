import type { Line } from './line.ts';

export const sitePeople: Line[] = [
  ...(['contacts', 'agents'] as const).flatMap((people): Line[] => [
    ['get', `/site/v2/{site}/${people}`, undefined, [401, 403, 200, 200, 200]],
    ['post', `/site/v2/{site}/${people}`, { name: 'Ann Oak' }, [401, 403, 403, 201, 201]],
    [
      'put',
      `/site/v2/{site}/${people}/7654321`,
      { name: 'Ann Oak', row_version: 1 },
      [401, 403, 403, 404, 404],
    ],
    ['delete', `/site/v2/{site}/${people}/7654321`, undefined, [401, 403, 403, 404, 404]],
  ]),
  ['get', '/site/v2/{site}/assignees', undefined, [401, 403, 200, 200, 200]],
  // Nobody of the council's staff has this id.
  ['post', '/site/v2/{site}/assignees', { user_id: 7654321 }, [401, 403, 403, 400, 400]],
  ['delete', '/site/v2/{site}/assignees/7654321', undefined, [401, 403, 403, 404, 404]],
  ['get', '/site/v2/{site}/data-dictionary-tags', undefined, [401, 403, 200, 200, 200]],
  ['post', '/site/v2/{site}/data-dictionary-tags', { term_id: 7654321 }, [401, 403, 403, 404, 404]],
  ['delete', '/site/v2/{site}/data-dictionary-tags/7654321', undefined, [401, 403, 403, 404, 404]],
];
