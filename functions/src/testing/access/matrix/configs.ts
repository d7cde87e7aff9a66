import type { Line } from './line.ts';

export const configs: Line[] = [
  ['get', '/configs?ids=x', undefined, [401, 403, 404, 404, 404]],
  ['get', '/configs/tenant?type=site-card', undefined, [401, 403, 200, 200, 200]],
  // A list: nothing is said about a configuration that does not exist.
  ['get', '/configs/metadata/x', undefined, [401, 403, 200, 200, 200]],
  ['get', '/configs/effective/layers-order', undefined, [200, 200, 200, 200, 200]],
  ['get', '/configs/effective/site-card', undefined, [401, 403, 200, 200, 200]],
  ['get', '/directus/login', undefined, [401, 403, 200, 200, 200]],
  ['post', '/directus/refresh', { refreshToken: 'x' }, [401, 403, 401, 401, 401]],
];
