import { createRequire } from 'node:module';
import type MsgReaderType from '@kenjiuno/msgreader';
import PostalMime from 'postal-mime';
import { typeOfName } from '../../../records/files/file-name.ts';
import { MAIL_LIMITS, splitMailbox } from './read-mail.ts';

/** A file that came with an e-mail. */
export interface MailedFile {
  name: string;
  bytes: Uint8Array;
}

/** Of one e-mail; who sends more sends them again. */
const MAX_FILES = 20;

/** The files that came with an e-mail and can be kept, by the extension of the file that holds it. */
export async function readAttachments(
  format: string,
  bytes: Uint8Array,
  position: number,
): Promise<MailedFile[]> {
  const files = format === 'msg' ? ofOutlook(bytes) : await ofMail(mailAt(format, bytes, position));
  return files.filter(({ name }) => typeOfName(name) !== undefined).slice(0, MAX_FILES);
}

/** The e-mail at a place of a mailbox, counted from 1; any other file is one. */
const mailAt = (format: string, bytes: Uint8Array, position: number): Uint8Array =>
  format === 'mbox' ? (splitMailbox(bytes)[position - 1] ?? new Uint8Array()) : bytes;

/** Without the pictures that belong into the text, such as the logo of a signature. */
async function ofMail(bytes: Uint8Array): Promise<MailedFile[]> {
  const { attachments } = await PostalMime.parse(bytes, MAIL_LIMITS);
  return attachments
    .filter(({ related }) => !related)
    .map(({ filename, content }) => ({
      name: filename ?? '',
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    }));
}

function ofOutlook(bytes: Uint8Array): MailedFile[] {
  // A CommonJS package whose default export only `require` finds.
  const { default: MsgReader } = createRequire(import.meta.url)('@kenjiuno/msgreader') as {
    default: typeof MsgReaderType;
  };
  const reader = new MsgReader(new Uint8Array(bytes).buffer);
  return (reader.getFileData().attachments ?? [])
    .filter(({ attachmentHidden }) => !attachmentHidden)
    .map((each) => {
      const { fileName, content } = reader.getAttachment(each);
      return { name: fileName, bytes: content };
    });
}
