import { randomUUID } from 'node:crypto';
import { config } from '../../../platform/config.ts';
import type { yup } from '../../../platform/contract.ts';
import { councilAuth } from '../../../platform/council-auth.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { log } from '../../../platform/log.ts';
import type { Tenant } from '../../../platform/tenancy.ts';
import { switchIdentity } from '../people/identity.ts';
import { staffMessages as words } from './messages.ts';
import type { newStaffAccount } from './new-staff-account.ts';
import * as queries from './queries.ts';

type NewStaff = yup.InferType<typeof newStaffAccount>;

/** The council, and how to open its transactions: identities are created and removed between them. */
export interface CouncilScope {
  tenant: Tenant;
  inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** Opens an account. Throws email-in-use, and payload-invalid for a role that the council does not have. */
export async function openStaffAccount(
  { tenant, inTenant }: CouncilScope,
  { email: typed, password, role, name }: NewStaff,
): Promise<queries.StaffRow> {
  const email = typed.toLowerCase();
  await inTenant(async (tx) => {
    if (!(await queries.roleExists(tx, role))) throw invalidField('role', words.unknownRole);
    if (await queries.emailIsTaken(tx, email)) throw new AppError('email-in-use');
  });
  const uid = await newIdentity(tenant, email, password);
  const added = await inTenant(async (tx) => {
    const account = { uid, email, name: name || null, role };
    if (!(await queries.insertStaffAccount(tx, account))) return undefined;
    return queries.findStaffAccount(tx, uid);
  });
  if (added) return added;
  await forgetIdentity(tenant, uid);
  throw new AppError('email-in-use');
}

/** Staff have a password on the Auth emulator only; elsewhere the first sign-in links the real uid to the e-mail. */
async function newIdentity(
  tenant: Tenant,
  email: string,
  password: string | undefined,
): Promise<string> {
  const onEmulator = config().local && Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  if (!onEmulator || !password || !tenant.authTenantId) return `invited-${randomUUID()}`;
  const uid = `staff-${randomUUID()}`;
  try {
    const auth = await councilAuth(tenant);
    await auth.createUser({ uid, email, password, emailVerified: true });
    return uid;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/email-already-exists')
      throw new AppError('email-in-use');
    throw error;
  }
}

/** Without its row an identity opens nothing, so one left behind does no harm. */
async function forgetIdentity(tenant: Tenant, uid: string): Promise<void> {
  if (!tenant.authTenantId) return;
  try {
    await (await councilAuth(tenant)).deleteUser(uid);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return;
    log.warning('identity of a removed account was left', { error: String(error) });
  }
}

/** Disables or enables an account. Throws not-found, and payload-invalid for one that must be kept. */
export async function disableStaffAccount(
  { tenant, inTenant }: CouncilScope,
  by: number,
  { uid, disabled }: { uid: string; disabled: boolean },
): Promise<queries.StaffRow> {
  const account = await inTenant(async (tx) => {
    const found = await changeable(tx, by, uid);
    await queries.setStaffDisabled(tx, found.id, disabled);
    return { ...found, disabled };
  });
  await switchIdentity(tenant, uid, disabled);
  return account;
}

/** Removes an account and its identity. Throws not-found, and payload-invalid for one that must be kept. */
export async function removeStaffAccount(
  { tenant, inTenant }: CouncilScope,
  by: number,
  uid: string,
): Promise<void> {
  await inTenant(async (tx) => {
    const { id } = await changeable(tx, by, uid);
    await queries.removeAccount(tx, id);
  });
  await forgetIdentity(tenant, uid);
}

/** A staff account that is neither the person's own nor the council's last administrator. */
async function changeable(tx: Tx, by: number, uid: string): Promise<queries.StaffRow> {
  await queries.lockStaff(tx);
  const account = await queries.findStaffAccount(tx, uid);
  if (!account) throw new AppError('not-found');
  const stays =
    account.id === by
      ? words.ownAccount
      : !(await queries.anotherAdministers(tx, account.id)) && words.lastAdministrator;
  if (stays) throw invalidField('uid', stays);
  return account;
}
