import type { Request, RequestHandler } from 'express';
import { may, type Actor, type VerifiedSession } from './actor.ts';
import { admitted, inputOf, lenientSession, refuseUnlessServed } from './admission.ts';
import { contractHandler, type HandlerAnswer } from './answering.ts';
import type { Contract, ParsedOf } from './contract.ts';
import { announcedIn } from './changed.ts';
import { announceDeclared, declaredNews } from './declared-changes.ts';
import { config } from './config.ts';
import { withTenant, withTenantAgain, type Tx } from './db.ts';
import { onceOnly } from './idempotency.ts';
import { limitCalls } from './limit-calls.ts';
import { log } from './log.ts';
import { refuseForeignOrigin } from './origin.ts';
import { refuseCrowd } from './refuse-crowd.ts';
import { tenantOfRequest } from './request-session.ts';
import type { Tenant } from './tenancy.ts';

/** What a handler receives. `actor` is undefined only if the contract's access is 'public'. */
export interface Call<C> {
  input: ParsedOf<C>;
  tenant: Tenant;
  request: Request;
  actor: Actor | undefined;
}
/** As Call, for contracts whose access is not 'public'. */
export interface SignedInCall<C> extends Call<C> {
  actor: Actor;
}

export interface Route {
  contract: Contract;
  handler: RequestHandler;
  /** Refuses what cannot be served, before anything is read of the call. */
  refuse?: RequestHandler;
}

/**
 * An endpoint that runs in one transaction of the council: authenticate, check flag and access, validate, act, check
 * the answer. Handlers make no network calls; what needs one is a job: a transaction that another one overtook happens
 * again. What `prefetch` reads is sent together with the query for the caller, which saves a round trip if every answer
 * needs it; callers without access are told none of it.
 */
export function route<C extends Contract, A = undefined>(
  contract: C,
  act: (call: SignedInCall<C> & { tx: Tx; prefetched: A }) => Promise<HandlerAnswer<C>>,
  prefetch?: (tx: Tx) => Promise<A>,
): Route {
  return build(contract, async (request, tenant, session) =>
    withTenantAgain(tenant, async (tx) => {
      const admission = admitted(contract, request, tenant, session, tx);
      const read = session && prefetch?.(tx);
      // If the caller is not admitted, that is the error to report.
      read?.catch(() => undefined);
      const call = await admission;
      const answer = await onceOnly(contract, call, tx, async () => {
        const acted = await act({ ...call, tx, prefetched: (await read) as A });
        await announceDeclared(tx, call.actor, declaredNews(contract, call.input, call.actor));
        return acted;
      });
      requireDeclared(contract, tx);
      return answer;
    }),
  );
}

/** The caller would not reload anything that a call announces but its contract does not declare. */
function requireDeclared({ method, path, changes = [] }: Contract, tx: Tx): void {
  const declared = new Set(changes.map((change) => change.split(/[:*.]/)[0]));
  const missing = [...announcedIn(tx)].filter((entity) => !declared.has(entity));
  if (missing.length === 0) return;
  const message = `${method} ${path} changes ${missing.join(', ')} and does not declare it`;
  if (config().local) throw new Error(message);
  log.error(message);
}

/** As `route`, for endpoints open to anybody: `actor` may be undefined. */
export function publicRoute<C extends Contract>(
  contract: C,
  act: (call: Call<C> & { tx: Tx }) => Promise<HandlerAnswer<C>>,
): Route {
  return route(contract, act as Parameters<typeof route<C>>[1]);
}

/**
 * An endpoint that calls another service (sign-in, storage): the actor is read in a transaction of its own, and the
 * handler opens others with `inTenant` as needed. What `inTenant` is given may happen again (see withTenantAgain).
 */
export function networkRoute<C extends Contract>(
  contract: C,
  act: (
    call: Call<C> & { inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> },
  ) => Promise<HandlerAnswer<C>>,
): Route {
  return build(contract, async (request, tenant, session) => {
    const call = await withTenant(tenant, (tx) => admitted(contract, request, tenant, session, tx));
    const actor = call.actor as Actor | undefined;
    const originals = actor !== undefined && may(actor, 'originals', 'read');
    const answer = await act({
      ...call,
      inTenant: (work) => withTenantAgain(tenant, work, { originals }),
    });
    const news = declaredNews(contract, call.input, call.actor);
    if (news.length > 0) await withTenant(tenant, (tx) => announceDeclared(tx, call.actor, news));
    return answer;
  });
}

/**
 * An endpoint that does the same whoever calls it, and reads no session. Origin, whatever `refuse` throws at,
 * and input are refused before any connection to the database is taken; the handler takes one with `inTenant`.
 */
export function anonymousRoute<C extends Contract>(
  contract: C,
  refuse: (request: Request) => void,
  act: (
    call: Call<C> & { inTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> },
  ) => Promise<HandlerAnswer<C>>,
): Route {
  return {
    contract,
    refuse: refuseCrowd,
    handler: contractHandler(contract, async (request) => {
      refuseForeignOrigin(request);
      // Before anything is looked at: what is refused costs time as well.
      refuse(request);
      const input = inputOf(contract, request);
      const tenant = await tenantOfRequest(request);
      refuseUnlessServed(contract, tenant, undefined);
      const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenantAgain(tenant, work);
      return act({ input, tenant, request, actor: undefined, inTenant });
    }),
  };
}

/** An endpoint outside any council: the list of councils, health, the published contract. */
export function platformRoute<C extends Contract>(
  contract: C,
  act: (call: { input: ParsedOf<C>; request: Request }) => Promise<HandlerAnswer<C>>,
): Route {
  return {
    contract,
    handler: contractHandler(contract, async (request) =>
      act({ input: inputOf(contract, request), request }),
    ),
  };
}

type Act<C> = (
  request: Request,
  tenant: Tenant,
  session: VerifiedSession | undefined,
) => Promise<HandlerAnswer<C>>;

function build<C extends Contract>(contract: C, act: Act<C>): Route {
  return {
    contract,
    refuse: refuseCrowd,
    handler: contractHandler(contract, async (request) => {
      refuseForeignOrigin(request);
      const tenant = await tenantOfRequest(request);
      const session = await lenientSession(contract, request, tenant);
      if (session) await limitCalls(tenant, session.uid);
      return act(request, tenant, session);
    }),
  };
}
