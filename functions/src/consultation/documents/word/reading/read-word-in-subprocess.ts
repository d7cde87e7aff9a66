import path from 'node:path';
import { UnreadableFile } from '../../../../records/imports/findings.ts';
import { inTurn } from '../../../../platform/turns.ts';
import { askSubprocess } from '../../../../platform/subprocess/ask-subprocess.ts';
import { wordFileMessages as messages } from '../messages.ts';
import type { WordAnswer, WordPlan } from './word-plan.ts';

/**
 * Whoever sends the file waits for the answer; a request may last a minute. An instance of the API has 1 GiB, of which
 * the API itself takes a quarter and files on their way as much.
 */
const LIMITS = { maxMilliseconds: 40_000, maxResidentMegabytes: 500, maxHeapMegabytes: 256 };
/** Files of strangers that are read at once, and those of a council that wait for it. */
const turns = inTurn({ atOnce: 1, waiting: 4 });

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'word-process.ts' : 'word-process.js',
);

/**
 * As `readWordFile`, in a process of its own, by turns between councils. Throws UnreadableFile, and unavailable where too
 * many of the council wait already.
 */
export const readWordInSubprocess = (bytes: Uint8Array, council: string): Promise<WordPlan> =>
  turns(async () => {
    const answer = await askSubprocess<WordAnswer>(SCRIPT, { bytes }, LIMITS);
    if (typeof answer === 'string') throw new UnreadableFile(messages[answer]);
    if ('failure' in answer) throw new UnreadableFile(answer.failure);
    return answer.plan;
  }, council);
