import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPublic, sql } from '../../platform/db.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { answeredIn } from '../answers/testing/answered.ts';
import type { TextDocument } from '../ground/texts/text-nodes.ts';
import { publishingMessages } from '../publishing/messages.ts';
import { getPublication, takePublicationStep } from '../publishing/contract.ts';
import {
  changeRepresentation,
  getRepresentation,
  removeRepresentations,
  representationHistory,
  restoreRepresentations,
} from '../representations/contract.ts';
import { getText, putText } from '../texts/contract.ts';
import { servePage } from './serve-page.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof answeredIn>>;
let pages: Server;

beforeAll(async () => {
  oak = await newCouncil();
  said = await answeredIn(oak);
  const app = express();
  app.use((request, response) => void servePage(request, response));
  pages = createServer(app);
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(() => new Promise((resolve) => pages.close(resolve)));

const officer = () => oak.as('officer');
const refusals = publishingMessages.refusals;

async function page(path: string, council = oak) {
  const { port } = pages.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-tenant': council.shortName },
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const registered = (more: object = {}) =>
  said.register({
    representee: { contactId: said.contacts.ada },
    consent: 'Name and text',
    ...more,
  });
const step = (
  who: 'officer' | 'admin',
  id: number,
  taken: 'ask' | 'approve' | 'publish' | 'withdraw',
) => oak.as(who).call(takePublicationStep, { ids: [id], step: taken });
async function published(more: object = {}) {
  const { id } = await registered(more);
  await step('officer', id, 'ask');
  await step('admin', id, 'approve');
  expect((await step('officer', id, 'publish')).ids).toEqual([id]);
  return id;
}
const redacted = (words: string): TextDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Please call ' },
        {
          type: 'text',
          text: words,
          marks: [
            {
              type: 'redaction',
              attrs: { id: 'mark-0001', redactionType: 'telephone number', comment: words },
            },
            { type: 'bold' },
          ],
        },
        { type: 'text', text: ' about the lane.' },
      ],
    },
  ],
});

describe('the way to the public', () => {
  it('takes another officer, consent and a step at a time', async () => {
    const { id } = await said.register({ representee: { contactId: said.contacts.ada } });
    expect((await step('officer', id, 'ask')).refused).toEqual([{ id, why: refusals.noConsent }]);
    const { representation } = await officer().call(getRepresentation, { id });
    await officer().call(changeRepresentation, {
      id,
      row_version: representation.row_version,
      consent: 'Text only',
    });
    expect((await step('officer', id, 'publish')).refused).toEqual([
      { id, why: refusals.notApproved },
    ]);
    expect((await step('officer', id, 'ask')).ids).toEqual([id]);
    expect((await step('officer', id, 'approve')).refused).toEqual([{ id, why: refusals.ownWork }]);
    expect((await page(`/p/representations/${id}`)).status).toBe(404);
    expect((await step('admin', id, 'approve')).ids).toEqual([id]);
    expect((await step('officer', id, 'publish')).ids).toEqual([id]);
    const { html } = await page(`/p/representations/${id}`);
    expect(html).toContain('The lane floods every winter.');
    expect(html).toContain('Name withheld');
    expect(html).not.toContain('Ada');
    const { history } = await officer().call(representationHistory, { id });
    expect(JSON.stringify(history)).toContain('Published, edition 1');
    expect(await oak.as('viewer').call(getPublication, { id })).toMatchObject({
      state: 'Published',
      edition: 1,
      isOutdated: false,
    });
  });

  it('is closed to viewers, and approval lapses when the public text changes', async () => {
    const { id } = await registered();
    const forbidden = await oak.as('viewer').put('/consultations/representations/publication', {
      json: { ids: [id], step: 'ask' },
    });
    expect(forbidden.status).toBe(403);
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    const { revision } = await officer().call(getText, { id });
    await officer().call(putText, { id, document: redacted('0191 498 0000'), revision });
    expect((await step('officer', id, 'publish')).refused).toEqual([
      { id, why: refusals.notApproved },
    ]);
    await step('admin', id, 'ask');
    // Whoever wrote the text does not approve it either.
    expect((await step('officer', id, 'approve')).refused).toEqual([{ id, why: refusals.ownWork }]);
  });

  it('shows an edition until the next, and tells that it is outdated', async () => {
    const id = await published();
    await officer().call(putText, { id, document: redacted('0191 498 0000'), revision: 0 });
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: true });
    expect((await page(`/p/representations/${id}`)).html).toContain('floods every winter');
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    await step('officer', id, 'publish');
    const { html } = await page(`/p/representations/${id}`);
    expect(html).toContain('&lt;Redacted telephone number&gt;');
    expect(html).not.toMatch(/0191|floods/);
    expect(await officer().call(getPublication, { id })).toMatchObject({
      edition: 2,
      isOutdated: false,
    });
  });

  it('publishes the council’s response once it is approved, and again when that was', async () => {
    const id = await published();
    const drafted = await said.write({
      representationIds: [id],
      councilResponse: 'The drains of <Mill Lane> will be renewed.',
    });
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: false });
    await said.approve(drafted);
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: true });
    expect((await page(`/p/representations/${id}`)).html).not.toContain('renewed');
    await step('officer', id, 'ask');
    await step('admin', id, 'approve');
    await step('officer', id, 'publish');
    expect((await page(`/p/representations/${id}`)).html).toContain(
      'The drains of &lt;Mill Lane&gt; will be renewed.',
    );
    expect(await officer().call(getPublication, { id })).toMatchObject({ isOutdated: false });
  });

  it('goes back by withdrawing or deleting, and restoring does not publish', async () => {
    const withdrawn = await published();
    await step('officer', withdrawn, 'withdraw');
    expect((await page(`/p/representations/${withdrawn}`)).status).toBe(404);
    const deleted = await published();
    await officer().call(removeRepresentations, { ids: [deleted] });
    expect((await page(`/p/representations/${deleted}`)).status).toBe(404);
    await officer().call(restoreRepresentations, { ids: [deleted] });
    expect((await page(`/p/representations/${deleted}`)).status).toBe(404);
    expect((await officer().call(getRepresentation, { id: deleted })).representation).toMatchObject(
      { publication: null },
    );
  });
});

