import { councilAuth } from '../../platform/council-auth.ts';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { readActor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { requestAccountMail } from './account-mail.ts';
import { sessionCookie, sessionSeconds } from './cookie.ts';
import { onAuthEmulator } from './identity.ts';
import { mayMailAlong } from './limits.ts';
import { refuseChangedEmail } from './own-email.ts';
import { providersOf, type Provider } from './providers.ts';
import * as accounts from './queries.ts';
import { isOurUid } from './sign-up.ts';
import { pageAfterSignIn, withoutInfo } from './where-next.ts';

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

interface Info {
  about?: object | null | undefined;
  meta?: object | null | undefined;
}

/** An ID token is exchanged right after signing in; an older one may have been stolen. */
const TOKEN_SECONDS = 300;

/**
 * Exchanges an ID token for a session: who it is, the cookie, and where to go. Accounts come from our own sign-up or,
 * for staff, from the council's administrators; anybody else is refused.
 */
export async function startSession(
  tenant: Tenant,
  inTenant: InTenant,
  idToken: string,
  info: Info = {},
) {
  const token = await verifiedToken(tenant, idToken);
  const provider = providersOf(tenant).find(({ idp }) => idp === token.firebase.sign_in_provider);
  if (!provider || !token.email) throw new AppError('not-authorized');
  const known = await inTenant((tx) => accounts.findByUid(tx, token.uid));
  await refuseChangedEmail(tenant, token, provider, known);
  const mailsLeft = await mayMailUnverified(tenant, token, provider);
  const signedIn = await inTenant(async (tx) => {
    const account = await admit(tx, tenant, token, provider);
    if (account.kind === 'consultation' && withoutInfo(account))
      await accounts.writeInfo(tx, account.id, present(info));
    if (!account.verified && account.kind === 'consultation' && mailsLeft) {
      await requestAccountMail(tx, 'verification', account.id);
    }
    const { grants } = await readActor(tx, { uid: account.uid, authTime: token.auth_time });
    return { account: (await accounts.findByUid(tx, account.uid)) ?? account, grants };
  });
  const { account, grants } = signedIn;
  const seconds = sessionSeconds[account.kind];
  const cookie = await (
    await councilAuth(tenant)
  ).createSessionCookie(idToken, {
    expiresIn: seconds * 1000,
  });
  return {
    setCookie: sessionCookie(cookie, seconds),
    answer: {
      kind: account.kind,
      verified: account.verified,
      withoutInfo: withoutInfo(account),
      redirectPath: pageAfterSignIn(account, grants),
    },
  };
}

async function verifiedToken(tenant: Tenant, idToken: string): Promise<DecodedIdToken> {
  let token: DecodedIdToken;
  try {
    token = await (await councilAuth(tenant)).verifyIdToken(idToken);
  } catch (cause) {
    throw new AppError('wrong-credentials', { cause });
  }
  if (Date.now() / 1000 - token.auth_time > TOKEN_SECONDS) throw new AppError('session-terminated');
  return token;
}

/** Rate limits use their own transactions, so they are checked before the council's is opened. */
async function mayMailUnverified(
  tenant: Tenant,
  token: DecodedIdToken,
  provider: Provider,
): Promise<boolean> {
  if (token.email_verified || provider.name !== 'firebase-auth') return false;
  return mayMailAlong(tenant, token.email ?? '');
}

async function admit(
  tx: Tx,
  tenant: Tenant,
  token: DecodedIdToken,
  provider: Provider,
): Promise<accounts.Account> {
  const byPassword = provider.name === 'firebase-auth';
  const known = await accounts.findByUid(tx, token.uid);
  const account =
    known ?? (byPassword ? await finishSignUp(tx, token) : await bindByEmail(tx, token, provider));
  if (!account || account.kind !== kindFor(provider, account)) throw new AppError('not-authorized');
  if (account.disabled) throw new AppError('account-not-activated');
  if (token.auth_time < Math.floor(account.valid_from ?? 0))
    throw new AppError('session-terminated');
  if (await accounts.isSignInEnded(tx, token.uid, token.auth_time))
    throw new AppError('session-terminated');
  const verified =
    !byPassword || token.email_verified === true || !tenant.flags.has('email verification');
  await accounts.noteSignIn(tx, account.id, provider.name, verified);
  return { ...account, verified: account.verified || verified };
}

/** Staff sign in by redirect; by password only on the Auth emulator of a demo project. */
function kindFor(provider: Provider, account: accounts.Account): accounts.Account['kind'] {
  if (provider.name !== 'firebase-auth') return 'staff';
  return onAuthEmulator() ? account.kind : 'consultation';
}

/** A sign-up that was cut off after Identity Platform had created the account: its row is added now. */
async function finishSignUp(tx: Tx, token: DecodedIdToken): Promise<accounts.Account | undefined> {
  if (!isOurUid(token.uid)) return undefined;
  return accounts.addConsultationAccount(tx, {
    uid: token.uid,
    email: token.email ?? '',
    verified: token.email_verified === true,
    about: {},
    meta: {},
  });
}

/** A member of staff whom an administrator added by e-mail, signing in for the first time. */
async function bindByEmail(
  tx: Tx,
  token: DecodedIdToken,
  provider: Provider,
): Promise<accounts.Account | undefined> {
  if (!token.email_verified && !provider.ownDirectory) return undefined;
  const account = await accounts.findByEmail(tx, token.email ?? '');
  if (account?.kind !== 'staff') return undefined;
  await accounts.bindStaff(tx, account.id, token.uid, provider.name);
  return { ...account, uid: token.uid };
}

function present(info: Info) {
  return {
    ...(info.about ? { about: info.about } : {}),
    ...(info.meta ? { meta: info.meta } : {}),
  };
}
