import { councilOrigin } from '../council-origin.ts';
import { sql } from '../db.ts';
import type { JobContext, JobHandler } from '../jobs.ts';
import { mailFoot, replyAddress } from './foot.ts';
import { sendMail } from './mail.ts';
import type { TemplateName } from '../job-names.ts';
import { fillTemplate } from './templates.ts';

/**
 * Job 'send-mail': payload { template, to, values }. An e-mail can't be unsent, so its event is recorded right after
 * sending: after a crash between the two it is sent twice, with the same reference.
 */
export const sendMailJob: JobHandler<'send-mail'> = {
  run: async (context) => {
    await deliverOnce(context, context.payload);
  },
};

/** Fills in and sends an event's e-mail, unless that has been done already. */
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
    subject: filled.subject,
    text: filled.text + mailFoot(mail.template, tenant, councilOrigin(tenant)),
  });
  await context.once(async () => undefined);
}

/** Whether an earlier delivery has handled this event. */
export async function wasHandled({ eventId, inTenant }: JobContext): Promise<boolean> {
  const { rows } = await inTenant((tx) =>
    sql`select event_id from handled_events where event_id = ${eventId}`.execute(tx),
  );
  return rows.length > 0;
}
