import type { Line } from './line.ts';

export const geodata: Line[] = [
  ['post', '/geodata', undefined, [401, 403, 403, 403, 400]],
  ['get', '/geodata', undefined, [401, 403, 403, 403, 200]],
  ['get', '/geodata-info/{import}', undefined, [401, 403, 403, 403, 200]],
];
