import { sql, type Tx } from '../../platform/db.ts';
import type { PersonSettings } from '../ground/people/settings.ts';

/** A council's account as sign-in sees it. */
export interface Account {
  id: number;
  uid: string;
  email: string;
  kind: 'staff' | 'consultation';
  provider: string;
  verified: boolean;
  disabled: boolean;
  about: Record<string, unknown>;
  meta: Record<string, unknown>;
  display_name: string | null;
  settings: Partial<PersonSettings>;
  /** Seconds since 1970; earlier sessions are refused. */
  valid_from: number | null;
}

const COLUMNS = sql`id, uid, email, kind, provider, verified, disabled, about, meta, display_name, settings,
  case when isfinite(sessions_valid_from) then extract(epoch from sessions_valid_from)::float8 end as valid_from`;

/** The council's account with this identity. */
export async function findByUid(tx: Tx, uid: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${COLUMNS} from accounts where uid = ${uid}`.execute(
    tx,
  );
  return rows[0];
}

/** An account of the council. */
export async function findById(tx: Tx, id: number): Promise<Account | undefined> {
  const { rows } = await sql<Account>`select ${COLUMNS} from accounts where id = ${id}`.execute(tx);
  return rows[0];
}

/** The account with this address, whatever its case. */
export async function findByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${COLUMNS} from accounts where lower(email) = lower(${email})`.execute(tx);
  return rows[0];
}

export interface NewAccount {
  uid: string;
  email: string;
  verified: boolean;
  about: object;
  meta: object;
}

/** Adds a consultation account with its role. Undefined when its e-mail or uid is taken. */
export async function addConsultationAccount(
  tx: Tx,
  account: NewAccount,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    insert into accounts (uid, email, kind, provider, verified, about, meta, display_name)
    values (${account.uid}, ${account.email}, 'consultation', 'firebase-auth', ${account.verified},
            ${JSON.stringify(account.about)}::jsonb, ${JSON.stringify(account.meta)}::jsonb,
            ${nameIn(account.about)})
    on conflict do nothing returning ${COLUMNS}`.execute(tx);
  const added = rows[0];
  if (added) {
    await sql`insert into account_roles (account_id, role_id) values (${added.id}, 'consultee')`.execute(
      tx,
    );
  }
  return added;
}

/** Ends an account whose e-mail nobody confirmed, with all that belongs to it. */
export async function removeUnconfirmed(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from accounts
     where id = ${id} and kind = 'consultation' and not verified and not disabled`.execute(tx);
}

/** Links a member of staff, known only by e-mail until now, to the identity that they signed in with. */
export async function bindStaff(tx: Tx, id: number, uid: string, provider: string): Promise<void> {
  await sql`
    update accounts set uid = ${uid}, provider = ${provider}, verified = true, updated_at = now()
     where id = ${id} and kind = 'staff'`.execute(tx);
}

/** Records the provider somebody last signed in with, and that their e-mail is confirmed. */
export async function noteSignIn(
  tx: Tx,
  id: number,
  provider: string,
  verified: boolean,
): Promise<void> {
  await sql`
    update accounts set provider = ${provider}, verified = verified or ${verified}, updated_at = now()
     where id = ${id} and (provider <> ${provider} or verified is distinct from (verified or ${verified}))`.execute(
    tx,
  );
}

/** Writes what people enter about themselves; metadata is merged part by part. */
export async function writeInfo(
  tx: Tx,
  id: number,
  info: { about?: object; meta?: object },
): Promise<void> {
  await sql`
    update accounts
       set about = coalesce(${info.about ? JSON.stringify(info.about) : null}::jsonb, about),
           meta = meta || ${JSON.stringify(info.meta ?? {})}::jsonb,
           display_name = coalesce(${info.about ? nameIn(info.about) : null}, display_name),
           updated_at = now()
     where id = ${id}`.execute(tx);
}

/** Marks an account's e-mail as confirmed. Undefined if no account has that e-mail. */
export async function markVerified(tx: Tx, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    update accounts set verified = true, updated_at = now()
     where lower(email) = lower(${email}) returning ${COLUMNS}`.execute(tx);
  return rows[0];
}

/**
 * Ends every session of an account. Sign-in times are whole seconds, so only sessions from the next second on are
 * valid: one begun in this very second must end, too.
 */
export async function endSessions(tx: Tx, id: number): Promise<void> {
  await sql`
    update accounts set sessions_valid_from = date_trunc('second', clock_timestamp()) + interval '1 second'
     where id = ${id}`.execute(tx);
}

/** The staff of a council, for the local sign-in page. */
export async function listDemoStaff(
  tx: Tx,
): Promise<{ email: string; display_name: string | null }[]> {
  const { rows } = await sql<{ email: string; display_name: string | null }>`
    select email, display_name from accounts where kind = 'staff' and not disabled order by id limit 50`.execute(
    tx,
  );
  return rows;
}

function nameIn(about: object): string | null {
  const { firstName, lastName } = about as { firstName?: string; lastName?: string };
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/**
 * After a new password: ends every session begun before this second. One begun within it stays; otherwise somebody
 * who signs in at once with the new password would be refused, since sign-in times are whole seconds.
 */
export async function endEarlierSessions(tx: Tx, id: number): Promise<void> {
  await sql`
    update accounts set sessions_valid_from = date_trunc('second', clock_timestamp())
     where id = ${id}`.execute(tx);
}

/** A sign-in as ended sessions name it: its ID token opens no other session once one has been ended. */
const signInId = (uid: string, authTime: number) => `sign-in ${uid} ${authTime}`;

/** Whether a session of this sign-in was ended. */
export async function isSignInEnded(tx: Tx, uid: string, authTime: number): Promise<boolean> {
  const { rows } = await sql`
    select from ended_sessions where session = ${signInId(uid, authTime)}`.execute(tx);
  return rows.length > 0;
}

/**
 * Ends one session for good with its sign-in, and those of the content system begun from it; the record is deleted once
 * even the longest session would have expired.
 */
export async function rememberEnded(
  tx: Tx,
  session: string,
  { uid, authTime }: { uid: string; authTime: number },
): Promise<void> {
  await sql`delete from ended_sessions where expires_at < now()`.execute(tx);
  await sql`
    delete from platform.content_tokens
     where parent = ${session} and tenant_role = current_user`.execute(tx);
  await sql`
    insert into ended_sessions (session, expires_at)
    select unnest(${[session, signInId(uid, authTime)]}::text[]), now() + interval '14 days'
    on conflict do nothing`.execute(tx);
}
