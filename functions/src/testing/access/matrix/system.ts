import type { Line } from './line.ts';

export const system: Line[] = [
  ['get', '/health', undefined, 'any'],
  ['get', '/openapi.json', undefined, [200, 200, 200, 200, 200]],
  ['get', '/tenants', undefined, [200, 200, 200, 200, 200]],
  ['get', '/tenant', undefined, [200, 200, 200, 200, 200]],
  ['get', '/tenant/flags', undefined, [200, 200, 200, 200, 200]],
  ['post', '/feedback', { message: 'Thank you' }, [204, 204, 204, 204, 204]],
];
