import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { NODE, ROOT } from '../paths.ts';
import type { FirebaseNews, FirebaseSettings } from './settings.ts';

export interface FirebaseEmulators {
  /** Process id of firebase-tools, which runs Auth, Functions, Hosting and Storage. */
  pid: number;
  /** Process ids of the functions' workers, by function (`europe-west2-api`). */
  workers: () => Map<string, number>;
  scheduledTopics: string[];
  ended: Promise<string>;
  stop: () => Promise<void>;
}

interface Options {
  settings: FirebaseSettings;
  /** Environment of the emulators and of the functions. */
  env: NodeJS.ProcessEnv;
  /** Working directory: the emulators' own logs go here. */
  folder: string;
  logFile: string;
  onProcess: (pid: number) => void;
  /** Called with a message for people when an emulator had to be started again. */
  report?: (line: string) => void;
}

const SHUTDOWN_TIMEOUT_MS = 20_000;

/** Starts the emulators in a process of their own; resolves when all of them are ready. */
export async function startFirebase(options: Options): Promise<FirebaseEmulators> {
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
  const log = createWriteStream(logFile, { flags: 'w' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });

  const workers = new Map<string, number>();
  child.on('message', (news: FirebaseNews) => {
    if (news.kind === 'note') report(news.text);
    if (news.kind === 'worker') workers.set(news.trigger, news.pid);
    if (news.kind === 'worker' || news.kind === 'program') onProcess(news.pid);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(`The emulators ended (${signal ?? code}); see ${logFile}`),
    );
  });
  const scheduledTopics = await waitUntilReady(child, ended);
  return {
    pid: child.pid ?? 0,
    workers: () => workers,
    scheduledTopics,
    ended,
    stop: () => end(child),
  };
}

function waitUntilReady(child: ChildProcess, ended: Promise<string>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    child.on('message', (news: FirebaseNews) => {
      if (news.kind === 'ready') resolve(news.scheduledTopics);
      if (news.kind === 'failed')
        reject(new Error(`The emulators could not start: ${news.reason}`));
    });
    void ended.then((reason) => reject(new Error(reason)));
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
