import type { Tx } from '../../platform/db.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { replyAddress } from '../../platform/mail/foot.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { isUnanswered } from '../../platform/mail/unanswered.ts';
import { plainBlocks, readBlocks } from '../ground/html/blocks.ts';
import { sendingMessages as messages } from './messages.ts';
import { endDeliveries, takeDelivery } from './queries/deliveries.ts';
import { settleDeliveries } from './settle-deliveries.ts';

/**
 * Job 'send-response': sends one mail, never twice. That it begins is stored before the mail leaves; whoever finds that
 * an attempt began and ended without a word does not send it again but says so, and an officer decides.
 */
const sendResponseJob: JobHandler<'send-response'> = {
  run: async ({ payload: { deliveryId }, tenant, inTenant }) => {
    const mail = await inTenant((tx) => takeDelivery(tx, deliveryId));
    if (!mail) return;
    if (mail.busy) throw new Error('Another attempt is sending it');
    if (mail.begun) {
      await inTenant((tx) => failed(tx, deliveryId, 'Sending', messages.mayBeSent));
      return;
    }
    try {
      await sendMail({
        reference: mail.reference,
        tenant: tenant.shortName,
        to: mail.email,
        replyTo: replyAddress(tenant),
        subject: mail.subject,
        text: plainBlocks(readBlocks(mail.html)),
      });
    } catch (error) {
      if (isUnanswered(error)) {
        await inTenant((tx) => failed(tx, deliveryId, 'Sending', messages.mayBeSent));
        return;
      }
      const reason = error instanceof Error ? error.message : String(error);
      await inTenant((tx) =>
        endDeliveries(tx, [deliveryId], { from: ['Sending'], state: 'Queued', reason }),
      );
      throw error;
    }
    await inTenant(async (tx) => {
      const ended = await endDeliveries(tx, [deliveryId], { from: ['Sending'], state: 'Sent' });
      await settle(tx, ended, messages.mailed);
    });
  },
  gaveUp: async ({ payload: { deliveryId }, inTenant }, error) => {
    const why = error instanceof Error ? error.message : messages.gaveUp;
    await inTenant(async (tx) => {
      // The last attempt may have sent it and been killed, whatever the earlier ones were refused for.
      await failed(tx, deliveryId, 'Sending', messages.mayBeSent);
      await failed(tx, deliveryId, 'Queued', why);
    });
  },
};

async function failed(
  tx: Tx,
  id: number,
  from: 'Queued' | 'Sending',
  reason: string,
): Promise<void> {
  const ended = await endDeliveries(tx, [id], { from: [from], state: 'Failed', reason });
  await settle(tx, ended, messages.failed);
}

/** In the name of whoever sent it. */
async function settle(
  tx: Tx,
  ended: Awaited<ReturnType<typeof endDeliveries>>,
  inWords: (recipient: string) => string,
): Promise<void> {
  for (const each of ended) {
    const author = { accountId: each.accountId, displayName: each.accountName };
    await settleDeliveries(tx, author, [each], inWords);
  }
}

export const responseJobs = { 'send-response': sendResponseJob };
