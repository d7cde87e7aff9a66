import { DEFAULT_PORTS } from '../local/ports.ts';
import { PROJECT } from '../local/paths.ts';
import { runningStack } from '../local/run-record.ts';

/**
 * Fills in a local stack's addresses for a script without a project of its own: those of the stack running from this
 * folder, otherwise the usual ones. A script with a database of its own is kept away from another's stack.
 */
export function useLocalStackByDefault(): void {
  const { env } = process;
  if (env.GCLOUD_PROJECT && !env.GCLOUD_PROJECT.startsWith('demo-')) return;
  const running = runningStack();
  const own = env.DATABASE_URL || env.OWNER_DATABASE_URL;
  if (running && (!own || own === running.DATABASE_URL || own === running.OWNER_DATABASE_URL))
    for (const [name, value] of Object.entries(running)) env[name] ??= value;
  env.GCLOUD_PROJECT ??= PROJECT;
  env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${DEFAULT_PORTS.auth}`;
  env.FIRESTORE_EMULATOR_HOST ??= `127.0.0.1:${DEFAULT_PORTS.firestore}`;
  env.STORAGE_EMULATOR_HOST ??= `http://127.0.0.1:${DEFAULT_PORTS.storage}`;
  env.DATABASE_URL ??= `postgres://app@127.0.0.1:${DEFAULT_PORTS.database}/postgres`;
  env.METADATA_SERVER_DETECTION ??= 'none';
}
