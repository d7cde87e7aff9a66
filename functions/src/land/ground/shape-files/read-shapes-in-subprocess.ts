import path from 'node:path';
import {
  type SubprocessLimits,
  askSubprocess,
} from '../../../platform/subprocess/ask-subprocess.ts';
import { inTurn } from '../../../platform/turns.ts';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { shapeFileMessages as messages } from './messages.ts';
import { inFolderOfItsOwn, type ShapeLimits, type ShapesReading } from './read-shapes.ts';

/** What the process that reads shapes is asked, and what it answers where there is nothing to read. */
export interface ShapesTask {
  bytes: Uint8Array;
  /** For what it unpacks: whoever asks removes it, also after a process that was ended. */
  folder: string;
  limits: ShapeLimits;
}
export interface ShapesRefusal {
  unreadable: string;
}

/** Somebody waits, and others beside them, in an instance that has 1 GB in all. */
const LIMITS = { maxMilliseconds: 30_000, maxResidentMegabytes: 500 };

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'shapes-process.ts' : 'shapes-process.js',
);

/** Files that are read at once, and those of a council that wait for it, each held meanwhile. */
const turns = inTurn({ atOnce: 1, waiting: 8 });

/**
 * As `readShapes`, in a process of its own, one at a time and by turns between councils, with limits of time and memory.
 * Throws UnreadableFile, and unavailable where too many of the council wait already.
 */
export const readShapesInSubprocess = (
  bytes: Uint8Array,
  limits: ShapeLimits,
  council: string,
  within = LIMITS,
): Promise<ShapesReading> =>
  turns(() => inFolderOfItsOwn((folder) => ask({ bytes, limits, folder }, within)), council);

async function ask(task: ShapesTask, within: SubprocessLimits): Promise<ShapesReading> {
  const answer = await askSubprocess<ShapesReading | ShapesRefusal>(SCRIPT, task, within);
  if (typeof answer === 'string') throw new UnreadableFile(messages.notReadInSubprocess[answer]);
  if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
  return answer;
}
