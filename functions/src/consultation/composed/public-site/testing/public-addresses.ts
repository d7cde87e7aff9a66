import { documentFormats } from '../../../ground/documents/print/document-formats.ts';
import type { Answer, Client } from '../../../../platform/testing/client.ts';
import type { Asked } from './asked-things.ts';

interface PublicAddress {
  /** As firebase.json has it. */
  source: string;
  /** Where something of this document would stand; undefined where nothing of one document does. */
  at: (asked: Asked) => string | undefined;
}

const document = (source: string, ...rests: ((asked: Asked) => string)[]): PublicAddress[] =>
  rests.map((rest) => ({ source, at: (asked) => `/p/document${rest(asked)}` }));

/** Every address that the function `pages` answers, by the rewrite that leads there. */
export const publicAddresses: PublicAddress[] = [
  ...document(
    '/p/document{,/*}',
    ({ id }) => `/${id}`,
    ({ id }) => `/${id}/`,
    ({ id }) => `?q=a&within=${id}`,
  ),
  ...document(
    '/p/document/*/attachments{,/**}',
    ({ id }) => `/${id}/attachments`,
    ({ id, file }) => `/${id}/attachments/${file}`,
  ),
  ...document('/p/document/*/state', ({ id }) => `/${id}/state`),
  ...document(
    '/p/document/*/editions/**',
    ...documentFormats.map(
      (format) =>
        ({ id }: Asked) =>
          `/${id}/editions/1/download/${format}`,
    ),
    ({ id, question }) => `/${id}/editions/1/maps/${question}.svg`,
    ({ id, file }) => `/${id}/editions/1/pictures/${file}.webp`,
  ),
  { source: '/p/representations{,/**}', at: () => undefined },
  { source: '/p/@(accessibility|privacy|cookies|terms)', at: () => undefined },
];

interface PublicCall {
  call: string;
  ask: (client: Client, asked: Asked) => Promise<Answer>;
}

const get = (path: string): PublicCall => ({
  call: `GET ${path}`,
  ask: (client, { id, question }) =>
    client.get(path.replace('{id}', String(id)).replace('{questionId}', question)),
});

const reading = { event: 'open', edition: 1, seconds: 0, sections: [] };

/** Every call of one document that anybody may make. */
export const publicCalls: PublicCall[] = [
  get('/documents/{id}'),
  get('/documents/{id}/answers'),
  get('/documents/{id}/questions/{questionId}/results'),
  {
    call: 'POST /documents/{id}/readings',
    ask: (client, { id }) => client.post(`/documents/${id}/readings`, { json: reading }),
  },
];
