import { councilAuth } from '../../platform/council-auth.ts';
import { randomUUID } from 'node:crypto';
import { ValidationError } from 'yup';
import type { ParsedOf } from '../../platform/contract.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import type { Tenant } from '../../platform/tenancy.ts';
import { requestAccountMail } from './account-mail.ts';
import type { signUp } from './contract/own-account.ts';
import { adminErrorCode } from './identity.ts';
import { limitMails, mayMailAlong } from './limits.ts';
import { identityOf } from './own-email.ts';
import { accountMessages } from '../ground/people/messages.ts';
import { aboutWith } from '../ground/people/person.ts';
import * as accounts from './queries.ts';

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type NewPerson = ParsedOf<typeof signUp>;

/** Accounts opened by our endpoint have a uid of this form; a browser cannot choose its own. */
const UID_PREFIX = 'cu-';

/** Whether this account was opened by our endpoint, under its limits. */
export function isOurUid(uid: string): boolean {
  return uid.startsWith(UID_PREFIX);
}

/**
 * Opens a consultation account: in Identity Platform, then its row, then the confirmation e-mail (a
 * welcome where the flag 'email verification' is off). Throws email-in-use within this council only.
 */
export async function openAccount(
  tenant: Tenant,
  inTenant: InTenant,
  person: NewPerson,
): Promise<void> {
  checkPhone(tenant, person.about);
  const email = person.email.toLowerCase();
  const holder = await inTenant((tx) => accounts.findByEmail(tx, email));
  if (holder) await freeAddress(tenant, inTenant, holder);
  const uid = await createIdentity(tenant, inTenant, email, person.password);
  // Counted, so that the sign-in that follows does not send a second confirmation.
  await mayMailAlong(tenant, email);
  const mustConfirm = tenant.flags.has('email verification');
  const added = await inTenant(async (tx) => {
    const account = await accounts.addConsultationAccount(tx, {
      uid,
      email,
      verified: !mustConfirm,
      about: person.about ?? {},
      meta: person.meta ?? {},
    });
    if (account && mustConfirm)
      await requestAccountMail(tx, 'verification', account.id, person.returnTo);
    else if (account) await requestAccountMail(tx, 'welcome', account.id);
    return account;
  });
  if (!added) {
    await (await councilAuth(tenant)).deleteUser(uid);
    throw new AppError('email-in-use');
  }
}

/**
 * An account whose identity was deleted past our endpoints must not keep its address for good. One that nobody confirmed
 * ends here; a confirmed one belongs to somebody, so its address is mailed a link to set a new password, and only
 * whoever reads that mail gets the account. Throws email-in-use unless the address is free now.
 */
async function freeAddress(
  tenant: Tenant,
  inTenant: InTenant,
  { id, uid, kind, email, verified, disabled }: accounts.Account,
): Promise<void> {
  if (kind !== 'consultation' || disabled || (await identityOf(tenant, uid)))
    throw new AppError('email-in-use');
  if (!verified) return inTenant((tx) => accounts.removeUnconfirmed(tx, id));
  await limitMails(tenant, 'reset', email);
  await inTenant((tx) => requestAccountMail(tx, 'reset', id));
  throw new AppError('email-in-use', { fields: { email: accountMessages.mailedNewPassword } });
}

/** The flag 'phone validation' decides whether a phone must be a UK number. Throws payload-invalid. */
export function checkPhone(tenant: Tenant, about: object | null | undefined): void {
  if (!about || !tenant.flags.has('phone validation')) return;
  try {
    aboutWith({ phoneValidated: true }).validateSync(about, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalidField(`about.${error.path ?? ''}`, error.message);
  }
}

async function createIdentity(
  tenant: Tenant,
  inTenant: InTenant,
  email: string,
  password: string,
): Promise<string> {
  const create = async () => {
    const uid = UID_PREFIX + randomUUID();
    await (await councilAuth(tenant)).createUser({ uid, email, password, emailVerified: false });
    return uid;
  };
  try {
    return await create();
  } catch (error) {
    if (adminErrorCode(error) !== 'auth/email-already-exists') throw error;
    if (!(await forgetUnfinished(tenant, inTenant, email))) throw new AppError('email-in-use');
    return create();
  }
}

const UNFINISHED_AFTER_MS = 60_000;

/**
 * If sign-up was cut off between Identity Platform and our row, an identity is left that nobody ever signed in with;
 * when the same person tries again, it is replaced. True if there was one.
 */
async function forgetUnfinished(
  tenant: Tenant,
  inTenant: InTenant,
  email: string,
): Promise<boolean> {
  const auth = await councilAuth(tenant);
  const { uid, metadata } = await auth.getUserByEmail(email);
  const age = Date.now() - Date.parse(metadata.creationTime);
  if (!isOurUid(uid) || metadata.lastSignInTime || age < UNFINISHED_AFTER_MS) return false;
  if (await inTenant((tx) => accounts.findByUid(tx, uid))) return false;
  await auth.deleteUser(uid);
  return true;
}
