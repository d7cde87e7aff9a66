import type { Request } from 'express';
import { callerAddress, limitRate, withinRate } from '../platform/rate-limit.ts';
import type { Tenant } from '../platform/tenancy.ts';

const MINUTE = 60;
const HOUR = 3_600;

/** Per caller's address. A council's whole office, and a library's readers, share one. */
const perAddress = {
  'sign-in': { times: 100, seconds: 5 * MINUTE },
  'sign-up': { times: 30, seconds: HOUR },
  reset: { times: 30, seconds: HOUR },
  verification: { times: 60, seconds: HOUR },
  code: { times: 60, seconds: HOUR },
} as const;

/** Mails to one person. */
const MAILS = { times: 5, seconds: HOUR };

/** Throws 429 when this address has tried too often. */
export async function limitByAddress(
  tenant: Tenant,
  what: keyof typeof perAddress,
  request: Request,
): Promise<void> {
  await limitRate(tenant, { what, whom: callerAddress(request), ...perAddress[what] });
}

/** Throws 429 when too many mails of a kind were asked for one e-mail; the same whether it is known. */
export async function limitMails(
  tenant: Tenant,
  what: 'reset' | 'verification',
  email: string,
): Promise<void> {
  await limitRate(tenant, { what: `${what}-mail`, whom: email.toLowerCase(), ...MAILS });
}

/** As limitMails, for a mail that sign-in sends along: false when it should be left out. */
export async function mayMail(
  tenant: Tenant,
  what: 'verification',
  email: string,
): Promise<boolean> {
  return withinRate(tenant, { what: `${what}-mail`, whom: email.toLowerCase(), ...MAILS });
}
