import PostalMime, { type Email } from 'postal-mime';
import { intakeMessages as messages } from '../messages.ts';
import { textOfHtml } from './html-text.ts';
import { nothingRead, type ReadItem } from './read-item.ts';

/** Most e-mails of one mailbox. */
const MAX_MAILS = 5_000;
/** So that nested parts of a hostile e-mail end somewhere. */
export const MAIL_LIMITS = { maxNestingDepth: 50, maxHeadersSize: 1024 * 1024 };

/** An e-mail; one that cannot be read says so. */
export async function readMail(bytes: Uint8Array): Promise<ReadItem> {
  try {
    return itemOf(await PostalMime.parse(bytes, MAIL_LIMITS));
  } catch {
    return { ...nothingRead, problem: messages.damaged, isUnreadable: true };
  }
}

/** The e-mails of a mailbox, one after another. Gives a text instead where there is none, or too many. */
export async function readMailbox(bytes: Uint8Array): Promise<ReadItem[] | string> {
  const mails = splitMailbox(bytes);
  if (mails.length === 0) return messages.noMails;
  if (mails.length > MAX_MAILS) return messages.tooManyMails(MAX_MAILS);
  const items: ReadItem[] = [];
  for (const mail of mails) items.push(await readMail(mail));
  return items;
}

function itemOf(mail: Email): ReadItem {
  const { name = '', address = '' } = mail.from ?? {};
  const text = mail.text?.trim() || textOfHtml(mail.html ?? '');
  const attachments = mail.attachments.map(({ filename, mimeType, content }) => ({
    name: filename ?? '',
    type: mimeType,
    size: typeof content === 'string' ? content.length : content.byteLength,
  }));
  const isNoMail = address === '' && mail.subject === undefined && mail.date === undefined;
  const isUnreadable = isNoMail || (text === '' && attachments.length === 0);
  return {
    ...nothingRead,
    messageId: mail.messageId ?? null,
    senderName: name.trim() || null,
    senderEmail: address.trim() || null,
    subject: mail.subject ?? '',
    sentAt: momentOf(mail.date),
    text,
    attachments,
    problem: isUnreadable ? messages.nothingReadable : address === '' ? messages.noSender : null,
    isUnreadable,
  };
}

/** As ISO 8601; null where it is none. */
export function momentOf(written: string | undefined): string | null {
  const moment = new Date(written ?? '');
  const year = moment.getUTCFullYear();
  return year >= 1970 && year < 2200 ? moment.toISOString() : null;
}

const NEWLINE = 0x0a;
const FROM = Buffer.from('From ');

/** A mailbox's e-mails: each begins with a line 'From …' at the start or after an empty line (RFC 4155). */
export function splitMailbox(given: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const starts: number[] = [];
  for (let at = bytes.indexOf(FROM); at !== -1; at = bytes.indexOf(FROM, at + 1))
    if (at === 0 || followsEmptyLine(bytes, at)) starts.push(at);
  return starts.map((start, index) => {
    const body = bytes.indexOf(NEWLINE, start) + 1;
    const mail = bytes.subarray(
      body === 0 ? bytes.length : body,
      starts[index + 1] ?? bytes.length,
    );
    // What began with 'From ' itself was marked when it was kept.
    const unmarked = mail.toString('latin1').replaceAll(/^>(>*From )/gm, '$1');
    return Buffer.from(unmarked, 'latin1');
  });
}

const followsEmptyLine = (bytes: Buffer, at: number) =>
  bytes[at - 1] === NEWLINE &&
  (bytes[at - 2] === NEWLINE || (bytes[at - 2] === 0x0d && bytes[at - 3] === NEWLINE));
