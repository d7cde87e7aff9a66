import { fork } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import type { JobMessage } from '../platform/outbox.ts';

/**
 * Handles a message in a process of its own that is killed at its so manieth statement that writes; false: there were
 * fewer, and it has been handled. It has the environment of the test with these changes.
 */
export async function jobKilledAtWrite(
  write: number,
  message: JobMessage,
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const { worker, gone } = await dyingJob(env);
  worker.send({ write, message });
  const end = await gone;
  expect(['SIGKILL', 0]).toContain(end);
  return end === 'SIGKILL';
}

/** Handles a message in a process of its own that is killed as soon as this moment has come. */
export async function jobKilledWhen(
  moment: Promise<void>,
  message: JobMessage,
  env?: NodeJS.ProcessEnv,
): Promise<void> {
  const { worker, gone } = await dyingJob(env);
  worker.send({ write: Number.MAX_SAFE_INTEGER, message });
  expect(await Promise.race([moment, gone])).toBeUndefined();
  worker.kill('SIGKILL');
  expect(await gone).toBe('SIGKILL');
}

async function dyingJob(env: NodeJS.ProcessEnv = {}) {
  const worker = fork(path.join(import.meta.dirname, 'dying-job-worker.ts'), {
    execPath: process.execPath,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  await new Promise((resolve) => worker.once('message', resolve));
  const gone = new Promise((resolve) =>
    worker.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  return { worker, gone };
}
