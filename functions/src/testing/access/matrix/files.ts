import type { Line } from './line.ts';

export const files: Line[] = [
  ...['', '/unscanned', '/quarantined'].flatMap((list): Line[] => [
    ['get', `/site/v2/{site}/files${list}`, undefined, [401, 403, 200, 200, 200]],
    ['get', `/file${list}?siteId={site}`, undefined, [401, 403, 200, 200, 200]],
  ]),
  // JSON is no form with files.
  ['post', '/site/v2/{site}/files', {}, [401, 403, 403, 400, 400]],
  ['post', '/file', {}, [401, 403, 403, 400, 400]],
  ['delete', '/site/v2/{site}/files/7654321', undefined, [401, 403, 403, 404, 404]],
  ['post', '/site/v2/{site}/files/7654321/restore', undefined, [401, 403, 403, 404, 404]],
  [
    'delete',
    '/file?siteId={site}&fileName=1-plan.pdf&bucketName=unscanned',
    undefined,
    [401, 403, 403, 404, 404],
  ],
  [
    'get',
    '/file/download?siteId={site}&fileName=1-plan.pdf&bucketName=site%20files',
    undefined,
    [401, 403, 404, 404, 404],
  ],
  ['get', '/file/signed-url?selfLink=x', undefined, [401, 403, 404, 404, 404]],
  [
    'post',
    '/file/upload',
    {
      siteId: 7_654_321,
      dataType: 'site files',
      fileCollection: [{ fileName: 'plan.pdf', size: 1 }],
    },
    [401, 403, 403, 404, 404],
  ],
  ['post', '/file/upload/7654321', undefined, [401, 403, 403, 404, 404]],
  ['delete', '/file/upload/7654321', undefined, [401, 403, 403, 404, 404]],
];
