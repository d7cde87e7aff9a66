/** The part of the Auth emulator's answer that we use. */
export interface EmulatorAnswer {
  idToken?: string;
  localId?: string;
  error?: { message: string };
}

/**
 * Calls the Auth emulator as a browser would, in a council's tenant: `accounts:signInWithPassword`, `accounts:signUp`.
 * Throws if no emulator is configured: real accounts are never signed in like this.
 */
export async function askAuthEmulator(
  authTenantId: string,
  call: string,
  body: { email: string; password: string },
): Promise<EmulatorAnswer> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) throw new Error('There is no Auth emulator (FIREBASE_AUTH_EMULATOR_HOST)');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/${call}?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, tenantId: authTenantId, returnSecureToken: true }),
    },
  );
  return (await response.json()) as EmulatorAnswer;
}
