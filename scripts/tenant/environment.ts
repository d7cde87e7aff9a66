import { DEFAULT_PORTS } from '../local/ports.ts';
import { PROJECT } from '../local/paths.ts';

/** Fills in the usual local stack's addresses for a script that was given no project of its own. */
export function useLocalStackByDefault(): void {
  if (process.env.GCLOUD_PROJECT && !process.env.GCLOUD_PROJECT.startsWith('demo-')) return;
  process.env.GCLOUD_PROJECT ??= PROJECT;
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${DEFAULT_PORTS.auth}`;
  process.env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${DEFAULT_PORTS.firestore}`;
  process.env.STORAGE_EMULATOR_HOST ??= `http://127.0.0.1:${DEFAULT_PORTS.storage}`;
  process.env.DATABASE_URL ??= `postgres://app@127.0.0.1:${DEFAULT_PORTS.database}/postgres`;
  process.env.METADATA_SERVER_DETECTION ??= 'none';
}
