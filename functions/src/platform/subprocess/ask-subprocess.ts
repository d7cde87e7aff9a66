import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

export interface SubprocessLimits {
  maxMilliseconds: number;
  /** With what pictures and recognition take beside the heap. */
  maxResidentMegabytes: number;
  /** Of what scripts make: it bears no peak between two looks at what is resident. */
  maxHeapMegabytes?: number;
  /** For an engine that takes hundreds of megabytes beside the heap. */
  takesLargePages?: boolean;
}

/** Why a process of its own gave no answer. */
export type SubprocessFailure = 'tookTooLong' | 'tookTooMuch' | 'damaged';

const MAX_HEAP_MB = 512;
const YOUNG_MB = 8;
const LOOK_EVERY_MS = 200;
/**
 * Memory in pages of 2 MB where Linux has them, 64 MB at a time: asking for small ones took half of the time in which
 * Typst sets 200 pages. Tunables of glibc from 2.35 on; others pass them over.
 */
const LARGE_PAGES = 'glibc.malloc.hugetlb=1:glibc.malloc.top_pad=67108864';

/**
 * Sends a task to a script that reads files of strangers in a process of its own, with limits of time and memory and
 * nothing of our environment; gives what it answers, or why it does not. It starts while the task is being made; throws
 * what making it throws.
 */
export function askSubprocess<Answer extends object>(
  script: string,
  task: object | Promise<object>,
  limits: SubprocessLimits,
  args: readonly string[] = [],
): Promise<Answer | SubprocessFailure> {
  const child = fork(script, [...args], {
    execArgv: [
      `--max-old-space-size=${limits.maxHeapMegabytes ?? MAX_HEAP_MB}`,
      // Where little is to be had, what was made last may not take a hundred megabytes either.
      ...(limits.maxHeapMegabytes === undefined ? [] : [`--max-semi-space-size=${YOUNG_MB}`]),
    ],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...(limits.takesLargePages ? { GLIBC_TUNABLES: LARGE_PAGES } : {}),
    },
    stdio: 'ignore',
    serialization: 'advanced',
  });
  // Whoever reads or searches meanwhile goes first: what is read here takes seconds anyway.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return answerOf<Answer>(child, task, limits);
}

function answerOf<Answer extends object>(
  child: ChildProcess,
  task: object | Promise<object>,
  { maxMilliseconds, maxResidentMegabytes }: SubprocessLimits,
): Promise<Answer | SubprocessFailure> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.kill('SIGKILL');
    };
    const end = (answer: Answer | SubprocessFailure) => {
      stop();
      resolve(answer);
    };
    const deadline = setTimeout(() => end('tookTooLong'), maxMilliseconds);
    const watch = setInterval(() => {
      void residentKilobytes(child.pid ?? 0).then((size) => {
        if (size > maxResidentMegabytes * 1024) end('tookTooMuch');
      });
    }, LOOK_EVERY_MS);
    child.once('message', (answer) => end(answer as Answer));
    child.once('error', () => end('damaged'));
    // What is killed has run out of memory; readers catch most of what they cannot read.
    child.once('exit', (_code, signal) => end(signal ? 'tookTooMuch' : 'damaged'));
    Promise.resolve(task).then(
      (made) => child.connected && child.send(made),
      (error: unknown) => {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

/** 0 where the system does not tell. */
async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}
