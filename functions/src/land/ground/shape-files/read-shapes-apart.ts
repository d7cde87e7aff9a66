import path from 'node:path';
import { type ApartLimits, askApart } from '../../../platform/apart/ask-apart.ts';
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
const APART = { maxMilliseconds: 30_000, maxResidentMegabytes: 500 };

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'shapes-process.ts' : 'shapes-process.js',
);

let queue: Promise<unknown> = Promise.resolve();

/** As `readShapes`, in a process of its own, one at a time, with limits of time and memory. Throws UnreadableFile. */
export function readShapesApart(
  bytes: Uint8Array,
  limits: ShapeLimits,
  within = APART,
): Promise<ShapesReading> {
  const turn = queue.then(() =>
    inFolderOfItsOwn((folder) => ask({ bytes, limits, folder }, within)),
  );
  queue = turn.catch(() => undefined);
  return turn;
}

async function ask(task: ShapesTask, within: ApartLimits): Promise<ShapesReading> {
  const answer = await askApart<ShapesReading | ShapesRefusal>(SCRIPT, task, within);
  if (typeof answer === 'string') throw new UnreadableFile(messages.notReadApart[answer]);
  if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
  return answer;
}
