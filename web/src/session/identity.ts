import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { TenantRecord } from './tenant.tsx';

/** The Firebase app of this council; a local stack has no key, and its emulators need none. */
export function councilFirebaseApp({ firebase }: TenantRecord): FirebaseApp {
  const existing = getApps()[0];
  if (existing) return existing;
  return initializeApp({
    apiKey: firebase.apiKey ?? 'demo',
    ...(firebase.authDomain ? { authDomain: firebase.authDomain } : {}),
    projectId: firebase.projectId ?? 'demo-placemaker',
  });
}

let auth: Auth | undefined;

/** Stores nothing on the device: from here on only the session cookie opens the account. */
export function inMemoryAuth(tenant: TenantRecord): Auth {
  if (!auth) {
    auth = initializeAuth(councilFirebaseApp(tenant), { persistence: inMemoryPersistence });
    const emulator = tenant.firebase.emulators?.auth;
    if (emulator) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  }
  auth.tenantId = tenant.firebase.authTenantId;
  return auth;
}

/** Signs in with e-mail and password in the council's own accounts and gives the ID token to exchange. */
export async function idTokenByPassword(
  tenant: TenantRecord,
  email: string,
  password: string,
): Promise<string> {
  const own = inMemoryAuth(tenant);
  const { user } = await signInWithEmailAndPassword(own, email, password);
  const token = await user.getIdToken();
  await signOut(own);
  return token;
}
