import { readFile, writeFile } from 'node:fs/promises';
import type { TenantAwareAuth, UserImportRecord, UserRecord } from 'firebase-admin/auth';

const emulatorHash = /^fakeHash:salt=[^:]*:password=(.*)$/s;

/** Writes every account that can sign in to the council, with password hashes if the project may read them. */
export async function exportAccounts(auth: TenantAwareAuth, file: string): Promise<number> {
  const accounts: object[] = [];
  let page: string | undefined;
  do {
    const answer = await auth.listUsers(1000, page);
    accounts.push(...answer.users.map(accountRecord));
    page = answer.pageToken;
  } while (page);
  await writeFile(file, JSON.stringify(accounts, null, 1), { mode: 0o600 });
  return accounts.length;
}

function accountRecord(user: UserRecord) {
  return {
    uid: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    displayName: user.displayName,
    phoneNumber: user.phoneNumber,
    disabled: user.disabled,
    customClaims: user.customClaims,
    metadata: {
      creationTime: user.metadata.creationTime,
      lastSignInTime: user.metadata.lastSignInTime,
    },
    providerData: user.providerData.map(({ uid, providerId, email, displayName }) => ({
      uid,
      providerId,
      email,
      displayName,
    })),
    passwordHash: user.passwordHash,
    passwordSalt: user.passwordSalt,
  };
}

type Kept = ReturnType<typeof accountRecord>;

/**
 * Restores the accounts of an export under their own uids. Hashes need the project's parameters (PASSWORD_HASH, as
 * the Firebase console shows them, in JSON); without them people reset their password.
 */
export async function restoreAccounts(auth: TenantAwareAuth, file: string): Promise<number> {
  const accounts = JSON.parse(await readFile(file, 'utf8')) as Kept[];
  const parameters = process.env.PASSWORD_HASH
    ? (JSON.parse(process.env.PASSWORD_HASH) as HashParameters)
    : undefined;
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    for (const account of accounts) await recreate(auth, account);
    return accounts.length;
  }
  for (let i = 0; i < accounts.length; i += 1000) {
    const batch = accounts.slice(i, i + 1000).map((account) => importable(account, parameters));
    const answer = await (parameters
      ? auth.importUsers(batch, { hash: hashOptions(parameters) })
      : auth.importUsers(batch));
    const [first] = answer.errors;
    if (first)
      throw new Error(
        `${answer.failureCount} accounts were refused, the first: ${first.error.message}`,
      );
  }
  return accounts.length;
}

/** The emulator's hashes are readable but its import does not keep them, so passwords are set again there. */
async function recreate(auth: TenantAwareAuth, account: Kept): Promise<void> {
  const password = account.passwordHash?.match(emulatorHash)?.[1];
  const { uid, email, emailVerified, displayName, phoneNumber, disabled } = account;
  const request = {
    uid,
    emailVerified,
    disabled,
    ...(email ? { email } : {}),
    ...(displayName ? { displayName } : {}),
  };
  await auth.createUser({
    ...request,
    ...(phoneNumber ? { phoneNumber } : {}),
    ...(password ? { password } : {}),
  });
  if (account.customClaims) await auth.setCustomUserClaims(uid, account.customClaims);
}

interface HashParameters {
  key: string;
  saltSeparator: string;
  rounds: number;
  memoryCost: number;
}

function hashOptions({ key, saltSeparator, rounds, memoryCost }: HashParameters) {
  return {
    algorithm: 'SCRYPT' as const,
    key: Buffer.from(key, 'base64'),
    saltSeparator: Buffer.from(saltSeparator, 'base64'),
    rounds,
    memoryCost,
  };
}

function importable(account: Kept, parameters: HashParameters | undefined): UserImportRecord {
  const { passwordHash, passwordSalt, ...rest } = account;
  const record = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as unknown as UserImportRecord;
  if (!parameters || !passwordHash) return record;
  return {
    ...record,
    passwordHash: Buffer.from(passwordHash, 'base64url'),
    ...(passwordSalt ? { passwordSalt: Buffer.from(passwordSalt, 'base64url') } : {}),
  };
}
