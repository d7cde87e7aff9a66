import { createHash } from 'node:crypto';
import type { Contract } from './contract.ts';
import { sql, type Tx } from './db.ts';
import { AppError, invalidField } from './errors.ts';
import { Reply } from './reply.ts';
import type { SignedInCall } from './endpoint.ts';

interface Stored {
  request_hash: string;
  endpoint: string;
  status: number | null;
  body: unknown;
}

/**
 * Runs `act` once for each Idempotency-Key; a repeat gets the stored answer. The key is stored in the same transaction
 * as the effect, so either both happen or neither. The same key with different content is a conflict.
 */
export async function onceOnly<C extends Contract, T>(
  contract: C,
  call: SignedInCall<C>,
  tx: Tx,
  act: () => Promise<T>,
): Promise<T> {
  const key = call.request.header('idempotency-key');
  if (!contract.idempotent || key === undefined || !call.actor) return act();
  if (key.length === 0 || key.length > 200) {
    throw invalidField('Idempotency-Key', 'Between 1 and 200 characters');
  }
  const endpoint = endpointOf(contract);
  const hash = hashOf(call);
  const stored = await claimKey(tx, call.actor.accountId, key, endpoint, hash);
  if (stored) return repeated(stored, endpoint, hash) as T;
  const answer = await act();
  const body: unknown = answer instanceof Reply ? answer.body : answer;
  await sql`update platform.idempotency_keys set status = ${contract.status}, body = ${JSON.stringify(body ?? null)}::jsonb
             where account_id = ${call.actor.accountId} and key = ${key}`.execute(tx);
  return answer;
}

/**
 * The stored answer to a call that repeats one; undefined of any other. It is asked before work that only the first call
 * needs: `onceOnly` still decides which that is.
 */
export async function answeredBefore<C extends Contract>(
  contract: C,
  call: SignedInCall<C>,
  tx: Tx,
): Promise<Reply<unknown> | undefined> {
  const key = call.request.header('idempotency-key');
  if (!contract.idempotent || key === undefined) return undefined;
  const stored = await findStored(tx, call.actor.accountId, key);
  if (!stored?.status) return undefined;
  return repeated(stored, endpointOf(contract), hashOf(call));
}

const endpointOf = ({ method, path }: Contract) => `${method} ${path}`;
const hashOf = ({ input }: { input: unknown }) =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** Waits for a first call that is still running and returns its stored answer, or nothing if this call is the first. */
async function claimKey(tx: Tx, accountId: number, key: string, endpoint: string, hash: string) {
  const { rows } = await sql<{ key: string }>`
    insert into platform.idempotency_keys (account_id, key, endpoint, request_hash)
    values (${accountId}, ${key}, ${endpoint}, ${hash}) on conflict do nothing returning key`.execute(
    tx,
  );
  if (rows.length > 0) return undefined;
  return findStored(tx, accountId, key);
}

async function findStored(tx: Tx, accountId: number, key: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select request_hash, endpoint, status, body from platform.idempotency_keys
     where account_id = ${accountId} and key = ${key}`.execute(tx);
  return rows[0];
}

function repeated(stored: Stored, endpoint: string, hash: string): Reply<unknown> {
  if (stored.endpoint !== endpoint || stored.request_hash !== hash) {
    throw new AppError('key-reused', {
      fields: { 'Idempotency-Key': 'Already used for another request' },
    });
  }
  return new Reply({
    status: stored.status ?? 200,
    body: stored.body,
    headers: { 'idempotent-replayed': 'true' },
  });
}
