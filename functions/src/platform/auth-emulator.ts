/** What the Auth emulator says to a browser's call, as far as we read it. */
export interface EmulatorAnswer {
  idToken?: string;
  localId?: string;
  error?: { message: string };
}

/**
 * Asks the Auth emulator as a browser would, in a council's tenant: `accounts:signInWithPassword`,
 * `accounts:signUp`. Throws where no emulator is named: real accounts are never asked like this.
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
