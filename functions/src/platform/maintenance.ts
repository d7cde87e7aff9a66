import type { Actor } from './actor.ts';
import { may } from './actor.ts';
import type { Contract } from './contract.ts';
import { AppError } from './errors.ts';
import type { Tenant } from './tenancy.ts';

/**
 * While a council is under maintenance only its administrators, who can end it, may write. Signing in and public reads
 * stay available so that the maintenance page can be shown.
 */
export function refuseWhileMaintained(
  contract: Contract,
  tenant: Tenant,
  actor: Actor | undefined,
): void {
  if (!isClosedTo(actor, tenant)) return;
  const open = contract.access === 'public' || contract.access === 'signed-in';
  if (open && (contract.method === 'GET' || contract.duringMaintenance)) return;
  throw new AppError('maintenance');
}

/** Whether the council is under maintenance and the caller is not one of its administrators. */
export function isClosedTo(actor: Actor | undefined, tenant: Tenant): boolean {
  if (tenant.record.global_maintenance_active !== true) return false;
  return !(actor && may(actor, 'authorisation', 'read', 'write', 'delete'));
}
