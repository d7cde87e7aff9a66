import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { councilOrigin } from '../../../platform/council-origin.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { answeredIn } from '../../responses/testing/answered.ts';
import { emptyLink } from '../../ground/documents/blocks/link/schema.ts';
import {
  emptySimpleQuestion,
  emptyQuestion,
} from '../../ground/documents/blocks/question/schema.ts';
import { takePublicationStep } from '../../publishing/contract.ts';
import { changeSection } from '../contract.ts';
import { askDocumentLinks } from '../contract/links.ts';
import { checkDocument, withdrawDocument } from '../contract/publishing.ts';
import { linkMessages as messages } from '../messages.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
let elm: Council;
const { drafted, draft, publish } = drafting(() => oak);

let server: Server;
let port = 0;
/** What the other host answers now, by path, and what it was asked. */
const answers = new Map<string, number>();
const asked: string[] = [];
const outside = (path: string) => `http://localhost:${port}${path}`;

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
  server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    response
      .writeHead(answers.get(url) ?? 200, { location: `http://127.0.0.1:${port}/inside` })
      .end();
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  ({ port } = server.address() as AddressInfo);
}, 120_000);
beforeEach(() => {
  answers.clear();
  asked.length = 0;
});
afterAll(() => void server.close());

const own = (path: string) => `${councilOrigin({ shortName: oak.shortName })}${path}`;
const link = (address: string, words = 'the evidence') => ({
  type: 'link' as const,
  content: { ...emptyLink(), words, address },
});
const checked = async (id: number) => oak.as('officer').call(checkDocument, { id });
const aboutLinks = async (id: number) =>
  (await checked(id)).findings
    .filter(({ field }) => /address|html|question/.test(field))
    .map(({ blockId, field, message, isFault }) => ({ blockId, field, message, isFault }));
const ask = (id: number, ...addresses: string[]) =>
  oak.as('officer').call(askDocumentLinks, { id, addresses });

describe('links within the product', () => {
  it('lead to representations only once the public reads them', async () => {
    const said = await answeredIn(oak);
    const { id: spoken } = await said.register({
      representee: { contactId: said.contacts.ada },
      consent: 'Name and text',
    });
    const { id, ids } = await drafted([link(own(`/p/representations/${spoken}`), 'it')]);
    expect(await aboutLinks(id)).toEqual([
      {
        blockId: ids[0],
        field: 'address',
        message: messages.representationGone('it'),
        isFault: false,
      },
    ]);
    for (const [who, step] of [
      ['officer', 'ask'],
      ['admin', 'approve'],
      ['officer', 'publish'],
    ] as const)
      await oak.as(who).call(takePublicationStep, { ids: [spoken], step });
    expect(await aboutLinks(id)).toEqual([]);
  });

  it('are judged by what the public reads, and lead to their places', async () => {
    const there = await drafted([{ type: 'textBlock', content: { html: '<p>Homes</p>' } }], {
      title: 'Homes',
    });
    const section = (await draft(there.id)).sections.find(({ id }) => id === there.sectionId)!;
    await oak.as('officer').call(changeSection, {
      id: there.id,
      sectionId: there.sectionId,
      title: 'Why',
      row_version: section.row_version,
    });
    await publish(there.id);
    const unread = await drafted([{ type: 'divider' }]);
    const at = (rest: string, id = there.id) => own(`/p/document/${id}${rest}`);
    const alive = [
      at(''), at('/'), at(`#${there.sectionId}`), at(`#${there.ids[0]}`), at('#:~:text=homes'),
      at('/attachments'), at('/my-responses'), at('/editions/1/download/pdf'), at(`?tenant=${oak.shortName}`),
      own('/p/document?q=homes'), own('/p/privacy'), own('/p/representations'), own('/'),
    ]; // prettier-ignore
    const dead: [string, string][] = [
      [at('', unread.id), messages.documentNotPublic('it')],
      [at('', 999_999), messages.documentNotPublic('it')],
      [at('#gone'), messages.placeGoneElsewhere('it', 'Homes')],
      [at('/attachments/7'), messages.attachmentGone('it')],
      [at('/editions/2/download/pdf'), messages.editionFile('it')],
      [at('/nothing'), messages.nowhere('it')],
      [own('/p/nothing'), messages.nowhere('it')],
      [own('/p/representations/999999'), messages.representationGone('it')],
      [own(`/documents/${there.id}`), messages.staffPage('it')],
    ];
    const { id, ids } = await drafted([
      ...alive.map((address) => link(address)),
      ...dead.map(([address]) => link(address, 'it')),
    ]);
    expect(await aboutLinks(id)).toEqual(
      dead.map(([, message], index) => ({
        blockId: ids[alive.length + index],
        field: 'address',
        message,
        isFault: false,
      })),
    );
    expect((await checked(id)).links).toEqual([]);
    // Nothing of this keeps it from being published.
    expect((await publish(id)).edition).toBe(1);
    await oak.as('officer').call(withdrawDocument, { id: there.id });
    expect(await aboutLinks(id)).toContainEqual(
      expect.objectContaining({
        blockId: ids[0],
        message: messages.documentNotPublic('the evidence'),
      }),
    );
  });

  it('may name places of the document itself, in texts and in questions within questions', async () => {
    const asking = `<p>See <a href="#gone">above</a></p>`;
    const { id, ids, sectionId } = await drafted([
      { type: 'textBlock', content: { html: '<p><a href="#gone">below</a> <a href="mailto:a@b.uk">us</a></p>' } },
      { type: 'question', content: { ...emptyQuestion('mapLinked'), question: '<p>Which?</p>', questions: [{ ...emptySimpleQuestion(crypto.randomUUID()), question: asking }] } },
    ]); // prettier-ignore
    expect(await aboutLinks(id)).toEqual([
      { blockId: ids[0], field: 'html', message: messages.placeGone('below'), isFault: false },
      { blockId: ids[1], field: 'questions.0.question', message: messages.placeGone('above'), isFault: false },
    ]); // prettier-ignore
    const to = async (anchor: string) =>
      aboutLinks((await drafted([link(own(`/p/document/${id}#${anchor}`))])).id);
    expect(await to(sectionId)).toHaveLength(1);
  });
});

