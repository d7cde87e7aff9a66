import { sql, type Tx } from '../../../platform/db.ts';

export type TokenKind = 'access' | 'refresh';

export interface StoredToken {
  account_id: number;
  uid: string;
  session: string;
  parent: string | null;
  created_at: string;
  expires_at: string;
  expired: boolean;
  /** The account is disabled or all its sessions were ended after this one began. */
  revoked: boolean;
}

/** The council's token with this hash, if any; whose it is and whether it is still valid. */
export async function findToken(
  tx: Tx,
  kind: TokenKind,
  hash: Buffer,
): Promise<StoredToken | undefined> {
  const { rows } = await sql<StoredToken>`
    select t.account_id, a.uid, t.session, t.parent, t.created_at, t.expires_at,
           t.expires_at <= clock_timestamp() as expired,
           (a.disabled or t.created_at < a.sessions_valid_from) as revoked
      from platform.content_tokens t join accounts a on a.id = t.account_id
     where t.hash = ${hash} and t.kind = ${kind} and t.tenant_role = current_user`.execute(tx);
  return rows[0];
}

/** Stores a token's hash; it expires in `seconds`, or at the given time. */
export async function insertToken(
  tx: Tx,
  token: {
    kind: TokenKind;
    hash: Buffer;
    session: string;
    /** The session of the product that it ends with. */
    parent: string | null;
    accountId: number;
    ends: { seconds: number } | { at: string };
  },
): Promise<void> {
  const { ends } = token;
  const moment =
    'at' in ends
      ? sql`${ends.at}::timestamptz`
      : sql`clock_timestamp() + make_interval(secs => ${ends.seconds})`;
  await sql`
    insert into platform.content_tokens (hash, kind, session, parent, account_id, created_at, expires_at)
    values (${token.hash}, ${token.kind}, ${token.session}::uuid, ${token.parent}, ${token.accountId}, clock_timestamp(),
            ${moment})`.execute(tx);
}

/** Ends a session: both its tokens are gone. */
export async function deleteSession(tx: Tx, session: string): Promise<void> {
  await sql`
    delete from platform.content_tokens
     where session = ${session}::uuid and tenant_role = current_user`.execute(tx);
}

/** Deletes the account's expired tokens. */
export async function deleteEndedTokens(tx: Tx, accountId: number): Promise<void> {
  await sql`
    delete from platform.content_tokens
     where account_id = ${accountId} and expires_at <= clock_timestamp()
       and tenant_role = current_user`.execute(tx);
}

/** The uid's account, if it is a member of staff who may sign in. */
export async function findStaffAccountId(tx: Tx, uid: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where uid = ${uid} and kind = 'staff' and not disabled`.execute(tx);
  return rows[0]?.id;
}
