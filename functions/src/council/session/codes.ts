import { AppError } from '../../platform/errors.ts';
import type { Tx } from '../../platform/db.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { requestAccountMail } from './account-mail.ts';
import { askIdentityPlatform, IdentityRefusal } from './identity.ts';
import * as accounts from './queries.ts';

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
export type Mode = 'verifyEmail' | 'resetPassword';

const requestTypes: Record<Mode, string> = {
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'PASSWORD_RESET',
};

/** The e-mail that a link's code was sent to. Throws code-invalid if it is used up, expired or another council's. */
export async function emailOfCode(tenant: Tenant, mode: Mode, oobCode: string): Promise<string> {
  const found = await orCodeInvalid(
    askIdentityPlatform<{ email?: string; requestType?: string }>(
      tenant,
      'accounts:resetPassword',
      { oobCode },
    ),
  );
  if (found.requestType !== requestTypes[mode] || !found.email) throw codeInvalid();
  return found.email;
}

/** Confirms the e-mail behind a code, once, and has the welcome sent. */
export async function confirmEmail(
  tenant: Tenant,
  inTenant: InTenant,
  oobCode: string,
): Promise<void> {
  const email = await emailOfCode(tenant, 'verifyEmail', oobCode);
  await orCodeInvalid(askIdentityPlatform(tenant, 'accounts:update', { oobCode }));
  await inTenant(async (tx) => {
    const account = await accounts.markVerified(tx, email);
    if (!account) throw codeInvalid();
    await requestAccountMail(tx, 'welcome', account.id);
  });
}

/** Sets a new password by a code, once, and ends every session opened with the old one. */
export async function resetPassword(
  tenant: Tenant,
  inTenant: InTenant,
  { oobCode, password }: { oobCode: string; password: string },
): Promise<void> {
  const email = await emailOfCode(tenant, 'resetPassword', oobCode);
  await orCodeInvalid(
    askIdentityPlatform(tenant, 'accounts:resetPassword', { oobCode, newPassword: password }),
  );
  await inTenant(async (tx) => {
    const account = await accounts.findByEmail(tx, email);
    if (account) await accounts.endEarlierSessions(tx, account.id);
  });
}

async function orCodeInvalid<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (
      error instanceof IdentityRefusal &&
      /OOB_CODE|USER_DISABLED|USER_NOT_FOUND|EMAIL_NOT_FOUND/.test(error.code)
    ) {
      throw codeInvalid();
    }
    throw error;
  }
}

function codeInvalid(): AppError {
  return new AppError('code-invalid', {
    fields: { oobCode: 'The link has expired or was used before' },
  });
}
