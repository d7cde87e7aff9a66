import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { addContacts } from '../contacts/contract.ts';
import { getRepresentation } from '../representations/contract.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { getInboxItem, listInbox, registerInbox, setInboxStatus } from './contract/inbox.ts';
import { takingIn } from './testing/taken-in.ts';

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

const withAttachment = [
  'From: Bo Reed <bo@reed.test>',
  'Subject: With a picture',
  'Date: Fri, 3 Apr 2026 09:00:00 +0100',
  'Message-ID: <2@reed.test>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<style>p{}</style><p>We <b>support</b> it.</p><script>alert(1)</script><blockquote>You wrote: come</blockquote>',
  '--b',
  'Content-Type: image/png; name="map.png"',
  'Content-Disposition: attachment; filename="map.png"',
  'Content-Transfer-Encoding: base64',
  '',
  'aGVsbG8=',
  '--b--',
  '',
].join('\r\n');

describe('an e-mail', () => {
  it('waits in the inbox with its sender, day, words and named attachments', async () => {
    await officer().call(addContacts, {
      contacts: [{ firstName: 'Bo', lastName: 'Reed', email: 'BO@reed.test' }],
    });
    const { run } = await intake.take('support.eml', withAttachment);
    expect(run).toMatchObject({ status: 'finished', kind: 'e-mail', total: 1 });
    const found = await named('With a picture');
    expect(found).toMatchObject({
      senderName: 'Bo Reed',
      senderEmail: 'bo@reed.test',
      attachments: [{ name: 'map.png', type: 'image/png', size: 5 }],
      proposal: { name: 'Bo Reed' },
      problem: null,
    });
    const { item } = await officer().call(getInboxItem, { id: found.id });
    expect(item.text).toBe('We support it.\n\n> You wrote: come');
    const kept = await officer().get(`/consultations/intake/${run.id}/file`);
    expect(Buffer.from(kept.bytes).toString()).toBe(withAttachment);
    expect(kept.headers.get('content-disposition')).toContain('attachment');
  });

  it('of a mailbox is one of many, each taken in once however often it comes', async () => {
    const mailbox = [
      mail('m1', { subject: 'First', body: 'One.\r\n>From the start' }),
      mail('m2', { subject: 'Second', from: 'cy@hill.test' }),
      mail('m1', { subject: 'First' }),
    ]
      .map((each) => `From someone Thu Apr  2 2026\r\n${each}\r\n`)
      .join('');
    const { run } = await intake.take('all.mbox', mailbox);
    expect(run).toMatchObject({ status: 'finished', total: 3 });
    await intake.take('all again.mbox', mailbox);
    const { items } = await inbox();
    expect(items.filter(({ subject }) => subject === 'First')).toHaveLength(1);
    expect(items.filter(({ subject }) => subject === 'Second')).toHaveLength(1);
    const { item } = await officer().call(getInboxItem, { id: (await named('First')).id });
    expect(item.text).toContain('From the start');
    expect(item.text).not.toContain('>From');
  });

  it('that cannot be read says why, and stops no other', async () => {
    await intake.take('odd.eml', 'no headers at all');
    const { items } = await inbox('unreadable');
    expect(items.map(({ problem }) => problem)).toContain(
      'Nothing could be read; type in what it says',
    );
    expect((await intake.take('none.mbox', 'nothing')).run).toMatchObject({ status: 'error' });
    await intake.take('broken.msg', 'not of Outlook');
    expect((await inbox('unreadable')).items).toHaveLength(2);
  });

  it('is registered once with its sender, by one officer, as corrected', async () => {
    await intake.take('a.eml', mail('r1', { subject: 'To register' }));
    const found = await named('To register');
    const one = { id: found.id, row_version: found.row_version };
    const asked = {
      consultationEventId: said.event,
      items: [{ ...one, text: 'The lane floods badly.', attitude: 'Oppose' as const }],
    };
    const { registered } = await officer().call(registerInbox, asked);
    const id = registered[0]?.representationId ?? 0;
    const { representation } = await officer().call(getRepresentation, { id });
    expect(representation).toMatchObject({
      // Half past eleven at night in London.
      receivedDate: '2026-04-02',
      letterDate: '2026-04-02',
      attitude: 'Oppose',
      text: 'The lane floods badly.',
      representee: { name: 'Ada Marsh' },
    });
    const again = await officer().post('/consultations/inbox/register', { json: asked });
    expect(again.status).toBe(409);
    expect((await inbox('registered')).items).toContainEqual(
      expect.objectContaining({ id: found.id, representationId: id }),
    );
  });

  it('is dismissed and taken back, and registered for a contact or for nobody', async () => {
    await intake.take('a.eml', mail('d1', { subject: 'Advertisement' }));
    const { id } = await named('Advertisement');
    expect(await officer().call(setInboxStatus, { ids: [id], status: 'dismissed' })).toEqual({
      ids: [id],
    });
    const gone = await officer().post('/consultations/inbox/register', {
      json: { consultationEventId: said.event, items: [{ id, row_version: 2 }] },
    });
    expect(gone.status).toBe(409);
    await officer().call(setInboxStatus, { ids: [id], status: 'waiting' });
    const unknown = await officer().post('/consultations/inbox/register', {
      json: {
        consultationEventId: said.event,
        items: [{ id, row_version: 3, contactId: 7_654_321 }],
      },
    });
    expect(unknown).toMatchObject({
      status: 400,
      body: { error: { fields: { 'items[0].contactId': 'There is no such contact' } } },
    });
    const { registered } = await officer().call(registerInbox, {
      consultationEventId: said.event,
      items: [{ id, row_version: 3, contactId: null }],
    });
    const representation = await officer().call(getRepresentation, {
      id: registered[0]?.representationId ?? 0,
    });
    expect(representation.representation.representee).toBeNull();
  });
});
