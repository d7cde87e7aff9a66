import { createRequire } from 'node:module';
import type MsgReaderType from '@kenjiuno/msgreader';
import { intakeMessages as messages } from '../messages.ts';
import { textOfHtml } from './html-text.ts';
import { nothingRead, type ReadItem } from './read-item.ts';
import { momentOf } from './read-mail.ts';

type Reader = typeof MsgReaderType;

/** An e-mail as Outlook saves it; one that cannot be read says so. */
export function readOutlook(bytes: Uint8Array): ReadItem {
  // A CommonJS package whose default export only `require` finds.
  const { default: MsgReader } = createRequire(import.meta.url)('@kenjiuno/msgreader') as {
    default: Reader;
  };
  const copy = new Uint8Array(bytes).buffer;
  const mail = new MsgReader(copy).getFileData();
  if (mail.error || mail.dataType !== 'msg')
    return { ...nothingRead, problem: messages.damaged, isUnreadable: true };
  const html = mail.html ? new TextDecoder().decode(mail.html) : (mail.bodyHtml ?? '');
  const text = mail.body?.trim() || textOfHtml(html);
  const email = [mail.senderSmtpAddress, mail.creatorSMTPAddress, mail.senderEmail].find((each) =>
    each?.includes('@'),
  );
  const isUnreadable = text === '' && !mail.attachments?.length;
  return {
    ...nothingRead,
    messageId: mail.messageId ?? null,
    senderName: mail.senderName?.trim() || null,
    senderEmail: email ?? null,
    subject: mail.subject ?? '',
    sentAt: momentOf(mail.clientSubmitTime ?? mail.messageDeliveryTime ?? mail.creationTime),
    text,
    attachments: (mail.attachments ?? []).map(
      ({ fileName, name, attachMimeTag, contentLength }) => ({
        name: fileName ?? name ?? '',
        type: attachMimeTag ?? '',
        size: contentLength ?? 0,
      }),
    ),
    problem: isUnreadable
      ? messages.nothingReadable
      : email === undefined
        ? messages.noSender
        : null,
    isUnreadable,
  };
}
