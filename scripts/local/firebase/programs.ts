import { setTimeout as pause } from 'node:timers/promises';
import type { FirebaseNews } from './settings.ts';
import { downloadable, type PubsubEmulator, registry } from './tools.ts';

const PAUSE_MS = 500;
/** Java takes seconds to listen on a busy machine. */
const TRIES = 120;

/**
 * Starts one of Google's own programs (Firestore, Pub/Sub) again when it ends by itself, and tells the parent of each
 * process: they outlive this one when it is killed. Gives what ends that, to be called before they are stopped.
 */
export function keepPrograms(tell: (news: FirebaseNews) => void): () => void {
  const { start } = downloadable;
  const pids = new Set<number>();
  let stopping = false;
  process.once('exit', () => {
    for (const pid of pids) endProgram(pid);
  });
  downloadable.start = async (name, ...rest) => {
    await start(name, ...rest);
    const { instance } = downloadable.get(name);
    if (!instance?.pid) return;
    const { pid } = instance;
    pids.add(pid);
    tell({ kind: 'program', name, pid });
    // firebase-tools itself would only log that, or end all emulators.
    instance.removeAllListeners('exit');
    instance.once('exit', (code, signal) => {
      pids.delete(pid);
      if (stopping) return;
      tell({ kind: 'note', text: `The ${name} emulator ended (${signal ?? code}).` });
      startAgain(name, rest).then(
        () => tell({ kind: 'note', text: `The ${name} emulator was started again.` }),
        (error: unknown) =>
          tell({
            kind: 'note',
            text: `The ${name} emulator did not start again: ${String(error)}`,
          }),
      );
    });
  };
  return () => {
    stopping = true;
  };
}

async function startAgain(name: string, rest: unknown[]): Promise<void> {
  const pubsub = name === 'pubsub' && (registry.EmulatorRegistry.get(name) as PubsubEmulator);
  if (pubsub) unsubscribe(pubsub);
  await pause(PAUSE_MS);
  await downloadable.start(name, ...rest);
  if (pubsub) await resubscribe(pubsub);
}

/** Ends what would ask the new program for subscriptions that it does not know, and fail uncaught. */
function unsubscribe({ subscriptionForTopic }: PubsubEmulator): void {
  for (const subscription of subscriptionForTopic.values()) {
    subscription.on('error', () => undefined);
    subscription.close().catch(() => undefined);
  }
}

/** Makes the topics that functions listen to once more: the program kept them in memory. */
async function resubscribe(pubsub: PubsubEmulator): Promise<void> {
  for (const topic of pubsub.subscriptionForTopic.keys()) {
    const made = await tried(() => pubsub.maybeCreateTopicAndSub(topic));
    pubsub.subscriptionForTopic.set(topic, made);
  }
}

async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; left > 1; left--) {
    try {
      return await work();
    } catch {
      await pause(PAUSE_MS);
    }
  }
  return work();
}

function endProgram(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended cleanly.
  }
}
