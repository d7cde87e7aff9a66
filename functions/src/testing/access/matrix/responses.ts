import { recordLines } from './consultations.ts';
import type { Line } from './line.ts';

const READ = [401, 403, 200, 200, 200] satisfies Line[3];
const DONE = [401, 403, 403, 200, 200] satisfies Line[3];
/** Names a record that is not there. */
const GONE = [401, 403, 404, 404, 404] satisfies Line[3];
const GONE_TO_WRITERS = [401, 403, 403, 404, 404] satisfies Line[3];

export const responses: Line[] = [
  ...recordLines('/consultations/response').filter(
    ([method, path]) => method !== 'put' || path !== '/consultations/response/7654321',
  ),
  ['get', '/consultations/response', undefined, READ],
  [
    'post',
    '/consultations/response',
    { responses: [{ description: 'Thank you', text: '<p>{nobody knows}</p>' }] },
    // There is no such placeholder.
    [401, 403, 403, 400, 400],
  ],
  ['put', '/consultations/response/7654321/approval', { row_version: 1 }, GONE_TO_WRITERS],
  ['delete', '/consultations/response/7654321/approval', { row_version: 1 }, GONE_TO_WRITERS],
  ['post', '/consultations/response/7654321/send', { row_version: 1 }, GONE_TO_WRITERS],
  ['delete', '/consultations/response/7654321/send', { row_version: 1 }, GONE_TO_WRITERS],
  ['get', '/consultations/response/deliveries', undefined, READ],
  [
    'post',
    '/consultations/response/preview',
    { representationId: 7_654_321, text: '<p>Thank you</p>' },
    GONE,
  ],
  ['get', '/consultations/response/7654321/letter?representationId=1', undefined, GONE],
  ['post', '/consultations/response/deliveries/print', { ids: [7_654_321] }, GONE],
  ['get', '/consultations/timeline?representationId=7654321', undefined, GONE],
  ['get', '/consultations/reports', undefined, READ],
  ['post', '/consultations/response/deliveries/retry', { ids: [7_654_321] }, DONE],
  ['post', '/consultations/response/deliveries/posted', { ids: [7_654_321] }, DONE],
];
