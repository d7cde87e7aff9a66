import { log } from './log.ts';
import { reportError } from './report.ts';
import { allTenants, type Tenant } from './tenancy.ts';

/**
 * Does `work` for every council in turn. One for which it fails, or that was erased meanwhile, does not hold up the
 * others: it is logged as `what` was not done.
 */
export async function inEachCouncil(
  what: string,
  work: (tenant: Tenant) => Promise<unknown>,
): Promise<void> {
  for (const tenant of await allTenants()) {
    try {
      await work(tenant);
    } catch (error) {
      log.error(`not done for a council: ${what}`, {
        tenant: tenant.shortName,
        error: String(error),
      });
      reportError(error, { tenant: tenant.shortName });
    }
  }
}
