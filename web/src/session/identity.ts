import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { onLocalHost } from '../api/host.ts';
import type { TenantRecord } from './tenant.tsx';

const AUTH_EMULATOR = 'http://localhost:9099';

/** The Firebase app of this council; on local hosts without a key of its own it stands for the emulators. */
export function firebaseApp({ firebase }: TenantRecord): FirebaseApp {
  const existing = getApps()[0];
  if (existing) return existing;
  return initializeApp({
    apiKey: firebase.apiKey ?? 'demo',
    ...(firebase.authDomain ? { authDomain: firebase.authDomain } : {}),
    projectId: firebase.projectId ?? 'demo-placemaker',
  });
}

export function onEmulators({ firebase }: TenantRecord): boolean {
  return onLocalHost() && (firebase.projectId ?? 'demo-').startsWith('demo-');
}

let auth: Auth | undefined;

/** Keeps nothing on the device: the session cookie alone opens the account after this. */
export function councilAuth(tenant: TenantRecord): Auth {
  if (!auth) {
    auth = initializeAuth(firebaseApp(tenant), { persistence: inMemoryPersistence });
    if (onEmulators(tenant)) connectAuthEmulator(auth, AUTH_EMULATOR, { disableWarnings: true });
  }
  auth.tenantId = tenant.firebase.authTenantId;
  return auth;
}

/** Signs in with e-mail and password in the council's own accounts and gives the ID token to trade. */
export async function idTokenByPassword(
  tenant: TenantRecord,
  email: string,
  password: string,
): Promise<string> {
  const own = councilAuth(tenant);
  const { user } = await signInWithEmailAndPassword(own, email, password);
  const token = await user.getIdToken();
  await signOut(own);
  return token;
}
