import { sql, type Tx } from '../../../platform/db.ts';

export interface StaffRow {
  id: number;
  uid: string;
  email: string;
  display_name: string | null;
  roles: string[];
  disabled: boolean;
  created_at: string;
}

const columns = sql`a.id, a.uid, a.email, a.display_name, a.disabled, a.created_at,
  array(select r.role_id from account_roles r where r.account_id = a.id order by r.role_id) as roles`;

/** Staff by e-mail, of one role or any, whose e-mail or name contains the search text; and how many there are. */
export async function findStaffAccounts(
  tx: Tx,
  asked: { role?: string | undefined; search?: string | undefined; limit: number; offset: number },
): Promise<{ rows: StaffRow[]; total: number }> {
  const { role = null, search = '' } = asked;
  const wanted = sql`a.kind = 'staff'
    and (${role}::text is null
         or exists (select from account_roles r where r.account_id = a.id and r.role_id = ${role}))
    and (${search} = '' or strpos(lower(a.email || ' ' || coalesce(a.display_name, '')), lower(${search})) > 0)`;
  const { rows } = await sql<StaffRow>`
    select ${columns} from accounts a where ${wanted}
     order by lower(a.email) limit ${asked.limit} offset ${asked.offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from accounts a where ${wanted}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Serialises changes to staff accounts, so that two cannot each remove the last but one. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`lock table account_roles in share row exclusive mode`.execute(tx);
}

/** An officer's account by the identity's uid; never a consultation user's. */
export async function findStaffAccount(tx: Tx, uid: string): Promise<StaffRow | undefined> {
  const { rows } = await sql<StaffRow>`
    select ${columns} from accounts a where a.uid = ${uid} and a.kind = 'staff'`.execute(tx);
  return rows[0];
}

/** Whether the council has such a role. */
export async function roleExists(tx: Tx, role: string): Promise<boolean> {
  const { rows } = await sql`select from roles where id = ${role}`.execute(tx);
  return rows.length > 0;
}

/** Whether any account of the council, staff or public, has this address, whatever its case. */
export async function emailIsTaken(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from accounts where lower(email) = lower(${email})`.execute(tx);
  return rows.length > 0;
}

/** Whether somebody else who may still sign in has the right to write authorisation. */
export async function anotherAdministers(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from accounts a join account_roles r on r.account_id = a.id join role_grants g using (role_id)
     where a.id <> ${accountId} and a.kind = 'staff' and not a.disabled
       and g.unit = 'authorisation' and g.action = 'write' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Adds an account with its role. False if its e-mail or uid was taken meanwhile. */
export async function insertStaffAccount(
  tx: Tx,
  account: { uid: string; email: string; name: string | null; role: string },
): Promise<boolean> {
  const { rows } = await sql`
    with added as (
      insert into accounts (uid, email, display_name, kind, provider)
      values (${account.uid}, ${account.email}, ${account.name}, 'staff', 'azure')
      on conflict do nothing returning id)
    insert into account_roles (account_id, role_id) select id, ${account.role} from added
    returning account_id`.execute(tx);
  return rows.length > 0;
}

/** Disables or enables; disabling also ends sessions begun in that very second. */
export async function setStaffDisabled(tx: Tx, id: number, disabled: boolean): Promise<void> {
  await sql`
    update accounts
       set disabled = ${disabled}, updated_at = now(),
           sessions_valid_from = case when ${disabled}
             then date_trunc('second', clock_timestamp()) + interval '1 second' else sessions_valid_from end
     where id = ${id}`.execute(tx);
}

/** Removes an account and its content-system tokens; history keeps the name. */
export async function removeAccount(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from platform.content_tokens
     where account_id = ${id} and tenant_role = current_user`.execute(tx);
  await sql`delete from accounts where id = ${id} and kind = 'staff'`.execute(tx);
}
