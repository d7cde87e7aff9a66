import type { Line } from './line.ts';

export const tags: Line[] = [
  ['post', '/site/v2/{site}/tags', { name: 'oak-mews' }, [401, 403, 403, 201, 201]],
  ['delete', '/site/v2/{site}/tags/7654321', undefined, [401, 403, 403, 404, 404]],
  ['get', '/tag', undefined, [401, 403, 200, 200, 200]],
  [
    'post',
    '/tag',
    { sites_ids: [7654321], created_tag_name: 'oak-yard' },
    [401, 403, 403, 404, 404],
  ],
  ['post', '/tag/{site}', { created_tag_name: 'oak-yard' }, [401, 403, 403, 201, 201]],
  ['delete', '/tag/{site}', { deleted_tag_name: 'never-given' }, [401, 403, 403, 404, 404]],
  ['get', '/site/tags?siteId={site}', undefined, [401, 403, 200, 200, 200]],
  ['post', '/site/tags', { siteIds: [7654321], tagIds: [1] }, [401, 403, 403, 404, 404]],
  ['delete', '/site/tags', { siteIds: [7654321], tagIds: [1] }, [401, 403, 403, 404, 404]],
  ['get', '/site/tag?id=7654321', undefined, [401, 403, 404, 404, 404]],
  ['post', '/site/tag', { tag_name: 'oak-tree' }, [401, 403, 403, 201, 201]],
  ['put', '/site/tag', { id: 7654321, tag_name: 'oak-tree' }, [401, 403, 403, 404, 404]],
  ['delete', '/site/tag', { id: 7654321 }, [401, 403, 403, 404, 404]],
];
