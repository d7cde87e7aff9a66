import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import type { FailpointStep } from '../failpoint.ts';

export interface DoomedWorker {
  child: ChildProcess;
  /** Where it serves the API. */
  base: string;
  /** The signal that ended it. */
  gone: Promise<string | null>;
}

/**
 * A function worker as a process of its own, which a test may have killed; without a script it only serves the API, in the
 * environment of the test with these changes.
 */
export async function startWorker(
  script = path.join(import.meta.dirname, 'api-worker.ts'),
  env: NodeJS.ProcessEnv = {},
): Promise<DoomedWorker> {
  const child = fork(script, {
    execPath: process.execPath,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const gone = new Promise<string | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  const port = await new Promise<number>((resolve) => child.once('message', resolve));
  return { child, base: `http://127.0.0.1:${port}/api/v1`, gone };
}

/** Makes a call to a worker that is killed at this step: nobody gets an answer. */
export async function killedAt(
  step: FailpointStep,
  call: (base: string) => Promise<Response>,
  script?: string,
): Promise<void> {
  const { child, base, gone } = await startWorker(script);
  const armed = new Promise((resolve) => child.once('message', resolve));
  child.send({ step });
  await armed;
  await expect(call(base)).rejects.toThrow('fetch failed');
  expect(await gone).toBe('SIGKILL');
}

/** Makes a call to a worker that is killed at its so manieth statement that writes; false: there were fewer. */
export async function killedAtWrite(
  write: number,
  call: (base: string) => Promise<Response>,
): Promise<boolean> {
  const { child, base, gone } = await startWorker();
  const armed = new Promise((resolve) => child.once('message', resolve));
  child.send({ write });
  await armed;
  const answered = await call(base).then(
    ({ ok }) => ok,
    () => false,
  );
  if (answered) child.disconnect();
  expect(await gone).toBe(answered ? null : 'SIGKILL');
  return !answered;
}
