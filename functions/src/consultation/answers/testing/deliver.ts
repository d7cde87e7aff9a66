import { jobs } from '../../../jobs.ts';
import { sql, withPlatform } from '../../../platform/db.ts';
import { handleMessage } from '../../../platform/jobs.ts';
import type { JobMessage } from '../../../platform/outbox.ts';
import type { Council } from '../../../platform/testing/council.ts';

/** The council's mails of responses that wait in the outbox, oldest first. */
export async function waitingMails(council: Council): Promise<JobMessage[]> {
  const { rows } = await withPlatform((tx) =>
    sql<JobMessage>`
      select id as "eventId", ${council.shortName} as tenant, job, payload, trace from platform.outbox
       where tenant_role = ${council.mainSchema} and job = 'send-response' and handled_at is null
       order by created_at`.execute(tx),
  );
  return rows;
}

/** Delivers them as Pub/Sub would; gives how many there were. */
export async function deliverMails(council: Council): Promise<number> {
  const waiting = await waitingMails(council);
  for (const message of waiting) await handleMessage(jobs, message);
  return waiting.length;
}
