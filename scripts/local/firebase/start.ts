import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type FirebaseOptions, type FirebaseRun, runFirebase } from './run.ts';

export interface FirebaseEmulators {
  /** Process id of firebase-tools, which runs Auth, Functions, Hosting and Storage; another after it was started again. */
  pid: () => number;
  /** Process ids of the functions' workers, by function (`europe-west2-api`). */
  workers: () => Map<string, number>;
  scheduledTopics: string[];
  /** Resolves with the reason where they end again and again. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

interface Options extends FirebaseOptions {
  /** Gives them what they held in memory alone; called after they were started again. */
  onStartedAgain?: () => Promise<void>;
}

/** So often in ten minutes they are started again: what ends them more often than that is to be seen to. */
const MAX_ENDS = 3;
const COUNTED_MS = 600_000;
/** The system may hold ports for a moment after those who listened were killed. */
const TRIES = 5;
const PAUSE_MS = 1_000;

/**
 * Starts the emulators in a process of their own; resolves when all of them are ready. Where that process ends by itself,
 * it is started again and people are told.
 */
export async function startFirebase(options: Options): Promise<FirebaseEmulators> {
  const { logFile, report = () => undefined, onStartedAgain = async () => undefined } = options;
  rmSync(logFile, { force: true });
  let run: FirebaseRun = await runFirebase(options);
  const { scheduledTopics } = run;
  const ends: number[] = [];
  let stopping = false;

  const keep = async (): Promise<string> => {
    for (;;) {
      const how = await run.ended;
      const reason = `The emulators ended (${how}); see ${logFile}`;
      ends.push(Date.now());
      const isOften = ends.filter((at) => at > Date.now() - COUNTED_MS).length > MAX_ENDS;
      if (stopping || isOften) return reason;
      report(reason);
      try {
        run = await again(options);
        if (stopping) await run.stop();
        else await onStartedAgain();
      } catch (error) {
        return `The emulators did not start again: ${String(error)}`;
      }
      if (!stopping) report('The emulators were started again.');
    }
  };
  const ended = keep();
  return {
    pid: () => run.pid,
    workers: () => run.workers,
    scheduledTopics,
    ended,
    stop: () => {
      stopping = true;
      return run.stop();
    },
  };
}

async function again(options: FirebaseOptions): Promise<FirebaseRun> {
  for (let left = TRIES; left > 1; left -= 1) {
    await pause(PAUSE_MS);
    try {
      return await runFirebase(options);
    } catch {
      // Tried once more.
    }
  }
  return runFirebase(options);
}
