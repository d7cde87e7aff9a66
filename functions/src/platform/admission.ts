import type { Request } from 'express';
import { may, readActor, type Actor, type VerifiedSession } from './actor.ts';
import type { Contract, ParsedOf } from './contract.ts';
import type { Tx } from './db.ts';
import { validInput } from './decode.ts';
import type { SignedInCall } from './endpoint.ts';
import { AppError, isRefusal } from './errors.ts';
import { refuseWhileMaintained } from './maintenance.ts';
import { sessionOf } from './request-session.ts';
import type { Tenant } from './tenancy.ts';

/** A public page must open even if the visitor's session has ended; a guarded one reports that it has. */
export async function lenientSession(contract: Contract, request: Request, tenant: Tenant) {
  try {
    return await sessionOf(request, tenant);
  } catch (error) {
    if (contract.access === 'public' && isRefusal(error)) return undefined;
    throw error;
  }
}

/**
 * The call of whoever may make it, with its input. Throws unauthenticated, not-authorized, feature-off, or payload-invalid
 * naming every invalid field.
 */
export async function admitted<C extends Contract>(
  contract: C,
  request: Request,
  tenant: Tenant,
  session: VerifiedSession | undefined,
  tx: Tx,
): Promise<SignedInCall<C>> {
  const actor = await actorFor(contract, session, tx);
  if (actor) actor.tab = tabOf(request);
  refuseUnlessServed(contract, tenant, actor);
  const { access } = contract;
  if (
    typeof access !== 'string' &&
    !access.every((rule) => may(actor as Actor, rule.unit, ...rule.actions))
  ) {
    throw new AppError('not-authorized');
  }
  return { input: inputOf(contract, request), tenant, request, actor: actor as Actor };
}

/** Throws where the council does not have the feature, or is being maintained. */
export function refuseUnlessServed(
  contract: Contract,
  tenant: Tenant,
  actor: Actor | undefined,
): void {
  if (contract.flag !== undefined && !tenant.flags.has(contract.flag))
    throw new AppError('feature-off');
  refuseWhileMaintained(contract, tenant, actor);
}

/** As named by the browser; an invalid name counts as none. */
function tabOf(request: Request): string | undefined {
  const tab = request.header('x-tab');
  return tab !== undefined && /^[\w-]{8,64}$/.test(tab) ? tab : undefined;
}

async function actorFor(contract: Contract, session: VerifiedSession | undefined, tx: Tx) {
  if (session === undefined) {
    if (contract.access === 'public') return undefined;
    throw new AppError('unauthenticated');
  }
  try {
    return await readActor(tx, session);
  } catch (error) {
    if (contract.access === 'public' && isRefusal(error)) return undefined;
    throw error;
  }
}

/** What a request says, as its contract has it. Throws payload-invalid. */
export function inputOf<C extends Contract>(contract: C, request: Request): ParsedOf<C> {
  return validInput(contract, {
    params: request.params,
    query: request.query as Record<string, unknown>,
    // A body of bytes is not JSON: the functions framework leaves a form's here, which the handler reads itself.
    body: Buffer.isBuffer(request.body) ? undefined : (request.body as unknown),
  }) as ParsedOf<C>;
}
