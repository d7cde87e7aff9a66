import type { DecodedIdToken } from 'firebase-admin/auth';
import { councilAuth } from '../../platform/council-auth.ts';
import { AppError } from '../../platform/errors.ts';
import { log } from '../../platform/log.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { adminErrorCode } from './identity.ts';
import type { Provider } from './providers.ts';
import type { Account } from './queries.ts';

/*
 * Whoever has the password of an identity can change its e-mail at Identity Platform, past our endpoints, and confirm
 * the new one there. An identity's e-mail therefore proves nothing about an account until the two are compared.
 */

/**
 * Refuses an identity whose e-mail was changed past our endpoints. Its account's own one is put back, so that its
 * owner gets reset mails again. Throws not-authorized.
 */
export async function refuseChangedEmail(
  tenant: Tenant,
  token: DecodedIdToken,
  provider: Provider,
  account: Account | undefined,
): Promise<void> {
  if (provider.name === 'firebase-auth') {
    if (!account || sameEmail(token.email, account.email)) return;
    log.warning('sign-in with an e-mail that is not the account’s', { account: account.id });
    await restoreIdentity(tenant, account);
    throw new AppError('not-authorized');
  }
  // Staff whom we know by their identity may have a new name, and so a new address, in their directory.
  if (account) return;
  if (!sameEmail(token.email, await emailAtProvider(tenant, token.uid, provider)))
    throw new AppError('not-authorized');
}

/**
 * Gives an account's identity the account's e-mail again, and an identity that was deleted past our endpoints a new
 * start without a password. False where another identity has that e-mail.
 */
export async function restoreIdentity(tenant: Tenant, account: Account): Promise<boolean> {
  const { uid, email, verified } = account;
  const auth = await councilAuth(tenant);
  try {
    const identity = await identityOf(tenant, uid);
    if (!identity) await auth.createUser({ uid, email, emailVerified: verified });
    else if (!sameEmail(identity.email, email))
      await auth.updateUser(uid, { email, emailVerified: verified });
    return true;
  } catch (error) {
    if (adminErrorCode(error) !== 'auth/email-already-exists') throw error;
    log.warning('another identity has the e-mail of an account', { account: account.id });
    return false;
  }
}

/** The identity behind an account, unless it was deleted. */
export async function identityOf(tenant: Tenant, uid: string) {
  return (await councilAuth(tenant)).getUser(uid).catch(undefinedIfGone);
}

/** What the council's own directory said when it admitted this person. */
async function emailAtProvider(
  tenant: Tenant,
  uid: string,
  { idp }: Provider,
): Promise<string | undefined> {
  const { providerData } = await (await councilAuth(tenant)).getUser(uid);
  return providerData.find(({ providerId }) => providerId === idp)?.email;
}

function sameEmail(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}

function undefinedIfGone(error: unknown): undefined {
  if (adminErrorCode(error) !== 'auth/user-not-found') throw error;
}
