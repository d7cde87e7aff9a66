import type { Actor } from './actor.ts';
import { may } from './actor.ts';
import type { Contract } from './contract.ts';
import { AppError } from './errors.ts';
import type { Tenant } from './tenancy.ts';

/**
 * While a council is under maintenance only its administrators (who can end it) work on; sign-in, the
 * tenant record and public calls stay open so that the maintenance page can be shown.
 */
export function refuseWhileMaintained(
  contract: Contract,
  tenant: Tenant,
  actor: Actor | undefined,
): void {
  if (tenant.record.global_maintenance_active !== true) return;
  if (contract.access === 'public' || contract.access === 'signed-in') return;
  if (actor && may(actor, 'authorisation', 'read', 'write', 'delete')) return;
  throw new AppError('maintenance');
}
