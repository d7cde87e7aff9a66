import path from 'node:path';
import { inTurn } from '../../../../platform/turns.ts';
import { askSubprocess } from '../../../../platform/subprocess/ask-subprocess.ts';
import type { DocumentFormat } from './document-formats.ts';
import type { WritingTask } from './write-printed.ts';

/** The CDN waits for a minute; 200 pages with 40 maps take 550 MB as PDF and 700 as Word (`npm run bench:export`). */
const MAX_MILLISECONDS = 50_000;
const MAX_MEGABYTES = 1_000;
/** Documents that are written at once, and those of a council that wait for it: a crowd must not take the memory of everybody else. */
const turns = inTurn({ atOnce: 1, waiting: 4 });

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'writer-process.ts' : 'writer-process.js',
);

/**
 * As `writePrinted`, in a process of its own, which gets its engine ready while the task is made; by turns between
 * councils. Throws unavailable where too many of the council wait already, and an error where it takes too long or too
 * much, or the document cannot be written.
 */
export const writeInSubprocess = (
  format: DocumentFormat,
  make: () => Promise<Omit<WritingTask, 'format'>>,
  council: string,
  maxMilliseconds = MAX_MILLISECONDS,
): Promise<Uint8Array> =>
  turns(async () => {
    const task = make().then((made): WritingTask => ({ ...made, format }));
    const answer = await askSubprocess<{ bytes: Uint8Array } | { failure: string }>(
      SCRIPT,
      task,
      { maxMilliseconds, maxResidentMegabytes: MAX_MEGABYTES, takesLargePages: true },
      [format],
    );
    if (typeof answer === 'string') throw new Error(`Writing a document: ${answer}`);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.bytes;
  }, council);