describe('links to other hosts', () => {
  it('are asked when an officer wants it, and what was found stays', async () => {
    answers.set('/gone', 404).set('/away', 503).set('/inward', 302);
    const paths = ['/there', '/gone', '/away', '/inward', '/gone#part'];
    const { id, ids } = await drafted([
      ...paths.map((path) => link(outside(path))),
      link(`http://127.0.0.1:${port}/inside`),
    ]);
    expect(await aboutLinks(id)).toEqual([]);
    const { links } = await checked(id);
    expect(links.map(({ address, askedAt, isThere }) => [address, askedAt, isThere])).toEqual(
      [...paths.slice(0, 4).map(outside), `http://127.0.0.1:${port}/inside`].map((address) => [
        address,
        null,
        null,
      ]),
    );
    expect(asked).toEqual([]);
    const told = await ask(id, ...links.map(({ address }) => address));
    expect(told.links.map(({ isThere }) => isThere)).toEqual([true, false, false, false, false]);
    expect(asked.toSorted()).toEqual(
      ['GET /away', 'GET /gone', 'HEAD /away', 'HEAD /gone', 'HEAD /inward', 'HEAD /there'],
    ); // prettier-ignore
    const hint = (address: string, why: string) => messages.unreachable(address, why);
    const found = [
      [ids[1], messages.gone('the evidence', outside('/gone'), 404)],
      [ids[2], hint(outside('/away'), messages.answered(503))],
      [ids[3], hint(outside('/inward'), messages.whyNot['not public'])],
      [ids[4], messages.gone('the evidence', outside('/gone'), 404)],
      [ids[5], hint(`http://127.0.0.1:${port}/inside`, messages.whyNot['not public'])],
    ];
    expect(await aboutLinks(id)).toEqual(
      found.map(([blockId, message]) => ({ blockId, message, field: 'address', isFault: false })),
    );
    // The host has it again: asked anew, nothing is said of it any more.
    answers.clear();
    await ask(id, outside('/gone'));
    expect((await aboutLinks(id)).map(({ blockId }) => blockId)).toEqual([ids[2], ids[3], ids[5]]);
  });

  it('are asked only where the draft leads, for those who may change it', async () => {
    const { id } = await drafted([link(outside('/there'))]);
    const path = `/documents/drafts/${id}/links`;
    const body = { json: { addresses: [outside('/there')] } };
    const refused = await oak
      .as('officer')
      .post(path, { json: { addresses: [outside('/elsewhere')] } });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { addresses: messages.notInDraft } } },
    });
    const many = Array.from({ length: 6 }, () => outside('/there'));
    expect((await oak.as('officer').post(path, { json: { addresses: many } })).status).toBe(400);
    expect((await oak.as('officer').post(path, { json: { addresses: [] } })).status).toBe(400);
    expect((await oak.as('signed-out').post(path, body)).status).toBe(401);
    expect((await oak.as('viewer').post(path, body)).status).toBe(403);
    expect((await oak.as('resident').post(path, body)).status).toBe(403);
    expect((await elm.as('officer').post(path, body)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
