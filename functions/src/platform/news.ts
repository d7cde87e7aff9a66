import { breaker } from './breaker.ts';
import { config } from './config.ts';
import { log } from './log.ts';

type Firestore = import('firebase-admin/firestore').Firestore;
let store: Promise<Firestore> | undefined;

/** This project's Firestore, opened on first use. */
export function firestore(): Promise<Firestore> {
  store ??= (async () => {
    const { firebaseApp } = await import('./firebase.ts');
    const { getFirestore } = await import('firebase-admin/firestore');
    return getFirestore(firebaseApp());
  })();
  return store;
}

const PATIENCE_MS = 2_000;
/** Once Firestore has failed, writes do not wait for it again at once; the poll carries the news meanwhile. */
const firestoreBreaker = breaker(10_000);

/**
 * Writes one news document for listening browsers: `councils/{schema}/{feed}/{id}`, which expires after a day by TTL
 * policy. News are a convenience: if Firestore can't be reached, browsers get them by polling.
 */
export async function publishNews(
  schema: string,
  feed: 'updates' | 'notifications',
  id: string,
  data: Record<string, unknown>,
): Promise<void> {
  if (config().local && !process.env.FIRESTORE_EMULATOR_HOST) return;
  if (firestoreBreaker.isOpen()) return;
  try {
    const document = (await firestore()).doc(`councils/${schema}/${feed}/${id}`);
    const expiresAt = new Date(Date.now() + 86_400_000);
    await Promise.race([
      document.set({ ...data, at: new Date(), expiresAt }),
      new Promise((_resolve, reject) => {
        setTimeout(() => reject(new Error('Firestore did not answer')), PATIENCE_MS).unref();
      }),
    ]);
  } catch (error) {
    firestoreBreaker.open();
    log.warning('news not published', { feed, error: String(error) });
  }
}
