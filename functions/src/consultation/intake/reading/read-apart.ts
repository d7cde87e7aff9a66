import path from 'node:path';
import { UnreadableFile } from '../../../land/ground/shape-files/findings.ts';
import { askApart } from '../../ground/apart/ask-apart.ts';
import { intakeMessages as messages } from '../messages.ts';
import type { MailedFile } from './read-attachments.ts';
import type { ReadItem } from './read-item.ts';
import type { ReadingTask } from './reading-task.ts';

/** A delivery of a job may last five minutes. */
const LIMITS = { maxMilliseconds: 200_000, maxResidentMegabytes: 1_200 };

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'reader-process.ts' : 'reader-process.js',
);

/** Reads a clean file in a process of its own. Throws UnreadableFile where it ends without an answer. */
export const readApart = (format: string, bytes: Uint8Array): Promise<ReadItem[]> =>
  listOf<ReadItem>({ format, bytes });

/** The files that came with an e-mail of a clean file, as `readApart` reads it; `position` counts from 1. */
export const readAttachmentsApart = (
  format: string,
  bytes: Uint8Array,
  position: number,
): Promise<MailedFile[]> => listOf<MailedFile>({ format, bytes, attachmentsOf: position });

async function listOf<Each>(task: ReadingTask): Promise<Each[]> {
  // A reader answers with a text where there is nothing to read.
  const answer: unknown = await askApart<Each[]>(SCRIPT, task, LIMITS);
  if (Array.isArray(answer)) return answer as Each[];
  const why = String(answer);
  throw new UnreadableFile(isFailure(why) ? messages[why] : why);
}

const isFailure = (why: string) =>
  why === 'tookTooLong' || why === 'tookTooMuch' || why === 'damaged';
