import { sql } from '../db.ts';
import type { JobContext, JobHandler } from '../jobs.ts';
import type { Tenant } from '../tenancy.ts';
import { sendMail } from './mail.ts';
import type { TemplateName } from '../job-names.ts';
import { fillTemplate } from './templates.ts';

/**
 * Job 'send-mail': payload { template, to, values }. A mail can't be unsent, so its event is noted
 * right after sending: a crash between the two sends it twice under the same reference.
 */
export const sendMailJob: JobHandler<'send-mail'> = {
  run: async (context) => {
    await deliverOnce(context, context.payload);
  },
};

/** Fills and sends one mail of a job's event, unless that event was done before. */
export async function deliverOnce(
  context: JobContext,
  mail: { template: TemplateName; to: string; values: Record<string, string> },
): Promise<void> {
  if (await wasHandled(context)) return;
  const filled = fillTemplate(mail.template, mail.values);
  const { eventId, tenant } = context;
  await sendMail({
    reference: eventId,
    tenant: tenant.shortName,
    to: mail.to,
    replyTo: replyAddress(tenant),
    ...filled,
  });
  await context.once(async () => undefined);
}

/** Whether this event's work was done by an earlier delivery. */
export async function wasHandled({ eventId, inTenant }: JobContext): Promise<boolean> {
  const { rows } = await inTenant((tx) =>
    sql`select event_id from handled_events where event_id = ${eventId}`.execute(tx),
  );
  return rows.length > 0;
}

function replyAddress(tenant: Tenant): string | undefined {
  const { forReply } = (tenant.record.emails ?? {}) as { forReply?: unknown };
  return typeof forReply === 'string' ? forReply : undefined;
}
