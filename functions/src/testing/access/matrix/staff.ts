import type { Line } from './line.ts';

export const staff: Line[] = [
  ['get', '/firebase/staff', undefined, [401, 403, 403, 403, 200]],
  [
    'post',
    '/firebase/staff',
    { email: 'new@staff.test', role: 'viewer' },
    [401, 403, 403, 403, 201],
  ],
  ['put', '/firebase/staff/x/disabled', { disabled: true }, [401, 403, 403, 403, 404]],
  ['delete', '/firebase/staff/x', undefined, [401, 403, 403, 403, 404]],
];
