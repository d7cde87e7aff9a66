import { beforeAll, expect, it } from 'vitest';
import { pdf } from '../../platform/scanning/testing/pdf.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { withTenant } from '../../platform/db.ts';
import { newCouncil, type Council } from '../../platform/testing/council.ts';
import { useWorld } from '../../platform/testing/world.ts';
import { runWaitingJobs, waitingJobs } from '../../testing/waiting-jobs.ts';
import { getAttachmentOriginal, listAttachments } from '../attachments/contract.ts';
import { attaching, bytesAt } from '../attachments/testing/attached.ts';
import { consulted } from '../representations/testing/consulted.ts';
import { listInbox, registerInbox } from './contract/inbox.ts';
import { takingIn } from './testing/taken-in.ts';

useWorld();

let oak: Council;
let said: Awaited<ReturnType<typeof consulted>>;
beforeAll(async () => {
  oak = await newCouncil();
  said = await consulted(oak);
}, 120_000);
const officer = () => oak.as('officer');

const plan = pdf(['<< /Title (Drains) >>']);
const part = (name: string, content: string | Buffer, way = 'attachment') => [
  '--b',
  `Content-Type: application/octet-stream; name="${name}"`,
  `Content-Disposition: ${way}; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(content).toString('base64'),
];
const mail = (id: string, ...parts: string[][]) =>
  [
    'From: Bo Reed <bo@reed.test>',
    `Subject: Mail ${id}`,
    'Date: Fri, 3 Apr 2026 09:00:00 +0100',
    `Message-ID: <${id}@reed.test>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Please see what I attach.',
    ...parts.flat(),
    '--b--',
    '',
  ].join('\r\n');

async function registered(subject: string): Promise<number> {
  const { items } = await officer().call(listInbox, { status: 'waiting', limit: 500 });
  const item = items.find((each) => each.subject === subject);
  const { registered: made } = await officer().call(registerInbox, {
    consultationEventId: said.event,
    items: [{ id: item?.id ?? 0, row_version: item?.row_version ?? 0 }],
  });
  return made[0]?.representationId ?? 0;
}

const namesOf = async (id: number) =>
  (await officer().call(listAttachments, { id })).attachments.map((each) => each.original?.name);

it('what came with an e-mail is attached to its representation, once, and scanned', async () => {
  const files = [
    part('drains.pdf', plan),
    part('letter.docx', 'PK'),
    part('not.pdf', 'hello'),
    part('second.pdf', plan),
  ];
  await takingIn(oak).take('one.eml', mail('1', ...files));
  const id = await registered('Mail 1');
  expect(await namesOf(id)).toEqual([]);
  const waiting = await waitingJobs(oak, 'keep-attachments');
  expect(waiting).toHaveLength(1);
  await runWaitingJobs(oak, 'keep-attachments');
  // A second event for the same e-mail adds nothing.
  const { payload } = waiting[0] ?? { payload: { itemId: 0, accountId: 0, userName: '' } };
  await withTenant(oak, (tx) => enqueueJob(tx, { job: 'keep-attachments', payload }));
  expect(await runWaitingJobs(oak, 'keep-attachments')).toBe(1);
  expect(await namesOf(id)).toEqual(['drains.pdf', 'second.pdf']);
  const [first] = (await officer().call(listAttachments, { id })).attachments;
  expect(first).toMatchObject({ scannedStatus: 'unscanned', original: { userName: 'officer' } });
  await attaching(() => oak).scan(first?.id ?? 0);
  const { url } = await officer().call(getAttachmentOriginal, { id, fileId: first?.id ?? 0 });
  expect((await bytesAt(url)).equals(plan)).toBe(true);
});
