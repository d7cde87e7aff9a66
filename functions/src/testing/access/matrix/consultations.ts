import type { Line } from './line.ts';

const READ = [401, 403, 200, 200, 200] satisfies Line[3];
/** Names a record that is not there, to those who may ask. */
const GONE = [401, 403, 404, 404, 404] satisfies Line[3];
const WRITERS = [401, 403, 403, 200, 200] satisfies Line[3];
const GONE_TO_WRITERS = [401, 403, 403, 404, 404] satisfies Line[3];

const UNKNOWN_CHANGE = '6a0c42a5-6a0c-4f0e-9d5e-6a0c42a56a0c';
const GONE_TO_ADMINS = [401, 403, 403, 403, 404] satisfies Line[3];

/** The calls that every type of kept record has. */
export function recordLines(path: string): Line[] {
  return [
    ['get', `${path}/fields`, undefined, READ],
    ['get', `${path}/table?attributes=id`, undefined, READ],
    ['get', `${path}/table/groups?by=id`, undefined, READ],
    ['get', `${path}/table/ids`, undefined, READ],
    ['post', `${path}/search`, {}, READ],
    ['get', `${path}/templates`, undefined, READ],
    [
      'post',
      `${path}/template`,
      { name: 'Oak', parameters: { filters: [] } },
      [401, 403, 201, 201, 201],
    ],
    ['put', `${path}/template`, { id: 7_654_321, name: 'Elm' }, GONE],
    ['delete', `${path}/template/7654321`, undefined, GONE],
    ['get', `${path}/7654321`, undefined, GONE],
    ['get', `${path}/7654321/history`, undefined, GONE],
    ['post', `${path}/7654321/undo`, {}, GONE_TO_WRITERS],
    ['put', `${path}/7654321`, { row_version: 1 }, GONE_TO_WRITERS],
    // There is no such column.
    [
      'put',
      `${path}/custom-column`,
      { id: 7_654_321, column: 'custom_1', value: null, row_version: 1 },
      [401, 403, 403, 400, 400],
    ],
    // Those that are not there stay so, without an error: a selection may be older than a deletion.
    ['delete', path, { ids: [7_654_321] }, [401, 403, 403, 200, 200]],
    ['get', `${path}/deleted`, undefined, WRITERS],
    ['post', `${path}/restore`, { ids: [7_654_321] }, [401, 403, 403, 200, 200]],
    ['get', `${path}/bulk-changes/${UNKNOWN_CHANGE}`, undefined, GONE_TO_WRITERS],
    [
      'post',
      `${path}/bulk-changes/${UNKNOWN_CHANGE}/undo`,
      { ids: [7_654_321], undo_id: UNKNOWN_CHANGE },
      GONE_TO_WRITERS,
    ],
  ];
}

const attachments = '/consultations/representations/7654321/attachments';
const consultation = {
  kind: 'Other',
  opensAt: '2026-09-07T09:00',
  closesAt: '2026-10-19T17:00',
};

