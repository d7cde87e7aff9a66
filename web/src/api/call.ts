import { nameSentWith } from './name-sent-with.ts';
import type { Contract } from '@contract/platform/contract.ts';
import { requestParts } from '@contract/platform/request-parts.ts';
import { env } from './env.ts';
import { ApiError, errorFrom, unreachable } from './api-error.ts';
import { pageAccount } from './account.ts';
import { currentTenant, onUndecidedHost } from './host.ts';
import { changedBy, type Change } from '@contract/platform/shown.ts';
import { currentTab, forgetOwnWrites } from './tab.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Repeats of one intent share it, so that it takes effect once. */
  idempotencyKey?: string | undefined;
  /** An ID token, for the calls that trade one for a session. */
  bearer?: string | undefined;
  /** Sent even where the page is left in the same moment; at most 64 kB. */
  outlivesPage?: boolean;
}

/**
 * Calls an endpoint by its contract and gives its answer, out of its envelope. A file answer is a
 * Blob; one that the answer names, a File.
 * Throws ApiError for every failure; an aborted call throws the signal's AbortError.
 */
export async function call<I, O>(
  contract: Contract<I, unknown, O>,
  input: NoInfer<I>,
  options: CallOptions = {},
): Promise<O> {
  const parts = requestParts(contract, (input ?? {}) as Record<string, unknown>);
  const response = await send(parts.path, {
    method: contract.method,
    credentials: 'include',
    headers: headersFor(contract, parts.contentType, options),
    ...(parts.body === undefined ? {} : { body: parts.body }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.outlivesPage ? { keepalive: true } : {}),
  });
  const body = await bodyOf(response);
  // Refused over what has changed or gone meanwhile: the page's copy of it is out of date, too.
  const outOfDate = response.status === 404 || response.status === 409;
  if (contract.changes?.length && (response.ok || outOfDate))
    for (const hear of listeners) hear(changedBy(contract, input));
  if (!response.ok || isRedirect(body)) throw errorFrom(response.status, body);
  const inEnvelope =
    contract.envelope === 'result' && !(body instanceof Blob) && body !== undefined;
  return (inEnvelope ? (body as { result: O }).result : body) as O;
}

const listeners = new Set<(changes: Change[]) => void>();

/**
 * Hears what calls of this page have changed, or could not change because somebody else had, once they are answered;
 * gives what ends it.
 */
export function onOwnChanges(hear: (changes: Change[]) => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** The address of a contract's GET, for links and tile sources that the browser fetches itself. */
export function addressOf<I>(contract: Contract<I>, input: NoInfer<I>): string {
  return env.apiBase + requestParts(contract, input as Record<string, unknown>).path;
}

/** What every request of ours carries; tile sources of maps send these too. */
export function tenantHeaders(): Record<string, string> {
  const tenant = currentTenant();
  const document = /^\/p\/document\/(?!all(?:\/|$)|unsubscribe(?:\/|$))([^/]+)/.exec(
    location.pathname,
  );
  return {
    ...(tenant && onUndecidedHost() ? { 'x-tenant': tenant } : {}),
    ...(document?.[1] ? { 'x-document-id': decodeURIComponent(document[1]) } : {}),
  };
}

function headersFor(
  { method }: Pick<Contract, 'method'>,
  contentType: string | undefined,
  options: CallOptions,
): Record<string, string> {
  const account = pageAccount();
  // Who signs in is known by the token, whoever was here before.
  const namesAccount = method !== 'GET' && account !== null && !options.bearer;
  return {
    ...tenantHeaders(),
    ...(method === 'GET' ? {} : { 'x-tab': currentTab() }),
    ...(namesAccount ? { 'x-account': account } : {}),
    ...(contentType ? { 'content-type': contentType } : {}),
    ...(options.bearer ? { authorization: `Bearer ${options.bearer}` } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
  };
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(env.apiBase + path, init);
  } catch (error) {
    if (init.method !== 'GET') forgetOwnWrites();
    if (init.signal?.aborted) throw error;
    throw unreachable();
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 204) return undefined;
  const name = nameSentWith(response.headers);
  // A GeoJSON file is JSON by its type, and a file all the same.
  if (response.ok && name !== undefined) return new File([await response.blob()], name, { type });
  if (!type.includes('json')) return response.ok ? response.blob() : undefined;
  try {
    return await response.json();
  } catch {
    throw new ApiError({
      ...unreachable(),
      status: response.status,
      message: unreachable().message,
    });
  }
}

const isRedirect = (body: unknown) =>
  typeof body === 'object' && body !== null && 'redirectPath' in body;
