import { councilAuth } from '../../platform/council-auth.ts';
import { councilOrigin } from '../../platform/council-origin.ts';
import type { Tx } from '../../platform/db.ts';
import type { JobPayloads } from '../../platform/job-names.ts';
import type { JobContext, JobHandler } from '../../platform/jobs.ts';
import { deliverOnce, wasHandled } from '../../platform/mail/send-mail-job.ts';
import { enqueueJob } from '../../platform/outbox.ts';
import { adminErrorCode, onAuthEmulator } from './identity.ts';
import { restoreIdentity } from './own-email.ts';
import * as accounts from './queries.ts';

type AccountMail = JobPayloads['account-mail']['template'];

/** Has a mail about the account written and sent once this transaction is committed; its link leads back to `returnTo`. */
export async function requestAccountMail(
  tx: Tx,
  template: AccountMail,
  accountId: number,
  returnTo?: string,
): Promise<void> {
  await enqueueJob(tx, { job: 'account-mail', payload: { template, accountId, returnTo } });
}

/**
 * Has a reset link sent if the e-mail is known. The job looks it up, so that the call takes as long and answers the
 * same for an unknown address.
 */
export async function requestReset(tx: Tx, email: string): Promise<void> {
  await enqueueJob(tx, { job: 'account-mail', payload: { template: 'reset', email } });
}

/** Job 'account-mail': makes the link's code only now, so that no code rests in the outbox. */
export const accountMailJob: JobHandler<'account-mail'> = {
  run: async (context) => {
    if (await wasHandled(context)) return;
    const { template, accountId, email, returnTo } = context.payload;
    const account = await context.inTenant((tx) =>
      email === undefined ? accounts.findById(tx, accountId ?? 0) : accounts.findByEmail(tx, email),
    );
    if (!account || !mayBeMailed(account, template)) return;
    const made = await linkFor(context, template, account);
    if (made === undefined) return;
    const link = returnTo === undefined ? made : leadingBack(made, returnTo);
    await deliverOnce(context, {
      template,
      to: account.email,
      values: { council: context.tenant.name, name: greetingName(account), link },
    });
  },
};

/** Staff have no password with us, except in a demo project. */
function mayBeMailed(account: accounts.Account, template: AccountMail): boolean {
  if (account.disabled || (template === 'verification' && account.verified)) return false;
  return account.kind === 'consultation' || onAuthEmulator();
}

function greetingName(account: accounts.Account): string {
  const { firstName } = account.about as { firstName?: string };
  return firstName || account.display_name || account.email.split('@')[0] || 'Guest';
}

async function linkFor(
  { tenant }: JobContext,
  template: AccountMail,
  account: accounts.Account,
): Promise<string | undefined> {
  const origin = councilOrigin(tenant);
  if (template === 'welcome') return `${origin}/p/document`;
  const { email } = account;
  if (account.kind === 'consultation' && !(await restoreIdentity(tenant, account)))
    return undefined;
  const auth = await councilAuth(tenant);
  try {
    const made =
      template === 'verification'
        ? await auth.generateEmailVerificationLink(email)
        : await auth.generatePasswordResetLink(email);
    return actionLink(origin, made);
  } catch (error) {
    if (/(user|email)-not-found/.test(adminErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}

/** Our page goes on to this place once the address is confirmed. */
function leadingBack(made: string, returnTo: string): string {
  const link = new URL(made);
  link.searchParams.set('returnTo', returnTo);
  return link.href;
}

/** Rewrites Identity Platform's link to point at our own page, keeping only the mode and the code. */
function actionLink(origin: string, made: string): string {
  const { searchParams } = new URL(made);
  const link = new URL('/consultations/auth-action', origin);
  link.searchParams.set('mode', searchParams.get('mode') ?? '');
  link.searchParams.set('oobCode', searchParams.get('oobCode') ?? '');
  return link.href;
}
