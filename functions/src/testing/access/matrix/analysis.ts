import type { Line } from './line.ts';

const READ = [401, 403, 200, 200, 200] satisfies Line[3];

export const analysis: Line[] = [
  ['get', '/consultations/analysis/counts?by=attitude', undefined, READ],
  ['get', '/consultations/analysis/counts/file?by=topic&cross=ward&file_type=csv', undefined, READ],
  ['get', '/consultations/analysis/wards', undefined, READ],
];
