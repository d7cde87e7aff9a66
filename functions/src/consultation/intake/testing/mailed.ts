import type { Council } from '../../../platform/testing/council.ts';
import { listInbox, registerInbox } from '../contract/inbox.ts';

/** A file of an e-mail, as a part of it. */
export const filePart = (name: string, content: string | Buffer, way = 'attachment') => [
  '--b',
  `Content-Type: application/octet-stream; name="${name}"`,
  `Content-Disposition: ${way}; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(content).toString('base64'),
];
/** An e-mail from Bo Reed with the subject 'Mail' and its id, and these files. */
export const mailWith = (id: string, ...parts: string[][]) =>
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

/** Registers the item of the inbox with that subject; gives the id of its representation. */
export async function registeredMail(
  council: Council,
  consultationEventId: number,
  subject: string,
): Promise<number> {
  const officer = council.as('officer');
  const { items } = await officer.call(listInbox, { status: 'waiting', limit: 500 });
  const item = items.find((each) => each.subject === subject);
  const { registered: made } = await officer.call(registerInbox, {
    consultationEventId,
    items: [{ id: item?.id ?? 0, row_version: item?.row_version ?? 0 }],
  });
  return made[0]?.representationId ?? 0;
}
