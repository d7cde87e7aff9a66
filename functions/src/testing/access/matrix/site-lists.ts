import type { Line } from './line.ts';

export const siteLists: Line[] = [
  ...['/site/list', '/site/list/unique'].flatMap((path): Line[] => [
    ['get', path, undefined, [401, 403, 200, 200, 200]],
    ['post', path, { listName: 'Oaks' }, [401, 403, 403, 201, 201]],
    ['put', path, { id: 7654321, listName: 'Elms' }, [401, 403, 403, 404, 404]],
    ['delete', path, { id: 7654321 }, [401, 403, 403, 404, 404]],
    ['get', `${path}/site?listId=7654321`, undefined, [401, 403, 404, 404, 404]],
    [
      'post',
      `${path}/site`,
      { listId: 7654321, sites: [{ siteId: 1 }] },
      [401, 403, 403, 404, 404],
    ],
    [
      'delete',
      `${path}/site`,
      { listId: 7654321, sites: [{ siteId: 1 }] },
      [401, 403, 403, 404, 404],
    ],
  ]),
  ['get', '/site/list/{list}', undefined, [401, 403, 200, 200, 200]],
];
