import type { Line } from './line.ts';

export const apiKeys: Line[] = [
  ['get', '/api-keys', undefined, [401, 403, 200, 200, 200]],
  ['put', '/api-keys/mapbox', { key: 'pk.oak' }, [401, 403, 403, 403, 200]],
  ['delete', '/api-keys/mapbox', undefined, [401, 403, 403, 403, 204]],
];
