import type { Line } from './line.ts';

const READ = [401, 403, 200, 200, 200] satisfies Line[3];
/** Names a document that is not there, to those who may ask. */
const GONE = [401, 403, 404, 404, 404] satisfies Line[3];
const GONE_TO_WRITERS = [401, 403, 403, 404, 404] satisfies Line[3];
const GONE_TO_ALL = [404, 404, 404, 404, 404] satisfies Line[3];

const draft = '/documents/drafts/7654321';
const uuid = '11111111-1111-4111-8111-111111111111';

/** Residents hold `consultations.read`, which opens no draft: `placemaker.read` is asked besides. */
export const documents: Line[] = [
  ['get', '/documents', undefined, [200, 200, 200, 200, 200]],
  ['get', '/documents/7654321', undefined, GONE_TO_ALL],
  ['get', '/documents/drafts', undefined, READ],
  ['get', '/documents/deleted-drafts', undefined, READ],
  ['get', '/documents/topics', undefined, READ],
  [
    'get',
    '/documents/chart-figures?filters=[]&groupBy=id&measure=count',
    undefined,
    [401, 403, 400, 400, 400],
  ],
  // Without anything to show.
  ['post', '/documents/maps', { layerKey: [], siteIds: [], siteListId: null, frame: null }, READ],
  // Without a title.
  ['post', '/documents/drafts', { title: '' }, [401, 403, 403, 400, 400]],
  // Without a file.
  ['post', '/documents/word', undefined, [401, 403, 403, 400, 400]],
  ['post', `${draft}/word`, undefined, GONE_TO_WRITERS],
  ['get', `${draft}/word`, undefined, GONE],
  ['post', '/documents/structure', undefined, [401, 403, 403, 400, 400]],
  ['get', `${draft}/structure`, undefined, GONE],
  ['get', draft, undefined, GONE],
  ['patch', draft, { title: 'Oak', row_version: 1 }, GONE_TO_WRITERS],
  ['get', `${draft}/check`, undefined, GONE],
  ['get', `${draft}/unsent`, undefined, GONE],
  ['post', `${draft}/links`, { addresses: ['https://oak.example'] }, GONE_TO_WRITERS],
  ['get', `${draft}/preview`, undefined, GONE],
  ['post', `${draft}/files`, { format: 'pdf' }, GONE],
  ['get', `/documents/files/${uuid}`, undefined, GONE],
  ['get', `/documents/files/${uuid}/download`, undefined, GONE],
  ['post', `${draft}/publish`, { revision: 1 }, GONE_TO_WRITERS],
  ['put', `${draft}/publishing-time`, { revision: 1, at: null }, GONE_TO_WRITERS],
  ['get', `${draft}/versions`, undefined, GONE],
  ['post', `${draft}/versions`, { name: 'Oak' }, GONE_TO_WRITERS],
  ['get', `${draft}/versions/1`, undefined, GONE],
  ['post', `${draft}/versions/1/restore`, { revision: 1 }, GONE_TO_WRITERS],
  ['post', `${draft}/withdraw`, undefined, GONE_TO_WRITERS],
  ['post', `${draft}/sections`, { title: '', parentId: null, position: 0 }, GONE_TO_WRITERS],
  ['patch', `${draft}/sections/${uuid}`, { title: 'Oak', row_version: 1 }, GONE_TO_WRITERS],
  [
    'post',
    `${draft}/blocks`,
    { sectionId: uuid, position: 0, isBeside: false, type: 'divider' },
    GONE_TO_WRITERS,
  ],
  ['patch', `${draft}/blocks/${uuid}`, { position: 1, row_version: 1 }, GONE_TO_WRITERS],
  ['get', `${draft}/pictures`, undefined, GONE],
  [
    'post',
    `${draft}/pictures`,
    { fileCollection: [{ fileName: 'mill.png', size: 1 }] },
    GONE_TO_WRITERS,
  ],
  ['get', `${draft}/pictures/1`, undefined, GONE],
  ['delete', `${draft}/pictures/1`, undefined, GONE_TO_WRITERS],
  ['post', `${draft}/pictures/1/upload`, undefined, GONE_TO_WRITERS],
  ['delete', `${draft}/pictures/1/upload`, undefined, GONE_TO_WRITERS],
  ['put', `${draft}/editors`, { tab: 'one', sectionId: null }, GONE],
  ['delete', `${draft}/editors`, { tab: 'one' }, GONE],
  ['get', `${draft}/attachments`, undefined, GONE],
  [
    'post',
    `${draft}/attachments`,
    { fileCollection: [{ fileName: 'study.pdf', size: 1 }] },
    GONE_TO_WRITERS,
  ],
  ['get', `${draft}/attachments/1`, undefined, GONE],
  ['patch', `${draft}/attachments/1`, { title: 'Oak', row_version: 1 }, GONE_TO_WRITERS],
  ['delete', `${draft}/attachments/1`, undefined, GONE_TO_WRITERS],
  ['post', `${draft}/attachments/1/restore`, undefined, GONE_TO_WRITERS],
  ['post', `${draft}/attachments/1/upload`, undefined, GONE_TO_WRITERS],
  ['delete', `${draft}/attachments/1/upload`, undefined, GONE_TO_WRITERS],
  [
    'post',
    '/documents/7654321/readings',
    { event: 'open', edition: 1, seconds: 0, sections: [] },
    GONE_TO_ALL,
  ],
  ['get', '/documents/7654321/following', undefined, GONE],
  ['get', '/documents/7654321/answers/counts', undefined, GONE],
  ['get', '/documents/7654321/answers/list', undefined, GONE],
  ['get', '/documents/7654321/answers/respondents/7654321', undefined, GONE],
  ['get', '/documents/7654321/answers/file?rows=people&file_type=csv', undefined, GONE],
  ['get', '/documents/held-answers', undefined, READ],
  [
    'put',
    '/documents/held-answers/7654321/decision',
    { decision: 'approved', version: 1, from: 'held' },
    GONE_TO_WRITERS,
  ],
];
