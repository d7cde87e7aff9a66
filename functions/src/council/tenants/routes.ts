import { config } from '../../platform/config.ts';
import { platformRoute, publicRoute, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { flagNames } from '../../platform/flag-names.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { allTenants, type Tenant } from '../../platform/tenancy.ts';
import { getTenant, getTenantFlags, listTenants, sendFeedback } from './contract.ts';
import { APPLICATION_ID } from './flags.ts';
import { presentTenant } from './present.ts';

export const tenantRoutes: Route[] = [
  platformRoute(listTenants, async () =>
    (await allTenants()).map(({ shortName, name, record }) => ({
      shortName,
      name,
      smallLogo: typeof record.smallLogo === 'string' ? record.smallLogo : null,
    })),
  ),

  publicRoute(getTenant, async ({ tenant }) => presentTenant(tenant)),

  publicRoute(getTenantFlags, async ({ tenant }) => flagsOf(tenant)),

  publicRoute(sendFeedback, async ({ input, tenant, tx }) => {
    const to = (tenant.record.emails as { forReply?: string | null } | undefined)?.forReply;
    if (!to) throw new AppError('not-found');
    await enqueueJob(tx, {
      job: 'send-mail',
      payload: {
        template: 'feedback',
        to,
        values: {
          council: tenant.name,
          message: input.message,
          from: input.email ?? '',
          page: input.page ?? '',
          origin: config().publicOrigin,
        },
      },
    });
    return undefined;
  }),
];

function flagsOf(tenant: Tenant) {
  return flagNames.map((name) => ({
    name,
    available: tenant.flags.has(name),
    tenant: tenant.shortName,
    application: APPLICATION_ID,
  }));
}
