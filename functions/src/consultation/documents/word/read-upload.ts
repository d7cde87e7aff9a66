import type { Request } from 'express';
import { shownName } from '../../../records/files/file-name.ts';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { readMultipart } from '../../../platform/multipart.ts';
import { judgeForReading } from '../../../platform/scanning/judge.ts';
import { MAX_WORD_BYTES } from '../contract/word.ts';
import { wordFileMessages as messages } from './messages.ts';
import { readWordInSubprocess } from './reading/read-word-in-subprocess.ts';
import type { WordPlan } from './reading/word-plan.ts';

export interface SentWord {
  fields: Record<string, string | undefined>;
  fileName: string;
  sha256: string;
  bytes: Buffer;
}

/** Files within it, such as the tables of its charts: they are never unpacked. */
const UNREAD = /^word\/embeddings\//;

/** The Word file of a multipart upload. Throws payload-invalid, payload-too-large. */
export async function readSentWord(request: Request): Promise<SentWord> {
  const { fields, files } = await readMultipart(request, {
    field: 'file',
    maxFiles: 1,
    maxBytes: MAX_WORD_BYTES,
    messages,
  });
  const [file] = files;
  if (!file) throw invalidField('file', messages.noFile);
  if (file.bytes.length === 0) throw invalidField('file', messages.empty);
  const fileName = shownName(file.givenName);
  if (!/\.docx$/i.test(fileName)) throw invalidField('file', messages.notWord);
  return { fields, fileName, sha256: file.sha256, bytes: file.bytes };
}

/**
 * What a file becomes, once it is found harmless. Throws payload-invalid, and unavailable while the scanner is away or
 * too many files of the council wait.
 */
export async function planOfSent({ bytes }: SentWord, council: string): Promise<WordPlan> {
  const verdict = await judgeForReading(bytes, UNREAD);
  if (verdict.verdict === 'quarantined') throw invalidField('file', verdict.reason);
  if (verdict.verdict === 'unknown') throw new AppError('unavailable');
  try {
    return await readWordInSubprocess(bytes, council);
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('file', error.message);
    throw error;
  }
}
