import type { Line } from './line.ts';

const READ = [401, 403, 200, 200, 200] satisfies Line[3];

/** Names a record that is not there, to those who may ask. */
const GONE = [401, 403, 404, 404, 404] satisfies Line[3];
const GONE_TO_WRITERS = [401, 403, 403, 404, 404] satisfies Line[3];
const none = '/consultations/analysis/campaigns/7654321';
const member = `${none}/members/7654321`;
const noReport = '/consultations/analysis/reports/00000000-0000-4000-8000-000000000000';
const noTheme = '/consultations/analysis/themes/7654321';

export const analysis: Line[] = [
  ['get', '/consultations/analysis/counts?by=attitude', undefined, READ],
  ['get', '/consultations/analysis/counts/file?by=topic&cross=ward&file_type=csv', undefined, READ],
  ['get', '/consultations/analysis/wards', undefined, READ],
  ['get', '/consultations/analysis/campaigns?consultationId=1', undefined, READ],
  ['get', none, undefined, GONE],
  ['put', none, { state: 'confirmed', row_version: 1 }, GONE_TO_WRITERS],
  ['get', member, undefined, GONE],
  ['put', member, { signatories: 2, from: 1 }, GONE_TO_WRITERS],
  [
    'put',
    `${none}/additions`,
    { representationIds: [7_654_321], decision: 'add' },
    GONE_TO_WRITERS,
  ],
  ['delete', member, undefined, GONE_TO_WRITERS],
  ['get', '/consultations/analysis/themes?consultationId=1', undefined, READ],
  ['get', noTheme, undefined, GONE],
  ['put', noTheme, { state: 'refused', row_version: 1 }, GONE_TO_WRITERS],
  ['post', `${noTheme}/merge`, { into: 7_654_322, row_version: 1 }, GONE_TO_WRITERS],
  [
    'post',
    '/consultations/analysis/summary',
    { regime: '2012', format: 'docx' },
    [401, 403, 200, 200, 200],
  ],
  ['get', '/consultations/analysis/form?format=docx', undefined, READ],
  [
    'post',
    '/consultations/analysis/examination-pack',
    { consultationId: 7_654_321, format: 'docx' },
    GONE,
  ],
  ['get', '/consultations/analysis/invitations', undefined, READ],
  [
    'put',
    '/consultations/analysis/invitations/7654321',
    { invited: '', how: '', row_version: 0 },
    GONE_TO_WRITERS,
  ],
  ['get', '/consultations/analysis/reports', undefined, READ],
  ['delete', noReport, undefined, GONE],
  ['get', `${noReport}/volumes/1`, undefined, GONE],
];
