import { beforeAll, describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { zipBomb } from '../../platform/scanning/testing/archives.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { getInboxItem, listInbox, registerInbox } from './contract/inbox.ts';
import { arrivedForm, takingIn } from './testing/taken-in.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;
let intake: ReturnType<typeof takingIn>;

const officer = () => oak.as('officer');
const inbox = (status: 'waiting' | 'unreadable' | 'registered' = 'waiting') =>
  officer().call(listInbox, { status, limit: 500 });
const named = async (subject: string) => {
  const found = (await inbox()).items.find((item) => item.subject === subject);
  if (!found) throw new Error(`Nothing called ${subject} waits`);
  return found;
};

beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
  intake = takingIn(oak);
}, 120_000);

const mail = (
  id: string,
  {
    from = 'Ada Marsh <ada@fen.test>',
    subject = 'The plan',
    body = 'The lane floods.',
    more = '',
  } = {},
) =>
  [
    `From: ${from}`,
    `Subject: ${subject}`,
    'Date: Thu, 2 Apr 2026 23:30:00 +0100',
    ...(id ? [`Message-ID: <${id}@fen.test>`] : []),
    ...(more ? [more] : []),
    '',
    body,
    '',
  ].join('\r\n');

const LINES = [
  'Dear Sir or Madam,',
  'I object because the lane floods every winter.',
  'Yours faithfully, Di Vale',
];
const scan = (size: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="700"><rect width="100%" height="100%" fill="white"/>${LINES.map(
        (line, at) =>
          `<text x="100" y="${150 + at * 120}" font-size="${size}" font-family="serif">${line}</text>`,
      ).join('')}</svg>`,
    ),
  );

const PART = 'http://schemas.openxmlformats.org';
const word = (text: string) =>
  new Uint8Array(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${PART}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${PART}/package/2006/relationships"><Relationship Id="r" Type="${PART}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${PART}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
      ),
    }),
  );

describe('a letter', () => {
  it(
    'that was scanned is recognised, shown beside its page, and registered when an officer agrees',
    { timeout: 120_000 },
    async () => {
      const bytes = new Uint8Array(await scan(44).png().toBuffer());
      await intake.take('letter.png', bytes);
      const found = await named('letter.png');
      expect(found).toMatchObject({ source: 'letter', problem: null, senderName: null });
      expect(found.confidence).toBeGreaterThan(80);
      const { item, pages } = await officer().call(getInboxItem, { id: found.id });
      expect(item.text).toContain('the lane floods every winter');
      expect(pages).toMatchObject([{ page: 1, hasPicture: true }]);
      const picture = await officer().get(`/consultations/inbox/${found.id}/pages/1`);
      expect((await sharp(picture.bytes).metadata()).format).toBe('jpeg');
      const bare = {
        consultationEventId: said.event,
        items: [{ id: found.id, row_version: found.row_version }],
      };
      // It does not say when it came.
      expect((await officer().post('/consultations/inbox/register', { json: bare })).status).toBe(
        400,
      );
      await officer().call(registerInbox, { ...bare, receivedDate: '2026-04-07' });
      expect(await said.byWords('floods every winter')).toHaveLength(1);
    },
  );

  it('without anything readable says so', { timeout: 120_000 }, async () => {
    const blank = new Uint8Array(
      await sharp({ create: { width: 600, height: 400, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    );
    await intake.take('blank.png', blank);
    expect((await inbox('unreadable')).items).toContainEqual(
      expect.objectContaining({
        subject: 'blank.png',
        problem: 'Nothing could be read; type in what it says',
      }),
    );
  });

  it('of Word is read, and one that is dangerous is not opened', { timeout: 120_000 }, async () => {
    await intake.take('letter.docx', word('Trees matter to us.'));
    const { item } = await officer().call(getInboxItem, { id: (await named('letter.docx')).id });
    expect(item.text).toBe('Trees matter to us.');
    const bomb = new Uint8Array(zipBomb());
    expect((await intake.take('bomb.docx', bomb)).run).toMatchObject({ status: 'error' });
    const { run } = await intake.take('virus.pdf', '%PDF-1.4 /JavaScript (app.alert)');
    expect(run.status).toBe('error');
    expect((await officer().get(`/consultations/intake/${run.id}/file`)).status).toBe(404);
  });

  it('is seen by nobody who may not read what arrived, and by no other council', async () => {
    await intake.take('a.eml', mail('x1', { subject: 'Private' }));
    const { id } = await named('Private');
    const elm = await newCouncil();
    for (const path of [`/${id}`, `/${id}/pages/1`])
      expect((await elm.as('admin').get(`/consultations/inbox${path}`)).status).toBe(404);
    const { items } = await elm.as('admin').call(listInbox, {});
    expect(items).toEqual([]);
    for (const who of ['viewer', 'resident', 'signed-out'] as const)
      expect((await oak.as(who).get(`/consultations/inbox/${id}`)).status).toBe(
        who === 'signed-out' ? 401 : 403,
      );
    expect(
      (await officer().post('/consultations/intake', { raw: arrivedForm('x.zip', 'PK') })).status,
    ).toBe(400);
  });
});
