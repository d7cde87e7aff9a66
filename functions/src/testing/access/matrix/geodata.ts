import type { Line } from './line.ts';

export const geodata: Line[] = [
  ['post', '/geodata', undefined, [401, 403, 403, 403, 400]],
  ['get', '/geodata', undefined, [401, 403, 403, 403, 200]],
  ['get', '/geodata-info/{import}', undefined, [401, 403, 403, 403, 200]],
  ['post', '/geodata/{import}/import', {}, [401, 403, 403, 403, 409]],
  ['post', '/geodata/{import}/compare', undefined, [401, 403, 403, 403, 409]],
  ['post', '/geodata/{import}/discard', undefined, [401, 403, 403, 403, 409]],
  [
    'put',
    '/geodata/{import}/columns',
    { columns: [{ name: 'Ref', field: null }] },
    [401, 403, 403, 403, 409],
  ],
  ['post', '/geodata/{import}/sites', undefined, [401, 403, 403, 403, 201]],
];
