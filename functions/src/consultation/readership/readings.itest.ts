import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db.ts';
import { newCouncil, twoCouncils, type Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import { faultsOf } from '../../platform/testing/answer-of.ts';
import { useWorkers } from '../../platform/testing/use-workers.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { made, section, textBlock } from '../public-documents/testing/made-edition.ts';
import { publishedDocument } from '../answers/testing/open-document.ts';
import { getReadership } from './contract.ts';

useWorld();
const startWith = useWorkers();

let oak: Council;
let elm: Council;
beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const plan = () =>
  made('Local plan', [
    section('1', 'Homes', [textBlock(1, '<p>Homes.</p>')], [section('1.1', 'In the north')]),
    section('2', 'Work', [textBlock(2, '<p>Shops.</p>')]),
  ]);
const [homes, north, work] = ['1001', '1011', '1002'].map(
  (number) => `00000000-0000-4000-8000-${number.padStart(12, '0')}`,
) as [string, string, string];

const reading = (event: string, seconds = 0, sections: [string, number, boolean][] = []) => ({
  event,
  edition: 1,
  seconds,
  sections: sections.map(([id, of, isFirst]) => ({ id, seconds: of, isFirst })),
});
const send = (id: number, json: object, headers: Record<string, string> = READER, council = oak) =>
  council.as('signed-out').post(`/documents/${id}/readings`, { json, headers });
const readership = (id: number, edition?: number) =>
  oak.as('viewer').call(getReadership, { id, ...(edition ? { edition } : {}) });

describe('readings of a document', () => {
  it('are added up by day and by section, and tell nothing of who read', async () => {
    const { id } = await publishedDocument(oak, null, plan());
    for (const json of [
      reading('open'),
      reading('interaction', 30, [
        [homes, 20, true],
        [work, 10, true],
      ]),
      reading('close', 5, [[work, 5, false]]),
      reading('open'),
      reading('interaction', 12, [
        [homes, 12, true],
        // No section of the edition, and more seconds than it was read for.
        ['99999999-9999-4999-8999-999999999999', 12, true],
        [north, 60, true],
      ]),
    ]) {
      const { status, headers } = await send(id, json);
      expect([status, headers.get('set-cookie')]).toEqual([204, null]);
    }
    const told = await readership(id);
    expect(told).toMatchObject({ isPublic: true, opens: 2, closes: 1, seconds: 47, edition: 1 });
    expect(told.editions.map(({ edition, opens }) => [edition, opens])).toEqual([[1, 2]]);
    expect(told.days).toEqual([
      {
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        opens: 2,
        seconds: 47,
        respondents: 0,
      },
    ]);
    expect(told.sections).toEqual([
      { id: homes, number: '1', title: 'Homes', level: 1, readers: 2, seconds: 32 },
      { id: north, number: '1.1', title: 'In the north', level: 2, readers: 1, seconds: 12 },
      { id: work, number: '2', title: 'Work', level: 1, readers: 1, seconds: 15 },
    ]);
    await inSchemaOf(oak, async (tx) => {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
         where table_schema = ${oak.mainSchema} and table_name like '%readings' order by 1`.execute(
        tx,
      );
      expect([...new Set(rows.map(({ name }) => name))]).toEqual([
        'closes',
        'day',
        'document_id',
        'edition',
        'interactions',
        'opens',
        'readers',
        'seconds',
        'section_id',
      ]);
    });
  });

  it('are of people who let themselves be counted, and of the edition that is public', async () => {
    const { id, publish } = await publishedDocument(oak, null, plan());
    const uncounted: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0' },
      { 'user-agent': '' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'sec-gpc': '1' },
      { dnt: '1' },
    ];
    for (const more of uncounted)
      expect((await send(id, reading('open'), { ...READER, ...more })).status).toBe(204);
    expect((await send(id, { ...reading('open'), edition: 2 })).status).toBe(204);
    expect((await readership(id)).opens).toBe(0);
    expect((await send(id, reading('open'))).status).toBe(204);
    await publish(made('Local plan', [section('2', 'Work')]), 2);
    expect((await send(id, { ...reading('open'), edition: 2 })).status).toBe(204);
    const told = await readership(id);
    expect(told.editions.map(({ edition, opens }) => [edition, opens])).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(told.sections.map(({ title }) => title)).toEqual(['Work']);
    expect((await readership(id, 1)).sections).toHaveLength(3);
    await expect(readership(id, 3)).rejects.toThrow('404');
  });

  it('are refused at once where they say more than a page can', async () => {
    const sent = (length: number) => {
      const json = { ...reading('open'), sections: Array.from({ length }, () => 0) };
      return oak.as('signed-out').post('/documents/1/readings', { json, headers: READER });
    };
    for (const [sections, status, field] of [
      [501, 400, 'sections'],
      [520_000, 413, 'body'],
    ] as const) {
      const answer = await sent(sections);
      expect(answer.status).toBe(status);
      expect(Object.keys(faultsOf(answer))).toEqual([field]);
    }
  });

  it('are counted of what is public here, and nothing that cannot be', async () => {
    const { id, withdraw } = await publishedDocument(oak, null, plan());
    expect((await send(id, reading('open'), READER, elm)).status).toBe(404);
    for (const odd of [
      reading('open', 61),
      reading('open', -1),
      reading('looked'),
      { ...reading('open'), reader: 'ann' },
      { ...reading('open'), sections: [{ id: 'x', seconds: 1, isFirst: true }] },
    ])
      expect((await send(id, odd)).status).toBe(400);
    await withdraw();
    expect((await send(id, reading('open'))).status).toBe(404);
    expect(await readership(id)).toMatchObject({ isPublic: false, opens: 0 });
  });

  it('of one address are no more than a library has readers', async () => {
    // Its own in each try: a minute's limit may not be over.
    const fir = await newCouncil();
    const { id } = await publishedDocument(fir, null, plan());
    const sent: number[] = [];
    // Two minutes' worth: where a minute ends meanwhile, the next has too many all the same.
    for (let at = 0; at < 245; at += 1)
      sent.push((await send(id, reading('interaction', 1), READER, fir)).status);
    expect(sent.slice(0, 120).every((status) => status === 204)).toBe(true);
    expect(sent).toContain(429);
    const { seconds } = await fir.as('viewer').call(getReadership, { id });
    expect(seconds).toBe(sent.filter((status) => status === 204).length);
  });
});

describe('readings that are refused', () => {
  it('take no connection: they are refused while no database is there', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const base = await startWith({ DATABASE_URL: `postgres://app@127.0.0.1:${port}/postgres` });
    const sent = async (json: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${base}/documents/1/readings`, {
        method: 'POST',
        headers: {
          ...READER,
          'content-type': 'application/json',
          'x-tenant': oak.shortName,
          ...headers,
        },
        body: JSON.stringify(json),
      });
      return [answer.status, answer.headers.get('retry-after')];
    };
    expect(await sent(reading('looked'))).toEqual([400, null]);
    expect(await sent({ ...reading('open'), more: 'x'.repeat(2 ** 20) })).toEqual([413, null]);
    expect(await sent(reading('open'), { origin: 'https://evil.example' })).toEqual([403, null]);
    const answers: unknown[] = [];
    // Two minutes' worth: where a minute ends meanwhile, the next has too many all the same.
    for (let at = 0; at < 241; at += 1) answers.push(await sent(reading('open')));
    expect(answers[0]).toEqual([503, '5']);
    expect(answers).toContainEqual([429, '60']);
  });
});
