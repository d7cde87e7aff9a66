import path from 'node:path';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { askSubprocess } from '../../../platform/subprocess/ask-subprocess.ts';
import { intakeMessages as messages } from '../messages.ts';
import type { ReadTable } from '../tables/read-table.ts';
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
export const readInSubprocess = (format: string, bytes: Uint8Array): Promise<ReadItem[]> =>
  listOf<ReadItem>({ format, bytes });

/** The files that came with an e-mail of a clean file, as `readInSubprocess` reads it; `position` counts from 1. */
export const readAttachmentsInSubprocess = (
  format: string,
  bytes: Uint8Array,
  position: number,
): Promise<MailedFile[]> => listOf<MailedFile>({ format, bytes, attachmentsOf: position });

/** As `readTableFile`, in a process of its own. Throws UnreadableFile. */
export const readTableInSubprocess = (bytes: Uint8Array): Promise<ReadTable> =>
  read<ReadTable>({ format: 'table', bytes });

const listOf = <Each>(task: ReadingTask): Promise<Each[]> => read<Each[]>(task);

async function read<Answer extends object>(task: ReadingTask): Promise<Answer> {
  // A reader answers with a text where there is nothing to read.
  const answer: Answer | string = await askSubprocess<Answer>(SCRIPT, task, LIMITS);
  if (typeof answer !== 'string') return answer;
  throw new UnreadableFile(isFailure(answer) ? messages[answer] : answer);
}

const isFailure = (why: string) =>
  why === 'tookTooLong' || why === 'tookTooMuch' || why === 'damaged';
