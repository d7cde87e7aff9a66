import type { Line } from './line.ts';

export const aggregatedData: Line[] = [
  ['get', '/aggregated-data', undefined, [401, 403, 200, 200, 200]],
  ['post', '/functions/invoke', { name: 'aggregateData' }, [401, 403, 403, 202, 202]],
  ['post', '/functions/invoke', { name: 'nothing' }, [401, 400, 400, 400, 400]],
];
