import { config } from '../../platform/config.ts';
import { withPlatform } from '../../platform/db.ts';
import { log } from '../../platform/log.ts';
import { firestore } from '../../platform/news.ts';
import { askNothing } from './queries.ts';

type State = 'ok' | 'unreachable';
export type Health = Record<'database' | 'firestore' | 'storage', State>;

const PATIENCE_MS = 5_000;

/** Sends one small query to each of the database, Firestore and Storage, in parallel. */
export async function health(): Promise<Health> {
  const [database, store, storage] = await Promise.all([
    answers('database', () => withPlatform(askNothing)),
    answers('firestore', async () => (await firestore()).doc('health/probe').get()),
    answers('storage', async () => {
      const [{ getStorage }, { firebaseApp }] = await Promise.all([
        import('firebase-admin/storage'),
        import('../../platform/firebase.ts'),
      ]);
      return getStorage(firebaseApp()).bucket(config().buckets.clean).getFiles({ maxResults: 1 });
    }),
  ]);
  return { database, firestore: store, storage };
}

async function answers(name: string, ask: () => Promise<unknown>): Promise<State> {
  try {
    await Promise.race([
      ask(),
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new Error('no answer')), PATIENCE_MS).unref();
      }),
    ]);
    return 'ok';
  } catch (error) {
    log.warning('health: unreachable', { name, error: String(error) });
    return 'unreachable';
  }
}
