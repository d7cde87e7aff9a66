import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { NODE, ROOT } from '../paths.ts';
import { endAll, identify, type ProcessIdentity } from '../process-identity.ts';
import type { FirebaseNews, FirebaseSettings } from './settings.ts';

/** One run of firebase-tools, from its start to its end. */
export interface FirebaseRun {
  pid: number;
  workers: Map<string, number>;
  scheduledTopics: string[];
  /** Resolves with how it ended, when it and what it started have. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

export interface FirebaseOptions {
  settings: FirebaseSettings;
  /** Environment of the emulators and of the functions. */
  env: NodeJS.ProcessEnv;
  /** Working directory: the emulators' own logs go here. */
  folder: string;
  logFile: string;
  onProcess: (pid: number) => void;
  /** Called with a message for people. */
  report?: (line: string) => void;
}

const SHUTDOWN_TIMEOUT_MS = 20_000;

/** Starts the emulators in a process of their own; resolves when all of them are ready. */
export async function runFirebase(options: FirebaseOptions): Promise<FirebaseRun> {
  const { settings, env, folder, logFile, onProcess, report = () => undefined } = options;
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.dirname(logFile), { recursive: true });
  const script = path.join(ROOT, 'scripts/local/firebase/process.ts');
  const child = spawn(NODE, ['--disable-warning=DEP0040', script, JSON.stringify(settings)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid) onProcess(child.pid);
  const log = createWriteStream(logFile, { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });

  child.once('close', () => log.end());

  const workers = new Map<string, number>();
  const begun: ProcessIdentity[] = [];
  child.on('message', (news: FirebaseNews) => {
    if (news.kind === 'note') report(news.text);
    if (news.kind === 'worker') workers.set(news.trigger, news.pid);
    if (news.kind !== 'worker' && news.kind !== 'program') return;
    onProcess(news.pid);
    const identity = identify(news.pid);
    if (identity) begun.push(identity);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      // Google's programs and the workers outlive it where it was killed, and hold the ports.
      endAll(begun);
      resolve(String(signal ?? code));
    });
  });
  const scheduledTopics = await waitUntilReady(child, ended, logFile);
  return { pid: child.pid ?? 0, workers, scheduledTopics, ended, stop: () => end(child) };
}

function waitUntilReady(
  child: ChildProcess,
  ended: Promise<string>,
  logFile: string,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    child.on('message', (news: FirebaseNews) => {
      if (news.kind === 'ready') resolve(news.scheduledTopics);
      if (news.kind === 'failed')
        reject(new Error(`The emulators could not start: ${news.reason}`));
    });
    void ended.then((how) => reject(new Error(`The emulators ended (${how}); see ${logFile}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const killing = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(killing);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
