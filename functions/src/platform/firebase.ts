import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { config } from './config.ts';

/** The one Firebase app of this process, on the project's own credentials. */
export function firebaseApp(): App {
  return getApps()[0] ?? initializeApp({ projectId: config().projectId });
}
