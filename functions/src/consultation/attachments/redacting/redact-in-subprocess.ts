import path from 'node:path';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { askSubprocess } from '../../../platform/subprocess/ask-subprocess.ts';
import { attachmentMessages as messages } from '../../ground/attachments/messages.ts';
import type { RedactorAnswer, RedactorTask } from './redactor-task.ts';

/** A delivery of a job may last five minutes; whoever saves boxes waits for the count. */
const DRAWING = { maxMilliseconds: 200_000, maxResidentMegabytes: 1_200 };
const COUNTING = { maxMilliseconds: 20_000, maxResidentMegabytes: 400 };

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'redactor-process.ts' : 'redactor-process.js',
);

/** As `redact`, in a process of its own. Throws UnreadableFile where it ends without an answer. */
export async function redactInSubprocess(task: RedactorTask): Promise<RedactorAnswer> {
  const limits = task.boxes ? DRAWING : COUNTING;
  const answer = await askSubprocess<RedactorAnswer>(SCRIPT, task, limits);
  if (typeof answer === 'string') throw new UnreadableFile(messages[answer]);
  return answer;
}