export const consultations: Line[] = [
  ['get', '/consultations/events', undefined, READ],
  [
    'post',
    '/consultations/events',
    { ...consultation, name: '' },
    // The same name twice would be refused, and an empty one is.
    [401, 403, 403, 400, 400],
  ],
  [
    'put',
    '/consultations/events/7654321',
    { ...consultation, name: 'Oak', row_version: 1 },
    GONE_TO_WRITERS,
  ],
  ['get', '/consultations/events/7654321/unsent', undefined, GONE],
  ['get', '/consultations/settings', undefined, READ],
  ['get', '/consultations/lookups', undefined, READ],
  ['get', '/consultations/topics', undefined, READ],
  ['get', '/consultations/topics/all', undefined, [401, 403, 403, 403, 200]],
  ['post', '/consultations/topics', { name: '' }, [401, 403, 403, 403, 400]],
  // They are others by now.
  ['put', '/consultations/topics/order', { topics: [] }, [401, 403, 403, 403, 409]],
  ['put', '/consultations/topics/7654321', { name: 'Oak', row_version: 1 }, GONE_TO_ADMINS],
  ['delete', '/consultations/topics/7654321', { row_version: 1 }, GONE_TO_ADMINS],
  ['get', '/consultations/topics/7654321/history', undefined, GONE_TO_ADMINS],
  ['get', '/consultations/look-alikes?kind=contact&name=Ada', undefined, READ],
  ['get', '/consultations/column-metadata?table=contacts', undefined, READ],
  [
    'post',
    '/consultations/column-metadata',
    { table: 'contacts', name: 'No', renderType: 'Number' },
    // The name is too short.
    [401, 403, 403, 400, 400],
  ],
  [
    'put',
    '/consultations/column-metadata/7654321',
    { name: 'Oak', row_version: 1 },
    GONE_TO_WRITERS,
  ],
  ['delete', '/consultations/column-metadata/7654321', undefined, GONE_TO_WRITERS],
  ...recordLines('/consultations/organisations'),
  [
    'post',
    '/consultations/organisations',
    { organisationName: 'Oak and Sons', organisationType: 'Business' },
    [401, 403, 403, 201, 201],
  ],
  ...recordLines('/consultations/contacts'),
  [
    'post',
    '/consultations/contacts',
    { contacts: [{ firstName: 'Ada', lastName: 'Oak' }] },
    [401, 403, 403, 201, 201],
  ],
  ['get', '/consultations/merges?kind=contact&id=7654321', undefined, GONE],
  [
    'get',
    '/consultations/merges/comparison?kind=contact&first=7654321&second=7654322',
    undefined,
    GONE,
  ],
  [
    'post',
    '/consultations/merges',
    { kind: 'contact', keptId: 7_654_321, keptVersion: 1, mergedId: 7_654_322, mergedVersion: 1 },
    GONE_TO_WRITERS,
  ],
  ['post', '/consultations/merges/7654321/undo', undefined, GONE_TO_WRITERS],
  ['get', '/consultations/merges/7654321/history', undefined, GONE],
  // Whoever takes in sees what arrived word for word: viewers may not.
  ['get', '/consultations/intake', undefined, WRITERS],
  // No form.
  ['post', '/consultations/intake', undefined, [401, 403, 403, 400, 400]],
  ['get', '/consultations/intake/7654321', undefined, GONE_TO_WRITERS],
  ['put', '/consultations/intake/7654321', {}, GONE_TO_WRITERS],
  ['post', '/consultations/intake/7654321/register', undefined, GONE_TO_WRITERS],
  ['post', '/consultations/intake/7654321/discard', undefined, GONE_TO_WRITERS],
  ['get', '/consultations/intake/7654321/report', undefined, GONE_TO_WRITERS],
  ['get', '/consultations/intake/7654321/file', undefined, GONE_TO_WRITERS],
  ['get', '/consultations/inbox', undefined, WRITERS],
  ['get', '/consultations/inbox/7654321', undefined, GONE_TO_WRITERS],
  ['get', '/consultations/inbox/7654321/pages/1', undefined, GONE_TO_WRITERS],
  [
    'post',
    '/consultations/inbox/register',
    { items: [{ id: 7_654_321, row_version: 1 }], consultationEventId: 7_654_321 },
    // There is no such consultation.
    [401, 403, 403, 400, 400],
  ],
  ['put', '/consultations/inbox/status', { ids: [7_654_321], status: 'dismissed' }, WRITERS],
  ...recordLines('/consultations/representations'),
  [
    'post',
    '/consultations/representations',
    { consultationEventId: 7_654_321, receivedDate: '2026-10-01', notAcknowledged: true },
    // There is no such consultation.
    [401, 403, 403, 400, 400],
  ],
  [
    'put',
    '/consultations/representations/status',
    { ids: [7_654_321], status: 'Pending' },
    [401, 403, 403, 200, 200],
  ],
  [
    'put',
    '/consultations/representations/field',
    { ids: [7_654_321], field: 'attitude', value: 'Support' },
    [401, 403, 403, 200, 200],
  ],
  ['put', '/consultations/representations/checked', { ids: [] }, [401, 403, 403, 400, 400]],
  ['get', '/consultations/sites/7654321/representations', undefined, GONE],
  ['post', '/consultations/representations/7654321/duplicate', undefined, GONE_TO_WRITERS],
  ['put', '/consultations/representations/7654321/agents', { agents: [] }, GONE_TO_WRITERS],
  [
    'post',
    '/consultations/representees',
    { placemakerConsulRepresentId: 7_654_321, placemakerConsulContactId: 1 },
    GONE_TO_WRITERS,
  ],
  ['get', attachments, undefined, GONE],
  ['post', attachments, { fileCollection: [{ fileName: 'plan.pdf', size: 1 }] }, GONE_TO_WRITERS],
  ['post', `${attachments}/1/upload`, undefined, GONE_TO_WRITERS],
  ['delete', `${attachments}/1/upload`, undefined, GONE_TO_WRITERS],
  ['delete', `${attachments}/1`, undefined, GONE_TO_WRITERS],
  ['post', `${attachments}/1/restore`, undefined, GONE_TO_WRITERS],
  ['get', `${attachments}/1/original`, undefined, GONE_TO_WRITERS],
  ['get', `${attachments}/1/copy`, undefined, GONE],
  ['get', `${attachments}/1/boxes`, undefined, GONE_TO_WRITERS],
  ['put', `${attachments}/1/boxes`, { boxes: [], version: 0 }, GONE_TO_WRITERS],
  ['get', '/consultations/representations/7654321/text', undefined, [401, 403, 403, 404, 404]],
  [
    'get',
    '/consultations/representations/7654321/text/suggestions',
    undefined,
    [401, 403, 403, 404, 404],
  ],
  [
    'put',
    '/consultations/representations/7654321/text',
    { document: { type: 'doc', content: [] }, revision: 0 },
    GONE_TO_WRITERS,
  ],
  ['get', '/consultations/representations/7654321/original', undefined, [401, 403, 403, 404, 404]],
  ['get', '/consultations/representations/7654321/public-text', undefined, GONE],
  ['get', '/consultations/representations/7654321/text/versions', undefined, GONE_TO_WRITERS],
  ['get', '/consultations/representations/7654321/text/versions/1', undefined, GONE_TO_WRITERS],
  ['put', '/consultations/representations/7654321/text/editors', { tab: 'one' }, GONE_TO_WRITERS],
  [
    'delete',
    '/consultations/representations/7654321/text/editors',
    { tab: 'one' },
    // Closing what is gone is no fault.
    [401, 403, 403, 200, 200],
  ],
  ['get', '/consultations/sub-representations?representationId=7654321', undefined, GONE],
  ['get', '/consultations/sub-representations/7654321', undefined, GONE],
  ['post', '/consultations/sub-representations', { representationId: 7_654_321 }, GONE_TO_WRITERS],
  ['put', '/consultations/sub-representations/7654321', { comment: 'Oak' }, GONE_TO_WRITERS],
  ['get', '/consultations/officers', undefined, READ],
  ['get', '/consultations/work', undefined, READ],
  ['get', '/consultations/representations/7654321/assignees', undefined, GONE],
  ['put', '/consultations/representations/7654321/assignees', { accountIds: [] }, GONE_TO_WRITERS],
  [
    'put',
    '/consultations/sub-representations/7654321/assignees',
    { accountIds: [] },
    GONE_TO_WRITERS,
  ],
  ['get', '/consultations/representations/7654321/publication', undefined, GONE],
  [
    'put',
    '/consultations/representations/publication',
    { ids: [7_654_321], step: 'ask' },
    // Those that are not there are told apart from those that were published.
    [401, 403, 403, 200, 200],
  ],
];
