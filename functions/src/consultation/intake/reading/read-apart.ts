import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UnreadableFile } from '../../../land/ground/shape-files/findings.ts';
import { intakeMessages as messages } from '../messages.ts';
import type { ReadItem } from './read-item.ts';

/** A delivery of a job may last five minutes. */
const MAX_MS = 200_000;
const MAX_HEAP_MB = 512;
/** With what pictures and recognition take beside the heap. */
const MAX_RESIDENT_KB = 1_200 * 1024;
const LOOK_EVERY_MS = 500;

/** The bundle has the process beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'reader-process.ts' : 'reader-process.js',
);

/**
 * Reads a clean file in a process of its own, with limits of time and memory and nothing of our environment. Throws
 * UnreadableFile where it ends without an answer.
 */
export async function readApart(format: string, bytes: Uint8Array): Promise<ReadItem[]> {
  const child = fork(SCRIPT, {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: 'ignore',
    serialization: 'advanced',
  });
  const answer = await answerOf(child, { format, bytes });
  if (typeof answer === 'string') throw new UnreadableFile(answer);
  return answer;
}

function answerOf(
  child: ChildProcess,
  task: { format: string; bytes: Uint8Array },
): Promise<ReadItem[] | string> {
  return new Promise((resolve) => {
    const end = (answer: ReadItem[] | string) => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.kill('SIGKILL');
      resolve(answer);
    };
    const deadline = setTimeout(() => end(messages.tookTooLong), MAX_MS);
    const watch = setInterval(() => {
      void residentKilobytes(child.pid ?? 0).then((size) => {
        if (size > MAX_RESIDENT_KB) end(messages.tookTooMuch);
      });
    }, LOOK_EVERY_MS);
    child.once('message', (items) => end(items as ReadItem[] | string));
    child.once('error', () => end(messages.damaged));
    // What is killed has run out of memory; readers catch most of what they cannot read.
    child.once('exit', (_code, signal) => end(signal ? messages.tookTooMuch : messages.damaged));
    child.send(task);
  });
}

/** 0 where the system does not tell. */
async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}
