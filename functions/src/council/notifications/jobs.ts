import { councilOrigin } from '../../platform/council-origin.ts';
import type { JobTable } from '../../platform/jobs.ts';
import { deliverOnce } from '../../platform/mail/send-mail-job.ts';
import { findEnded } from './queries.ts';

/** Job 'ended-mail': writes to the person whose work ended, unless the notification is gone. */
export const notificationJobs: Pick<JobTable, 'ended-mail'> = {
  'ended-mail': {
    run: async (context) => {
      const { notificationId } = context.payload;
      const ended = await context.inTenant((tx) => findEnded(tx, notificationId));
      if (!ended) return;
      const { email, name, label, message } = ended;
      const { tenant } = context;
      const link = new URL(ended.link ?? '/notifications', councilOrigin(tenant)).href;
      const values = { council: tenant.name, name, label, message, link };
      await deliverOnce(context, { template: 'ended', to: email, values });
    },
  },
};
