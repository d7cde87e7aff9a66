import type { Request } from 'express';
import { callerAddress, limitRate, withinRate } from '../../platform/rate-limit.ts';
import type { Tenant } from '../../platform/tenancy.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Per IP address: a council's whole office shares one, and so do a library's readers. */
const perAddress = {
  'sign-in': { times: 100, seconds: 5 * MINUTE },
  'sign-up': { times: 30, seconds: HOUR },
  reset: { times: 30, seconds: HOUR },
  verification: { times: 60, seconds: HOUR },
  code: { times: 60, seconds: HOUR },
} as const;

/** Mails to one person. */
const MAILS = { times: 10, seconds: HOUR };

/** Throws 429 when this address has tried too often. */
export async function limitByAddress(
  tenant: Tenant,
  what: keyof typeof perAddress,
  request: Request,
): Promise<void> {
  await limitRate(tenant, { what, whom: callerAddress(request), ...perAddress[what] });
}

/** Throws 429 when too many mails of a kind were requested for one e-mail, whether or not it is known. */
export async function limitMails(
  tenant: Tenant,
  what: 'reset' | 'verification',
  email: string,
): Promise<void> {
  await limitRate(tenant, { what: `${what}-mail`, whom: email.toLowerCase(), ...MAILS });
}

const RECENTLY = { times: 1, seconds: 120 };

/**
 * Whether sign-in should send a confirmation as well: not within two minutes of the last one that came with a sign-up
 * or sign-in, and not over the hourly limit.
 */
export async function mayMailAlong(tenant: Tenant, email: string): Promise<boolean> {
  const whom = email.toLowerCase();
  return (
    (await withinRate(tenant, { what: 'verification-along', whom, ...RECENTLY })) &&
    (await withinRate(tenant, { what: 'verification-mail', whom, ...MAILS }))
  );
}
