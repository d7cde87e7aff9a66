import type { Request } from 'express';
import { readActor, type Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { isRefusal } from '../../platform/errors.ts';
import { ContentError } from './content-error.ts';
import { readToken } from './tokens.ts';

/** Who calls the content system: an unknown person, or the account behind a bearer token. */
export interface ContentReader {
  actor: Actor | undefined;
  /** 'unit.action' pairs. */
  grants: ReadonlySet<string>;
}

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** The token of a call, if it carries one of the right form. */
export function bearerOf(request: Request): string | undefined {
  return BEARER.exec(request.header('authorization') ?? '')?.[1];
}

/** Reads the bearer token. An invalid one is refused even for calls that need none. */
export async function contentReaderOf(tx: Tx, request: Request): Promise<ContentReader> {
  const header = request.header('authorization');
  if (!header) return { actor: undefined, grants: new Set() };
  const token = bearerOf(request);
  const stored = token === undefined ? undefined : await readToken(tx, 'access', token);
  if (!stored || stored.revoked) throw new ContentError('INVALID_CREDENTIALS');
  if (stored.expired) throw new ContentError('TOKEN_EXPIRED');
  const authTime = Date.parse(stored.created_at) / 1000;
  const actor = await readActor(tx, { uid: stored.uid, authTime }).catch((error: unknown) => {
    throw isRefusal(error) ? new ContentError('INVALID_CREDENTIALS') : error;
  });
  return { actor, grants: actor.grants };
}
