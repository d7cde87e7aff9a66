import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import {
  deleteEndedTokens,
  deleteSession,
  findToken,
  insertToken,
  type StoredToken,
  type TokenKind,
} from './queries/tokens.ts';

const ACCESS_SECONDS = 15 * 60;
// As long as a staff session may last; renewing does not make it longer.
const SESSION_SECONDS = 12 * 60 * 60;

/** What a client receives at sign-in and at each renewal; `expires` in ms, as Directus counts. */
export interface IssuedTokens {
  access_token: string;
  refresh_token: string;
  expires: number;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

async function issue(
  tx: Tx,
  accountId: number,
  { session, parent }: { session: string; parent: string | null },
  refreshEnds: { seconds: number } | { at: string },
): Promise<IssuedTokens> {
  const [access, refresh] = [randomBytes(32), randomBytes(32)].map((bytes) =>
    bytes.toString('base64url'),
  ) as [string, string];
  const about = { session, parent, accountId };
  await insertToken(tx, {
    ...about,
    kind: 'access',
    hash: hashOf(access),
    ends: { seconds: ACCESS_SECONDS },
  });
  await insertToken(tx, { ...about, kind: 'refresh', hash: hashOf(refresh), ends: refreshEnds });
  return { access_token: access, refresh_token: refresh, expires: ACCESS_SECONDS * 1000 };
}

/** Tokens for a new session of this account; `parent` is the session of the product that it ends with. */
export async function beginContentSession(
  tx: Tx,
  accountId: number,
  parent: string | null = null,
): Promise<IssuedTokens> {
  await deleteEndedTokens(tx, accountId);
  return issue(tx, accountId, { session: randomUUID(), parent }, { seconds: SESSION_SECONDS });
}

/**
 * New tokens for an old refresh token, which works only once. Undefined when it is unknown, ended or revoked, or
 * belongs to an account other than the one named.
 */
export async function renewContentSession(
  tx: Tx,
  refreshToken: string,
  accountId?: number,
): Promise<IssuedTokens | undefined> {
  const old = await readToken(tx, 'refresh', refreshToken);
  if (!old || old.expired || old.revoked) return undefined;
  if (accountId !== undefined && old.account_id !== accountId) return undefined;
  await deleteSession(tx, old.session);
  return issue(tx, old.account_id, old, { at: old.expires_at });
}

/** Ends the session of a refresh token; ignores an unknown one. */
export async function endContentSession(tx: Tx, refreshToken: string): Promise<void> {
  const old = await readToken(tx, 'refresh', refreshToken);
  if (old) await deleteSession(tx, old.session);
}

/** What the council has stored about a token, or undefined. */
export function readToken(
  tx: Tx,
  kind: TokenKind,
  token: string,
): Promise<StoredToken | undefined> {
  return findToken(tx, kind, hashOf(token));
}
