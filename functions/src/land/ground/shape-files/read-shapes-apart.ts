import path from 'node:path';
import { askApart } from '../../../platform/apart/ask-apart.ts';
import { UnreadableFile } from './findings.ts';
import { shapeFileMessages as messages } from './messages.ts';
import type { ShapeLimits, ShapesReading } from './read-shapes.ts';

/** What the process that reads shapes is asked, and what it answers where there is nothing to read. */
export interface ShapesTask {
  bytes: Uint8Array;
  limits: ShapeLimits;
}
export interface ShapesRefusal {
  unreadable: string;
}

/** Somebody waits, and others beside them. */
const APART = { maxMilliseconds: 30_000, maxResidentMegabytes: 1_000 };

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'shapes-process.ts' : 'shapes-process.js',
);

/** As `readShapes`, in a process of its own, with limits of time and memory. Throws UnreadableFile. */
export async function readShapesApart(
  bytes: Uint8Array,
  limits: ShapeLimits,
  within = APART,
): Promise<ShapesReading> {
  const task: ShapesTask = { bytes, limits };
  const answer = await askApart<ShapesReading | ShapesRefusal>(SCRIPT, task, within);
  if (typeof answer === 'string') throw new UnreadableFile(messages.notReadApart[answer]);
  if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable);
  return answer;
}
