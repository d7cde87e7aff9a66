import { fork, spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import path from 'node:path';
import type { FailpointStep } from '../../functions/src/platform/failpoint.ts';
import { findEmulatorPrograms } from '../../scripts/local/emulator-programs.ts';
import { findJava } from '../../scripts/local/java.ts';
import { NODE, PROJECT, ROOT } from '../../scripts/local/paths.ts';

/** Pub/Sub's emulator as a process of its own on one port; started again after it was killed. */
export class PubSubProcess {
  child: ChildProcess | undefined;
  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  async ensure(): Promise<void> {
    if (isRunning(this.child)) return;
    const program = findEmulatorPrograms(findJava()).PUBSUB_EMULATOR_BINARY_PATH as string;
    this.child = spawn(program, [`--host=127.0.0.1`, `--port=${this.port}`], { stdio: 'ignore' });
    await reachable(this.port);
  }
}

/** How long a worker may take until it serves; its calls to Pub/Sub would wait for a minute and more. */
const START_MS = 30_000;

/** The function worker; a killed one is started again with a new port. */
export class Worker {
  child: ChildProcess | undefined;
  port = 0;
  private starting: Promise<void> | undefined;
  readonly env: Record<string, string>;

  constructor(env: Record<string, string>) {
    this.env = env;
  }

  async ensure(): Promise<void> {
    if (!this.starting && isRunning(this.child)) return;
    this.starting ??= this.untilServing().finally(() => (this.starting = undefined));
    await this.starting;
  }

  private async untilServing(): Promise<void> {
    for (this.port = 0; this.port === 0;) this.port = await this.start();
  }

  /** The port of a new worker; 0 of one that hangs on Pub/Sub, which was not there yet when it called, and was killed. */
  private async start(): Promise<number> {
    await kill(this.child);
    const child = fork(path.join(ROOT, 'e2e/crash/worker.ts'), {
      execPath: NODE,
      env: {
        ...process.env,
        GCLOUD_PROJECT: PROJECT,
        REDELIVER_SECONDS: '2',
        METADATA_SERVER_DETECTION: 'none',
        ...this.env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    const late = setTimeout(() => child.kill('SIGKILL'), START_MS);
    try {
      return await new Promise((resolve, reject) => {
        child.once('message', (message: { port: number }) => resolve(message.port));
        child.once('exit', (_code, signal) =>
          signal === 'SIGKILL'
            ? resolve(0)
            : reject(new Error('the worker ended before it served')),
        );
      });
    } finally {
      clearTimeout(late);
    }
  }

  async arm(step: FailpointStep, victims: number[]): Promise<void> {
    const { child } = this;
    const armed = new Promise((resolve) => child?.once('message', resolve));
    child?.send({ step, victims });
    await armed;
  }
}

export function isRunning(child: ChildProcess | undefined): boolean {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

/** Kills a child and waits until it is gone. */
export async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || !isRunning(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Waits until something listens on the port; gives up after a minute. */
export async function reachable(port: number): Promise<void> {
  await eventually(
    `port ${port} to answer`,
    () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('connect', () => resolve(socket.destroy() !== undefined));
        socket.once('error', () => resolve(false));
      }),
  );
}

/** Asks again until the answer is yes; throws after a minute. */
export async function eventually(what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await ask().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Waited a minute for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
