import { fork } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import type { JobMessage } from '../platform/outbox.ts';

/**
 * Handles a message in a process of its own that is killed at its so manieth statement that writes; false: there were
 * fewer, and it has been handled.
 */
export async function jobKilledAtWrite(write: number, message: JobMessage): Promise<boolean> {
  const worker = fork(path.join(import.meta.dirname, 'dying-job-worker.ts'), {
    execPath: process.execPath,
    stdio: 'ignore',
  });
  await new Promise((resolve) => worker.once('message', resolve));
  const gone = new Promise((resolve) =>
    worker.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  worker.send({ write, message });
  const end = await gone;
  expect(['SIGKILL', 0]).toContain(end);
  return end === 'SIGKILL';
}
