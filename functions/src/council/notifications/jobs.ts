import { councilOrigin } from '../../platform/council-origin.ts';
import { sql } from '../../platform/db.ts';
import type { JobTable } from '../../platform/jobs.ts';
import { deliverOnce } from '../../platform/mail/send-mail-job.ts';

interface EndedRow {
  email: string;
  name: string;
  label: string;
  message: string;
  link: string | null;
}

/** Job 'ended-mail': writes to the person whose work ended, unless the notification is gone. */
export const notificationJobs: Pick<JobTable, 'ended-mail'> = {
  'ended-mail': {
    run: async (context) => {
      const { notificationId } = context.payload;
      const { rows } = await context.inTenant((tx) =>
        sql<EndedRow>`
          select a.email, coalesce(a.display_name, a.email) as name, n.label, n.message, n.link
            from notifications n join accounts a on a.id = n.account_id
           where n.id = ${notificationId} and not a.disabled`.execute(tx),
      );
      const [ended] = rows;
      if (!ended) return;
      const { email, name, label, message } = ended;
      const { tenant } = context;
      const link = new URL(ended.link ?? '/notifications', councilOrigin(tenant)).href;
      const values = { council: tenant.name, name, label, message, link };
      await deliverOnce(context, { template: 'ended', to: email, values });
    },
  },
};
