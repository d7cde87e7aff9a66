import { config } from '../../platform/config.ts';
import { networkRoute, platformRoute, publicRoute, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { flagNames } from '../../platform/flag-names.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { callerAddress, limitRate } from '../../platform/rate-limit.ts';
import { listedTenants, type Tenant } from '../../platform/tenancy.ts';
import { readMapKeys } from '../ground/map-keys/read-map-keys.ts';
import { getTenant, getTenantFlags, listTenants, sendFeedback } from './contract.ts';
import { APPLICATION_ID } from './flags.ts';
import { presentTenant } from './present.ts';

const HOUR = 3_600;
/** Feedback needs no session, and each is a mail: the daily limit of the mail service must not go on it. */
const FROM_ONE_ADDRESS = { what: 'feedback', times: 10, seconds: HOUR };
const TO_ONE_COUNCIL = { what: 'feedback-in-all', whom: '', times: 200, seconds: 24 * HOUR };

export const tenantRoutes: Route[] = [
  platformRoute(listTenants, async () =>
    (await listedTenants()).map(({ shortName, name, record }) => ({
      shortName,
      name,
      smallLogo: typeof record.smallLogo === 'string' ? record.smallLogo : null,
    })),
  ),

  publicRoute(getTenant, async ({ tenant, tx }) =>
    presentTenant(tenant, await readMapKeys(tx, tenant)),
  ),

  publicRoute(getTenantFlags, async ({ tenant }) => flagsOf(tenant)),

  networkRoute(sendFeedback, async ({ input, tenant, request, inTenant }) => {
    const to = (tenant.record.emails as { forReply?: string | null } | undefined)?.forReply;
    if (!to) throw new AppError('not-found');
    await limitRate(tenant, { ...FROM_ONE_ADDRESS, whom: callerAddress(request) });
    await limitRate(tenant, TO_ONE_COUNCIL);
    const values = {
      council: tenant.name,
      message: input.message,
      from: input.email ?? '',
      page: input.page ?? '',
      origin: config().publicOrigin,
    };
    await inTenant((tx) =>
      enqueueJob(tx, { job: 'send-mail', payload: { template: 'feedback', to, values } }),
    );
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
