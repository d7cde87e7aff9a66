import { sql, type Tx } from './db.ts';
import { AppError } from './errors.ts';
import type { Action, Unit } from './contract.ts';

/** The caller, as recorded by the council; never taken from a payload. */
export interface Actor {
  accountId: number;
  uid: string;
  email: string;
  displayName: string;
  kind: 'staff' | 'consultation';
  provider: string;
  verified: boolean;
  roles: string[];
  grants: ReadonlySet<`${Unit}.${Action}`>;
  /** When the session's sign-in was, in seconds since 1970. */
  authTime: number;
  /** The browser tab that sent the request, if it named itself. */
  tab?: string | undefined;
}

/** A session cookie with a verified signature: its account and the time of sign-in. */
export interface VerifiedSession {
  uid: string;
  /** Seconds since 1970. */
  authTime: number;
  /** Identifies this one session in ended_sessions; absent if there is no cookie. */
  id?: string;
}

interface ActorRow {
  id: number;
  uid: string;
  email: string;
  display_name: string | null;
  kind: 'staff' | 'consultation';
  provider: string;
  verified: boolean;
  disabled: boolean;
  current: boolean;
  ended: boolean;
  roles: string[] | null;
  /** A council's role may hold grants that no endpoint asks for. */
  grants: string[] | null;
  originals: string;
}

/**
 * The account behind a session, with its grants, in one statement. Throws session-terminated if the session was ended
 * or revoked, or the account is disabled or gone: revoking takes no network call.
 */
export async function readActor(tx: Tx, session: VerifiedSession): Promise<Actor> {
  const { rows } = await sql<ActorRow>`
    select a.id, a.uid, a.email, a.display_name, a.kind, a.provider, a.verified, a.disabled,
           to_timestamp(${session.authTime}) >= date_trunc('second', a.sessions_valid_from) as current,
           exists (select from ended_sessions e where e.session = ${session.id ?? null}) as ended,
           (select array_agg(r.role_id) from account_roles r where r.account_id = a.id) as roles,
           (select array_agg(distinct g.unit || '.' || g.action)
              from account_roles r join role_grants g using (role_id)
             where r.account_id = a.id) as grants,
           -- For reads_originals(), until the transaction ends.
           set_config('app.originals', exists (
             select from account_roles r join role_grants g using (role_id)
              where r.account_id = a.id and g.unit = 'originals' and g.action = 'read')::text, true) as originals
      from accounts a where a.uid = ${session.uid}`.execute(tx);
  const row = rows[0];
  if (!row || row.disabled || !row.current || row.ended) throw new AppError('session-terminated');
  return {
    accountId: row.id,
    uid: row.uid,
    email: row.email,
    displayName: row.display_name || row.email.split('@')[0] || 'Guest',
    kind: row.kind,
    provider: row.provider,
    verified: row.verified,
    authTime: session.authTime,
    roles: row.roles ?? [],
    grants: new Set((row.grants ?? []) as `${Unit}.${Action}`[]),
  };
}

/** Whether the actor holds every action on the unit. */
export function may(actor: Actor, unit: Unit, ...actions: Action[]): boolean {
  return actions.every((action) => actor.grants.has(`${unit}.${action}`));
}

/** Throws not-authorized (403) unless the actor holds every action on the unit. */
export function authorise(actor: Actor, unit: Unit, ...actions: Action[]): void {
  if (!may(actor, unit, ...actions)) throw new AppError('not-authorized');
}
