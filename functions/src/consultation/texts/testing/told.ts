import { convertToHtml } from 'mammoth';
import { unzipSync } from 'fflate';
import { readPdf } from '../../../platform/print/testing/read-pdf.ts';
import type { Answer } from '../../../platform/testing/client.ts';
import type { Council, Who } from '../../../platform/testing/council.ts';
import { consultationFeatures } from '../../../routes/consultation.ts';
import { listCampaigns } from '../../analysis/contract/campaigns.ts';
import { listThemes } from '../../analysis/contract/themes.ts';

/** What the representation was changed by together with others; a name of no other. */
export const CHANGE_OF_MANY = '6d0f3c1e-52f8-4b0e-9a35-8f0f6a2f7c11';
/** Stands in redacted words alone. */
export const CANARY = /zqx|quillfeather/i;
/** A representation, one of its parts, what answers it and who made it. */
export interface Told {
  id: number;
  part: number;
  response: number;
  /** An attachment of which nobody may read the original, with its copy. */
  attachment?: number;
  consultationId: number;
  contact: number;
  /** Another one, and what was merged into the first. */
  other: number;
  merge: number;
}

/** What a file says, and what it says of itself. */
export async function wordsOf({ status, headers, bytes, body }: Answer): Promise<string> {
  const type = headers.get('content-type') ?? '';
  const named = `${status}\n${[...headers].map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
  if (type.includes('pdf')) return named + JSON.stringify(await readPdf(bytes));
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const parts = Object.values(unzipSync(bytes)).map((each) => Buffer.from(each).toString());
    const html = type.includes('word')
      ? (await convertToHtml({ buffer: Buffer.from(bytes) })).value
      : '';
    return named + parts.join('\n') + html;
  }
  return named + JSON.stringify(body);
}

/** The calls that read, of every feature of consultations, with what stands for the braces. */
async function readings(council: Council, of: Told): Promise<string[]> {
  const { id, part, response, attachment = 1, consultationId, contact, other, merge } = of;
  const { campaigns } = await council.as('officer').call(listCampaigns, { consultationId });
  const { themes } = await council.as('officer').call(listThemes, { consultationId });
  const ids = (path: string) =>
    path.includes('/bulk-changes/')
      ? CHANGE_OF_MANY
      : path.includes('/sub-')
        ? part
        : path.includes('/response/')
          ? response
          : path.includes('/campaigns/')
            ? (campaigns.find((each) => each.ids.includes(id))?.id ?? 1)
            : path.includes('/themes/')
              ? (themes[0]?.id ?? 1)
              : path.includes('/contacts/')
                ? contact
                : path.includes('/merges/')
                  ? merge
                  : path.includes('/events/')
                    ? consultationId
                    : id;
  const queries: [RegExp, string[]][] = [
    [
      /\/table$/,
      ['attributes=["id","status","topics","search_text"]', 'attributes=["id"]&sort=-search_text'],
    ],
    [/\/table\/groups$/, ['by=status', 'by=search_text']],
    [/look-alikes/, ['kind=contact&name=Bo']],
    [/merges$/, [`kind=contact&id=${contact}`]],
    [/merges\/comparison/, [`kind=contact&first=${contact}&second=${other}`]],
    [/column-metadata/, ['table=representations']],
    [/counts\/file/, ['by=theme&file_type=csv', 'by=campaign&file_type=xlsx']],
    [/analysis\/counts/, ['by=theme', 'by=campaign', 'by=topic', 'by=status']],
    [/analysis\/form/, ['format=docx', 'format=pdf']],
    [/\/letter$/, [`representationId=${id}`]],
  ];
  const contracts = (await Promise.all(consultationFeatures.map(({ routes }) => routes())))
    .flat()
    .map(({ contract }) => contract)
    .filter(({ method }) => method === 'GET');
  return contracts.flatMap(({ path }) => {
    const asked = path
      .replace('{representationId}', String(id))
      .replace('{fileId}', String(attachment))
      .replaceAll(/\{(?:version|page)\}/g, '1')
      .replace('{id}', String(ids(path)));
    const [, own = ['']] = queries.find(([pattern]) => pattern.test(path)) ?? [];
    const common = `representationId=${id}&consultationId=${consultationId}`;
    // What knows no such query refuses it: both are asked.
    return own.flatMap((query) =>
      ['', `representationId=${id}`, `consultationId=${consultationId}`, common].map(
        (more) => `${asked}?${[query, more].filter(Boolean).join('&')}`,
      ),
    );
  });
}

const posts = ({ id, response, consultationId }: Told): [string, object][] => [
  ...['zqx', 'Quillfeather', 'floods'].map((search): [string, object] => [
    '/consultations/representations/search',
    { search },
  ]),
  ['/consultations/representations/search', { groupBy: 'search_text' }],
  ['/consultations/response/search', { search: 'Quillfeather' }],
  ['/consultations/response/preview', { representationId: id, text: '<p>{representation}</p>' }],
  ['/consultations/response/deliveries/print', { responseIds: [response] }],
  ...['docx', 'pdf'].flatMap((format): [string, object][] => [
    ['/consultations/analysis/summary', { regime: '2012', format }],
    ['/consultations/analysis/examination-pack', { consultationId, format }],
  ]),
];

/** All that somebody is told: each answer by what was asked. */
export async function told(council: Council, who: Who, of: Told): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const client = council.as(who);
  for (const path of await readings(council, of))
    answers.set(path, await wordsOf(await client.get(path)));
  for (const [path, json] of posts(of))
    answers.set(
      `${path} ${JSON.stringify(json)}`,
      await wordsOf(await client.post(path, { json })),
    );
  for (const file_type of ['csv', 'xlsx']) {
    const json = {
      record_type: 'representation',
      filters: [],
      selected_fields: ['representee', 'topics', 'themes', 'campaign'],
      file_type,
    };
    answers.set(
      `export ${file_type}`,
      await wordsOf(await client.put('/records/export', { json })),
    );
  }
  for (const path of ['/notifications', '/updates'])
    answers.set(path, await wordsOf(await client.get(path)));
  return answers;
}

/** Where the canary is heard, with the words around it. */
export const leaks = (answers: Map<string, string>) =>
  [...answers]
    .filter(([, said_]) => CANARY.test(said_))
    .map(
      ([path, words]) =>
        `${path}: …${words.slice(Math.max(0, words.search(CANARY) - 60)).slice(0, 120)}`,
    );

/** The paths of which nothing was answered with what they give. */
export function unopened(answers: Map<string, string>): string[] {
  const pathOf = (asked: string) => asked.split(/[ ?]/)[0] ?? '';
  const open = new Set(
    [...answers].filter(([, words]) => words.startsWith('200')).map(([asked]) => pathOf(asked)),
  );
  return [...new Set([...answers.keys()].map(pathOf))].filter((path) => !open.has(path));
}