describe('the public list', () => {
  it('finds by words, consultation and attitude, and shows nothing of another council', async () => {
    const badger = await published({
      text: 'Badgers live on the <b>meadow</b>.',
      attitude: 'Oppose',
    });
    const otter = await published({ text: 'Otters live in the brook.', attitude: 'Support' });
    const { html } = await page('/p/representations?q=badgers');
    expect(html).toContain(`/p/representations/${badger}"`);
    expect(html).not.toContain(`/p/representations/${otter}"`);
    expect(html).toContain('&lt;b&gt;meadow&lt;/b&gt;');
    const supporting = await page('/p/representations?attitude=Support');
    expect(supporting.html).toContain('Otters live');
    expect(supporting.html).not.toContain('Badgers live');
    expect((await page('/p/representations?consultation=No+such+plan')).html).toContain(
      'No representations match',
    );
    expect((await page('/p/representations?q=100%25')).html).toContain('No representations match');
    const elm = await newCouncil();
    expect((await page('/p/representations', elm)).html).toContain(
      'Nothing has been published yet',
    );
    expect((await page(`/p/representations/${badger}`, elm)).status).toBe(404);
  });

  it('is a page without scripts, kept by the CDN for less than a minute', async () => {
    const { status, html, headers } = await page('/p/representations');
    expect(status).toBe(200);
    expect(html).not.toContain('<script');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=[1-5]?\d$/);
    expect(headers.get('set-cookie')).toBeNull();
    for (const odd of [
      '?page=99999999999',
      '?page=-1',
      '?page=x',
      `?q=${'x'.repeat(5000)}`,
      '?q=%00',
    ])
      expect((await page(`/p/representations${odd}`)).status).toBe(200);
    for (const gone of ['/p/representations/abc', '/p/representations/1/2', '/p/other'])
      expect((await page(gone)).status).toBe(404);
  });

  it('gives the same to the byte for two texts that differ in redacted words alone', async () => {
    const texts = ['0191 498 0000', '+44 (0)20 7946 0000, or my sister’s after six'];
    const seen: string[][] = [];
    for (const words of texts) {
      const { id } = await registered({ text: `Please call ${words} about the lane.` });
      await officer().call(putText, { id, document: redacted(words), revision: 0 });
      await step('officer', id, 'ask');
      await step('admin', id, 'approve');
      await step('officer', id, 'publish');
      const viewer = oak.as('viewer');
      const answers = [
        (await page(`/p/representations/${id}`)).html,
        (await page(`/p/representations?q=${encodeURIComponent('about the lane')}&page=1`)).html,
        (await page('/p/representations?q=sister')).html.replace('value="sister"', ''),
        ...(await Promise.all(
          ['', '/public-text', '/history', '/publication'].map(async (rest) =>
            JSON.stringify((await viewer.get(`/consultations/representations/${id}${rest}`)).body),
          ),
        )),
      ];
      seen.push(
        answers.map((answer) =>
          answer
            .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
            .replaceAll(/"(?:history_id|id|change_id)":(?:\d+|"[^"]*")/g, 'NUMBER')
            .replaceAll(new RegExp(`(?<![-.])\\b${id}\\b`, 'g'), 'ID'),
        ),
      );
      await step('officer', id, 'withdraw');
    }
    expect(seen[0]).toHaveLength(7);
    for (const [at, answer] of (seen[0] ?? []).entries()) {
      expect(answer).not.toMatch(/0191|sister/);
      expect(seen[1]?.[at]).toBe(answer);
    }
  });
});

describe('the role of the public', () => {
  it('reads what is published and nothing else, and writes nothing', async () => {
    await published();
    const tables = await withPublic(oak, async (tx) => {
      const { rows } = await sql<{ name: string; reads: boolean; writes: boolean }>`
        select c.relname as name, has_table_privilege(c.oid, 'select') as reads,
               has_table_privilege(c.oid, 'insert, update, delete, truncate') as writes
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in (${oak.mainSchema}, 'platform')
         order by 1`.execute(tx);
      return rows;
    });
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter(({ reads }) => reads).map(({ name }) => name)).toEqual([
      'published_representations',
    ]);
    expect(tables.filter(({ writes }) => writes)).toEqual([]);
    for (const table of ['representation_originals', 'public_texts', 'contacts', 'accounts'])
      await expect(
        withPublic(oak, (tx) => sql`select * from ${sql.ref(table)}`.execute(tx)),
      ).rejects.toThrow(/permission denied/);
  });
});
